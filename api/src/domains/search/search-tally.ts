import type { Tx } from '#platform/db/database.ts'
import { unitsOf } from './query-units.ts'
import { addSearches } from './suggestions.store.ts'
import { wordsOf } from './words-of.ts'

const mostWaiting = 1000
const longestLabel = 60

/** What this process was asked for since it last wrote it down: a search costs no write of its own. */
const waiting = new Map<string, { label: string; times: number }>()

/** Who looked for what within the hour: nobody can make a word popular alone. Never written down. */
const counted = new Set<string>()
const mostCounted = 50_000
const countedMs = 3_600_000
let countedSince = 0

function isFirstTime(visitor: string, folded: string): boolean {
  if (Date.now() - countedSince > countedMs || counted.size >= mostCounted) {
    counted.clear()
    countedSince = Date.now()
  }
  const size = counted.size
  return counted.add(`${visitor} ${folded}`).size > size
}

const foldedTerm = (term: string) =>
  unitsOf(term)
    .map(({ typed }) => typed[0])
    .join(' ')

/** Only the words are shown to others, without whatever signs somebody put between them. */
const labelOf = (term: string) => wordsOf(term).join(' ')

/** Counts a search that found something, once for each visitor and hour. The words are kept, never who looked for them. */
export function noteSearch(term: string, visitor: string): void {
  const label = labelOf(term)
  const folded = foldedTerm(label)
  if (folded === '' || label.length > longestLabel || !isFirstTime(visitor, folded)) return
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
