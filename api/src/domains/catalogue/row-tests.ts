import type { FacetRow } from './catalogue.store.ts'
import type { ProductFilter } from './product-filter.store.ts'

type RowTest = (row: FacetRow) => boolean
export type RowTests = Record<string, RowTest>

export const optionsOf = (row: FacetRow) =>
  row.options.flatMap(({ key, values }) => values.map((value) => `${key}:${value.key}`))

/** The filters of a list one by one, so that a facet can leave its own out. */
export function rowTests({ query, categoryIds, vendorIds, deliveringVendorIds }: ProductFilter): RowTests {
  const tests: RowTests = {}
  const { minPricePaisa: min = 0, maxPricePaisa: max = Infinity, rating } = query
  if (categoryIds) tests['category'] = (row) => categoryIds.includes(row.categoryId)
  if (vendorIds) tests['vendor'] = (row) => vendorIds.includes(row.vendorId)
  if (deliveringVendorIds) tests['district'] = (row) => deliveringVendorIds.includes(row.vendorId)
  if (query.colour?.length)
    tests['colour'] = (row) => row.colour !== null && query.colour!.includes(row.colour)
  tests['price'] = (row) => row.price >= min && row.price <= max
  if (rating !== undefined) tests['rating'] = (row) => row.rating >= rating * 100
  if (query.inStock) tests['inStock'] = (row) => row.isInStock
  if (query.deals) tests['deals'] = (row) => row.discountPercent > 0
  if (query.origin) tests['origin'] = (row) => row.isMadeInNepal === (query.origin === 'nepal')
  for (const [key, values] of Map.groupBy(query.option ?? [], (value) => value.split(':')[0]!)) {
    tests[`option ${key}`] = (row) => optionsOf(row).some((value) => values.includes(value))
  }
  return tests
}
