interface Entry<T> {
  madeAt: number
  value: Promise<T>
}

/**
 * Remembers for a moment what was made, so that people who come together share it. What is not good enough is
 * forgotten at once: the next one tries again.
 */
export function createShortMemory<T>(options: {
  maxAgeMs: number
  maxEntries: number
  isGood(value: T): boolean
  /** Told of each look, and whether it was remembered. */
  onLook?: ((isHit: boolean) => void) | undefined
}) {
  const entries = new Map<string, Entry<T>>()

  function remembered(key: string, make: () => Promise<T>): Promise<T> {
    const known = entries.get(key)
    const isHit = known !== undefined && Date.now() - known.madeAt < options.maxAgeMs
    options.onLook?.(isHit)
    if (isHit) return known.value
    const entry: Entry<T> = { madeAt: Date.now(), value: make() }
    // Out and in again: what was made last goes last when room is needed.
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > options.maxEntries) entries.delete(entries.keys().next().value!)
    const forget = () => entries.get(key) === entry && entries.delete(key)
    void entry.value.then((value) => options.isGood(value) || forget(), forget)
    return entry.value
  }
  return Object.assign(remembered, { forgetAll: () => entries.clear() })
}
