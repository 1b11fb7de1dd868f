import { LRUCache } from 'lru-cache'

/** A cache of answers that hold until something changes; the code that follows the changes clears it. */
export function createCache(maxEntries: number) {
  const entries = new LRUCache<string, {}>({ max: maxEntries })
  return {
    /** Returns the cached value, or makes and caches it. */
    take<T>(key: string, make: () => T): T {
      const known = entries.get(key) as T | undefined
      if (known !== undefined) return known
      const made = make()
      entries.set(key, made as {})
      return made
    },
    clear: () => entries.clear(),
  }
}
