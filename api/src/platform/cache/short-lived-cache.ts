interface Entry<T> {
  madeAt: number
  value: Promise<T>
}

/**
 * Caches a value for a moment, so that requests that come at the same time share it. A value that is not good
 * enough is dropped at once, so that the next request tries again.
 */
export function createShortLivedCache<T>(options: {
  maxAgeMs: number
  maxEntries: number
  isGood(value: T): boolean
  /** Called with every lookup; `isHit` says whether the value was cached. */
  onLook?: ((isHit: boolean) => void) | undefined
}) {
  const entries = new Map<string, Entry<T>>()

  function getOrMake(key: string, make: () => Promise<T>): Promise<T> {
    const known = entries.get(key)
    const isHit = known !== undefined && Date.now() - known.madeAt < options.maxAgeMs
    options.onLook?.(isHit)
    if (isHit) return known.value
    const entry: Entry<T> = { madeAt: Date.now(), value: make() }
    // Deleted before it is set again, because a Map keeps the order of insertion: the oldest entry makes room
    // first.
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > options.maxEntries) entries.delete(entries.keys().next().value!)
    const forget = () => entries.get(key) === entry && entries.delete(key)
    void entry.value.then((value) => options.isGood(value) || forget(), forget)
    return entry.value
  }
  return Object.assign(getOrMake, { forgetAll: () => entries.clear() })
}
