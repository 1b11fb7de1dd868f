import type { Tx } from '#platform/db/database.ts'
import { unitsOf } from './query-units.ts'
import { addSearches } from './suggestions.store.ts'

const mostWaiting = 1000
const longestLabel = 60

/** What this process was asked for since it last wrote it down: a search costs no write of its own. */
const waiting = new Map<string, { label: string; times: number }>()

const foldedTerm = (term: string) =>
  unitsOf(term)
    .map(({ typed }) => typed[0])
    .join(' ')

/** Counts a search that found something. The words alone are kept, never who looked for them. */
export function noteSearch(term: string): void {
  const label = term.replace(/\s+/g, ' ').trim().toLowerCase()
  const folded = foldedTerm(label)
  if (folded === '' || label.length > longestLabel) return
  const known = waiting.get(folded)
  if (known) known.times += 1
  else if (waiting.size < mostWaiting) waiting.set(folded, { label, times: 1 })
}

export async function writeSearches(db: Tx): Promise<void> {
  const rows = [...waiting].map(([folded, { label, times }]) => ({ folded, label, times }))
  if (rows.length === 0) return
  waiting.clear()
  await addSearches(db, rows)
}

/** Counts that come from elsewhere. */
export const countSearches = (db: Tx, counts: readonly (readonly [label: string, times: number])[]) =>
  addSearches(
    db,
    counts.map(([label, times]) => ({ folded: foldedTerm(label), label, times })),
  )
