import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import type { SearchDocument } from './search-document.ts'

/** How a domain gives its products, services, categories or vendors to the search: only those on offer. */
export interface DocumentSource {
  kind: DocumentKind
  /** Sorted by their numbers, those above `after`. */
  list(db: Tx, after: number, limit: number): Promise<SearchDocument[]>
  /**
   * Selects what suggestions show of some documents right now, as `number` and the JSON `details`. A document without
   * details is not suggested.
   */
  selectDetails(numbers: SQL): SQL
}
