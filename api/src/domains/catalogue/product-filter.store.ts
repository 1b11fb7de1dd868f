import { and, eq, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ProductFacetQuery } from '@haat/contract/domains/product-filters.ts'
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

const canBeHadIn = (values: string[]) =>
  and(
    ...[...Map.groupBy(values, (value) => value.split(':')[0]!)].map(([key, some]) =>
      or(
        ...some.map((value) => {
          const part = [{ key, values: [{ key: value.slice(key.length + 1) }] }]
          return sql`${products.options} @> ${JSON.stringify(part)}::jsonb`
        }),
      ),
    ),
  )

const isFound = ({ match }: ListSearch) =>
  match ? sql`${products.id} in ${matchingNumbers('product', match)}` : sql`false`

/** The condition of a list; what was ranked has been searched for already. */
export function productWhere(filter: ProductFilter, isRanked = false): SQL | undefined {
  const { query, categoryIds, vendorIds, deliveringVendorIds, search } = filter
  return and(
    eq(products.isOnSale, true),
    !isRanked && search ? isFound(search) : undefined,
    categoryIds ? inArray(products.categoryId, categoryIds) : undefined,
    vendorIds ? inArray(products.vendorId, vendorIds) : undefined,
    deliveringVendorIds ? inArray(products.vendorId, deliveringVendorIds) : undefined,
    query.colour?.length ? inArray(products.colour, query.colour) : undefined,
    query.minPricePaisa !== undefined ? gte(products.price, query.minPricePaisa) : undefined,
    query.maxPricePaisa !== undefined ? lte(products.price, query.maxPricePaisa) : undefined,
    query.rating !== undefined ? gte(products.rating, query.rating * 100) : undefined,
    query.inStock ? eq(products.isInStock, true) : undefined,
    query.deals ? gt(products.discountPercent, 0) : undefined,
    query.origin ? eq(products.isMadeInNepal, query.origin === 'nepal') : undefined,
    query.option?.length ? canBeHadIn(query.option) : undefined,
  )
}
