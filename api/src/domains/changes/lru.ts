/** Remembers the last so many; the one that was asked for longest ago goes first. */
export function createLru<K, V>(most: number) {
  const kept = new Map<K, V>()
  return {
    get(key: K): V | undefined {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key: K, value: V) {
      kept.delete(key)
      kept.set(key, value)
      if (kept.size > most) kept.delete(kept.keys().next().value!)
    },
    delete: (key: K) => kept.delete(key),
    clear: () => kept.clear(),
    values: () => kept.values(),
  }
}
