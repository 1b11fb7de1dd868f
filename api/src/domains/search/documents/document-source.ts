import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { SearchDocument } from './search-document.ts'
import type { SuggestionDetails } from '../suggestions/suggestion-details.ts'

/** How a domain gives its products, services, categories or vendors to the search: only those on offer. */
export interface DocumentSource {
  kind: DocumentKind
  /** Sorted by their numbers, those above `after`. */
  list(db: Tx, after: number, limit: number): Promise<SearchDocument[]>
  /** What suggestions show of some documents right now. A document without details is not suggested. */
  details(db: Tx, numbers: number[]): Promise<Map<number, SuggestionDetails>>
}
