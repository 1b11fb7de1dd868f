import type { Tx } from '#platform/db/database.ts'
import { withTimeLimit } from '#platform/db/with-time-limit.ts'
import { readStamp } from '../changes/follow-changes.ts'
import { createLru } from '../changes/lru.ts'
import type { DocumentSource } from './document-source.ts'
import { tallyMark } from './search-tally.ts'
import { searchLimitMs } from './search.service.ts'
import { suggestionsFor } from './suggestions.service.ts'

type Suggested = Awaited<ReturnType<typeof suggestionsFor>>

const mostTerms = 2000
/** What people search for elsewhere is counted without telling us. */
const maxAgeMs = 10_000

/** Everybody types the same first letters: what they are answered holds as long as nothing changes in the shop. */
export function createSuggestionMemory(sources: DocumentSource[]) {
  const kept = createLru<string, { stamp: string; madeAt: number; suggested: Suggested }>(mostTerms)
  return async (db: Tx, term: string): Promise<Suggested> => {
    const stamp = `${await readStamp(db)} ${tallyMark()}`
    const known = kept.get(term)
    if (known?.stamp === stamp && Date.now() - known.madeAt < maxAgeMs) return known.suggested
    const suggested = await withTimeLimit(db, searchLimitMs, (tx) => suggestionsFor(tx, term, sources))
    kept.set(term, { stamp, madeAt: Date.now(), suggested })
    return suggested
  }
}
