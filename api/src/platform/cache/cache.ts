import { createLruCache } from './lru-cache.ts'

/** A cache of answers that hold until something changes; the code that follows the changes clears it. */
export function createCache(maxEntries: number) {
  const entries = createLruCache<string, unknown>(maxEntries)
  return {
    /** Returns the cached value, or makes and caches it. */
    take<T>(key: string, make: () => T): T {
      const known = entries.get(key) as T | undefined
      if (known !== undefined) return known
      const made = make()
      entries.set(key, made)
      return made
    },
    clear: entries.clear,
  }
}
