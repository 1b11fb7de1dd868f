import type { Tx } from '#platform/database/database.ts'
import { parseQuery } from '../query/query-units.ts'
import { addSearches } from './suggestions.store.ts'
import { tokenize } from '../query/tokenize.ts'

const maxWaiting = 1000
const maxLabelLength = 60

/** Searches of this process that are not saved yet: a search must not cost a write of its own. */
const waiting = new Map<string, { label: string; times: number }>()

/** Who searched for what within the hour, so that nobody can make a term popular alone. It is never stored. */
const counted = new Set<string>()
const maxCounted = 50_000
const countedMs = 3_600_000
let countedSince = 0

function isFirstTime(visitor: string, folded: string): boolean {
  if (Date.now() - countedSince > countedMs || counted.size >= maxCounted) {
    counted.clear()
    countedSince = Date.now()
  }
  const size = counted.size
  return counted.add(`${visitor} ${folded}`).size > size
}

const foldedTerm = (term: string) =>
  parseQuery(term)
    .map(({ typed }) => typed[0])
    .join(' ')

/** Other visitors see only the words, without the signs between them. */
const labelOf = (term: string) => tokenize(term).join(' ')

/** Counts a search that found something, once for each visitor and hour. Only the words are stored, never the visitor. */
export function countSearch(term: string, visitor: string): void {
  const label = labelOf(term)
  const folded = foldedTerm(label)
  if (folded === '' || label.length > maxLabelLength || !isFirstTime(visitor, folded)) return
  const known = waiting.get(folded)
  if (known) known.times += 1
  else if (waiting.size < maxWaiting) waiting.set(folded, { label, times: 1 })
}

export async function saveSearchCounts(db: Tx): Promise<void> {
  const rows = [...waiting].map(([folded, { label, times }]) => ({ folded, label, times }))
  if (rows.length === 0) return
  waiting.clear()
  await addSearches(db, rows)
}

/** Adds counts that come from elsewhere, such as the seed. */
export const addSearchCounts = (db: Tx, counts: readonly (readonly [label: string, times: number])[]) =>
  addSearches(
    db,
    counts.map(([label, times]) => ({ folded: foldedTerm(label), label, times })),
  )
