import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/db/database.ts'
import { withTimeLimit } from '#platform/db/with-time-limit.ts'
import { createTurnstile } from '#platform/secrets/turnstile.ts'
import { listRanked, narrowed, type Shelf } from './match.store.ts'
import { matchOf, poolSize, type SearchMatch } from './search-match.ts'
import { noteSearch } from './search-tally.ts'
import type { QueryUnit } from './query-units.ts'
import { understand } from './understand.service.ts'

export { recountWords, saveDocuments } from './documents.store.ts'
export { listMatching, listFitting, listPopular, walkMatching } from './match.store.ts'
export type { SearchMatch } from './search-match.ts'
export { countSearches } from './search-tally.ts'
export { hasSynonyms, saveSynonyms } from './synonyms.store.ts'

/** No search may hold the database longer than this. */
const searchLimitMs = 1100
/** Searches share fewer connections than there are: signing in, carts and orders never wait behind them. */
const atOnce = createTurnstile(4, 60)

/** Reads under the limits of a search. One search inside another could wait for itself. */
export const searching = <T>(db: Tx, read: (db: Tx) => Promise<T>, signal?: AbortSignal): Promise<T> =>
  atOnce(() => withTimeLimit(db, searchLimitMs, read, signal))

/** The part of a list's query that searches. */
interface Asked {
  searchTerm: string
  exactly?: 'true' | undefined
}
export interface ListSearch {
  /** None where the words cannot match anything. */
  match: SearchMatch | undefined
  outcome: NonNullable<SearchOutcome>
}

/** A list that searches is read under the search's limit, any other one as it is. */
export const readSearching = <T>(
  db: Tx,
  { searchTerm }: Asked,
  read: (db: Tx) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => (searchTerm === '' ? read(db) : searching(db, read, signal))

/** Nothing where nothing is searched for. */
export async function searchOf(
  db: Tx,
  shelf: Shelf,
  { searchTerm, exactly }: Asked,
): Promise<ListSearch | undefined> {
  if (searchTerm === '') return undefined
  const isExact = exactly === 'true'
  const { match, units, outcome } = await understand(db, searchTerm, { isExact })
  const whole = match && (await narrowed(db, shelf, match))
  if (whole || isExact || units.length < 2) return { match: whole, outcome }
  return withFewerWords(db, shelf, units, outcome)
}

/** Nothing has all of the words: those that nobody knows are left out first, then those that say least. */
async function withFewerWords(
  db: Tx,
  shelf: Shelf,
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
    const match = await narrowed(db, shelf, matchOf(kept))
    const words = units.filter((one) => missing.has(one)).map(({ raw }) => raw.join(' '))
    if (match) return { match, outcome: { ...outcome, missing: words } }
  }
  return nothing
}

/** What matches, with how well it does. Full: there may be more. */
export async function rankedHits(db: Tx, shelf: Shelf, match: SearchMatch) {
  const hits = await listRanked(db, shelf, match)
  return { hits, isFull: hits.length >= poolSize }
}
export async function ranksOf(db: Tx, shelf: Shelf, match: SearchMatch | undefined) {
  const hits = match ? await listRanked(db, shelf, match) : []
  return new Map(hits.map(({ number, score }) => [number, score]))
}

/** What was found by its own words, on its first page, is what others may be looking for. */
export function rememberSearch(
  asked: Asked & { pageIndex: number },
  { searchOutcome, total }: { searchOutcome: SearchOutcome; total: number },
  visitor: string,
): void {
  if (!searchOutcome || total === 0 || asked.pageIndex !== 1) return
  const { didYouMean, missing } = searchOutcome
  if (!didYouMean && missing.length === 0) noteSearch(asked.searchTerm, visitor)
}
