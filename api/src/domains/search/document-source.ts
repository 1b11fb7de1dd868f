import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import type { SearchDocument } from './search-document.ts'
import type { SuggestionFace } from './suggestion-face.ts'

/** How a room tells the search of its things: those on offer only. */
export interface DocumentSource {
  kind: DocumentKind
  /** In the order of their numbers. */
  list(db: Tx, after: number, limit: number): Promise<SearchDocument[]>
  /** How some of them look right now. What has none is not suggested. */
  faces(db: Tx, numbers: number[]): Promise<Map<number, SuggestionFace>>
}
