import { LRUCache } from 'lru-cache'

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
  const entries = new LRUCache<string, Promise<T>>({
    max: options.maxEntries,
    ttl: options.maxAgeMs,
    // Otherwise a value that nobody asks for again would take memory until many others have come.
    ttlAutopurge: true,
    // The wall clock at every lookup, which tests can move.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  })

  function getOrMake(key: string, make: () => Promise<T>): Promise<T> {
    const known = entries.get(key)
    options.onLook?.(known !== undefined)
    if (known) return known
    const value = make()
    entries.set(key, value)
    const forget = () => entries.peek(key) === value && entries.delete(key)
    void value.then((made) => options.isGood(made) || forget(), forget)
    return value
  }
  return Object.assign(getOrMake, { forgetAll: () => entries.clear() })
}
