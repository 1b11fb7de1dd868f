import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import type { Asked } from './index/search-index.ts'
import { countSearch } from './suggestions/search-counts.ts'

export {
  listDescribedNumbers,
  recountWords,
  replaceDocuments,
  saveDocuments,
} from './documents/documents.store.ts'
export { createSearchIndex, type SearchIndex } from './index/search-index.ts'
export { addSearchCounts } from './suggestions/search-counts.ts'
export { saveSynonyms } from './synonyms/seeded-synonyms.service.ts'

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
