import { LRUCache } from 'lru-cache'

/** Rows that were shown lately. Who follows the changes says which of them to forget (`followChanges`). */
export function createRowCache<Key extends string | number, Row extends object>(max: number) {
  const kept = new LRUCache<Key, Row>({ max })
  /** Counts the calls of `forget`. */
  let version = 0

  return {
    /** Rows in the order of the keys: those that are not known are looked for, and those that are not found are missing. */
    async read(keys: Key[], find: (unknown: Key[]) => Promise<(readonly [Key, Row])[]>): Promise<Row[]> {
      const known = new Map(keys.map((key) => [key, kept.get(key)]))
      const unknown = keys.filter((key) => !known.get(key))
      if (unknown.length > 0) {
        const before = version
        for (const [key, row] of await find(unknown)) {
          known.set(key, row)
          // A row that was read before a change must not be kept after it.
          if (before === version) kept.set(key, row)
        }
      }
      return keys.flatMap((key) => known.get(key) ?? [])
    },
    /** Forgets these rows, or all. */
    forget(keys?: Key[]) {
      version += 1
      if (!keys) kept.clear()
      for (const key of keys ?? []) kept.delete(key)
    },
  }
}
