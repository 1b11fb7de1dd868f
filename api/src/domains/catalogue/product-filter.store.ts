import { and, eq, gt, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { ProductFacetQuery } from '@haat/contract/domains/catalogue.ts'
import { matchingNumbers, type ListSearch } from '../search/search.service.ts'
import { products } from './catalogue.tables.ts'

/** A filter whose slugs have been looked up. An empty list of ids means that nothing can match. */
export interface ProductFilter {
  query: ProductFacetQuery
  categoryIds: number[] | undefined
  vendorIds: number[] | undefined
  deliveringVendorIds: number[] | undefined
  search: ListSearch | undefined
}

export type FilterName = 'category' | 'vendor' | 'colour' | 'price' | 'rating' | 'search'

const isFound = ({ match }: ListSearch) =>
  match ? sql`${products.id} in ${matchingNumbers('product', match)}` : sql`false`

/** The condition of a list; a facet leaves its own part out, so that it shows what choosing more would give. */
export function productWhere(filter: ProductFilter, without?: FilterName): SQL | undefined {
  const { query, categoryIds, vendorIds, deliveringVendorIds, search } = filter
  const has = (name: FilterName) => without !== name
  return and(
    eq(products.isOnSale, true),
    has('search') && search ? isFound(search) : undefined,
    has('category') && categoryIds ? inArray(products.categoryId, categoryIds) : undefined,
    has('vendor') && vendorIds ? inArray(products.vendorId, vendorIds) : undefined,
    deliveringVendorIds ? inArray(products.vendorId, deliveringVendorIds) : undefined,
    has('colour') && query.colour?.length ? inArray(products.colour, query.colour) : undefined,
    has('price') && query.minPricePaisa !== undefined ? gte(products.price, query.minPricePaisa) : undefined,
    has('price') && query.maxPricePaisa !== undefined ? lte(products.price, query.maxPricePaisa) : undefined,
    has('rating') && query.rating !== undefined ? gte(products.rating, query.rating * 100) : undefined,
    query.inStock ? eq(products.isInStock, true) : undefined,
    query.deals ? gt(products.discountPercent, 0) : undefined,
    query.origin === 'nepal' ? eq(products.isMadeInNepal, true) : undefined,
  )
}
