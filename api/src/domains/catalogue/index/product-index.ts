import type { ProductFacetQuery, ProductListQuery } from '@haat/contract/domains/catalogue.filters.ts'
import type { Tx } from '#platform/database/database.ts'
import { countFacets } from './facets.ts'
import { createIndexData } from './index-data.ts'
import { listProducts } from './list.ts'

/**
 * The product index: all products on sale in memory, filtered, sorted, searched and counted without asking the database.
 * This is the one file of the folder that others import.
 */
export function createProductIndex(db: Tx) {
  const data = createIndexData(db)
  return {
    /** Loads the index, or brings it up to date. */
    catchUp: () => data.catchUp(),
    /** For a job: keeps up with changes and deletes old ones. */
    tidy: data.tidy,
    list: (from: Tx, query: ProductListQuery, signal?: AbortSignal) =>
      listProducts(data, from, query, signal),
    facets: (from: Tx, query: ProductFacetQuery, signal?: AbortSignal) =>
      countFacets(data, from, query, signal),
    readCards: data.cards.read,
    findVendorLink: data.vendors.link,
  }
}
export type ProductIndex = ReturnType<typeof createProductIndex>
