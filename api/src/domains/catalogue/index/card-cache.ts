import type { Tx } from '#platform/database/database.ts'
import { findCards, type CardRow } from '../catalogue.store.ts'
import { LRUCache } from 'lru-cache'

const maxCards = 3000

/** Rows of product cards that were shown lately. The index says which of them to forget when products change. */
export function createCardCache() {
  const cards = new LRUCache<number, CardRow>({ max: maxCards })
  /** Counts the calls of `forget`. */
  let version = 0

  return {
    /** Cards in the order of the ids; products that are not on sale are missing. */
    async read(db: Tx, ids: number[]): Promise<CardRow[]> {
      const known = new Map(ids.map((id) => [id, cards.get(id)]))
      const unknown = ids.filter((id) => !known.get(id))
      if (unknown.length > 0) {
        const before = version
        for (const row of await findCards(db, unknown)) {
          known.set(row.id, row)
          // A row that was read before a change must not be kept after it.
          if (before === version) cards.set(row.id, row)
        }
      }
      return ids.flatMap((id) => known.get(id) ?? [])
    },
    /** Forgets these cards, or all. */
    forget(ids?: number[]) {
      version += 1
      if (!ids) cards.clear()
      for (const id of ids ?? []) cards.delete(id)
    },
  }
}
