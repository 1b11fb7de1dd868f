import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/database/database.ts'
import { withTimeLimit } from '#platform/database/with-time-limit.ts'
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts'
import { listRanked, narrowMatch, type SearchedKind } from './query/match.store.ts'
import { toMatch, poolSize, type SearchMatch } from './query/search-match.ts'
import { countSearch } from './suggestions/search-counts.ts'
import type { QueryUnit } from './query/query-units.ts'
import { understand } from './query/understand.service.ts'

export { recountWords, saveDocuments } from './documents/documents.store.ts'
export { listMatching, listFitting, listPopular, walkMatching } from './query/match.store.ts'
export type { SearchMatch } from './query/search-match.ts'
export { addSearchCounts } from './suggestions/search-counts.ts'
export { hasSynonyms, saveSynonyms } from './synonyms/synonyms.store.ts'

/** A search that takes longer in the database is ended. */
const searchLimitMs = 1100
/** Searches get only some of the connections, so that signing in, carts and orders never wait behind them. */
export const limitSearches = createConcurrencyLimit(4, 60)

/** Reads under the limits of a search. It must not be nested: one search inside another could wait for itself. */
const withSearchLimits = <T>(db: Tx, read: (db: Tx) => Promise<T>, signal?: AbortSignal): Promise<T> =>
  limitSearches(() => withTimeLimit(db, searchLimitMs, read, signal))

/** The search parameters of a list. */
interface Asked {
  searchTerm: string
  exactly?: 'true' | undefined
}
export interface ListSearch {
  /** Undefined when nothing matches. */
  match: SearchMatch | undefined
  outcome: NonNullable<SearchOutcome>
}

/** A list with a search term is read under the limits of a search, any other list without them. */
export const readWithSearchLimits = <T>(
  db: Tx,
  { searchTerm }: Asked,
  read: (db: Tx) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => (searchTerm === '' ? read(db) : withSearchLimits(db, read, signal))

/** Understands the search term of a list; undefined when the list has none. */
export async function interpretSearch(
  db: Tx,
  kind: SearchedKind,
  { searchTerm, exactly }: Asked,
): Promise<ListSearch | undefined> {
  if (searchTerm === '') return undefined
  const isExact = exactly === 'true'
  const { match, units, outcome } = await understand(db, searchTerm, { isExact })
  const whole = match && (await narrowMatch(db, kind, match))
  if (whole || isExact || units.length < 2) return { match: whole, outcome }
  return withFewerWords(db, kind, units, outcome)
}

/** When nothing has all words: unknown words are left out first, then the most common ones. */
async function withFewerWords(
  db: Tx,
  kind: SearchedKind,
  units: QueryUnit[],
  outcome: NonNullable<SearchOutcome>,
): Promise<ListSearch> {
  const nothing: ListSearch = { match: undefined, outcome }
  const worth = ({ count }: QueryUnit) => (count === 0 ? Infinity : count)
  const leaving = units.toSorted((a, b) => worth(b) - worth(a)).slice(0, -1)
  const missing = new Set<QueryUnit>()
  for (const unit of leaving) {
    missing.add(unit)
    const kept = units.filter((one) => !missing.has(one))
    const match = await narrowMatch(db, kind, toMatch(kept))
    const words = units.filter((one) => missing.has(one)).map(({ raw }) => raw.join(' '))
    if (match) return { match, outcome: { ...outcome, missing: words } }
  }
  return nothing
}

/** Matches with their scores; `isFull` says that there may be more. */
export async function rankedHits(db: Tx, kind: SearchedKind, match: SearchMatch) {
  const hits = await listRanked(db, kind, match)
  return { hits, isFull: hits.length >= poolSize }
}
export async function rankMatches(db: Tx, kind: SearchedKind, match: SearchMatch | undefined) {
  const hits = match ? await listRanked(db, kind, match) : []
  return new Map(hits.map(({ number, score }) => [number, score]))
}

/** Counts a search for the popular searches, if it found something by exactly its words and shows its first page. */
export function countListSearch(
  asked: Asked & { pageIndex: number },
  { searchOutcome, total }: { searchOutcome: SearchOutcome; total: number },
  visitor: string,
): void {
  if (!searchOutcome || total === 0 || asked.pageIndex !== 1) return
  const { didYouMean, missing } = searchOutcome
  if (!didYouMean && missing.length === 0) countSearch(asked.searchTerm, visitor)
}
