/** A map of limited size; the entry that was read longest ago makes room for a new one. */
export function createLruCache<K, V>(maxEntries: number) {
  const entries = new Map<K, V>()
  return {
    get(key: K): V | undefined {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key: K, value: V) {
      entries.delete(key)
      entries.set(key, value)
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value!)
    },
    delete: (key: K) => entries.delete(key),
    clear: () => entries.clear(),
    values: () => entries.values(),
  }
}
