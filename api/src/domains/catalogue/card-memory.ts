import type { Tx } from '#platform/db/database.ts'
import { findCards, type CardRow } from './catalogue.store.ts'
import { createLru } from '../changes/lru.ts'

const mostCards = 3000

/** Rows of cards that were shown lately; whoever hears of a change says what to forget. */
export function createCardMemory() {
  const kept = createLru<number, CardRow>(mostCards)
  /** How often something was forgotten. */
  let forgotten = 0

  return {
    /** In the order asked for; what is not on sale is missing. */
    async read(db: Tx, ids: number[]): Promise<CardRow[]> {
      const known = new Map(ids.map((id) => [id, kept.get(id)]))
      const unknown = ids.filter((id) => !known.get(id))
      if (unknown.length > 0) {
        const before = forgotten
        for (const row of await findCards(db, unknown)) {
          known.set(row.id, row)
          // What was read before a change must not be kept after it.
          if (before === forgotten) kept.set(row.id, row)
        }
      }
      return ids.flatMap((id) => known.get(id) ?? [])
    },
    /** Some of them, or all. */
    forget(ids?: number[]) {
      forgotten += 1
      if (!ids) kept.clear()
      for (const id of ids ?? []) kept.delete(id)
    },
  }
}
