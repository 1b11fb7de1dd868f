import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/db/database.ts'
import { withTimeLimit } from '#platform/db/with-time-limit.ts'
import { listRanked, narrowed, type Shelf } from './match.store.ts'
import { poolSize, type SearchMatch } from './search-match.ts'
import { noteSearch } from './search-tally.ts'
import { understand } from './understand.service.ts'

export { recountWords, saveDocuments } from './documents.store.ts'
export { listMatching, listPopular, walkMatching } from './match.store.ts'
export { countSearches } from './search-tally.ts'
export { hasSynonyms, saveSynonyms } from './synonyms.store.ts'

/** No search may hold the database longer than this. */
export const searchLimitMs = 1500

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
): Promise<T> => (searchTerm === '' ? read(db) : withTimeLimit(db, searchLimitMs, read, signal))

/** Nothing where nothing is searched for. */
export async function searchOf(
  db: Tx,
  shelf: Shelf,
  { searchTerm, exactly }: Asked,
): Promise<ListSearch | undefined> {
  if (searchTerm === '') return undefined
  const { match, outcome } = await understand(db, searchTerm, { isExact: exactly === 'true' })
  return { match: match && (await narrowed(db, shelf, match)), outcome }
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
  search: ListSearch | undefined,
  total: number,
): void {
  if (search && total > 0 && asked.pageIndex === 1 && !search.outcome.didYouMean) noteSearch(asked.searchTerm)
}
