import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductFacetInput, ProductListInput } from '../catalogue.queries.ts'
import type { ProductSearch } from '../product-search.ts'

const paisaOf = (rupees: number | undefined) => (rupees === undefined ? undefined : String(rupees * 100))
const yes = (value: true | undefined) => (value ? ('true' as const) : undefined)

/** Translates the page's address into the API's query. */
export const facetInputOf = (search: ProductSearch): ProductFacetInput => ({
  searchTerm: search.searchTerm,
  exactly: yes(search.exactly),
  category: search.category,
  vendor: search.vendor,
  colour: search.colour,
  option: search.option,
  minPricePaisa: paisaOf(search.minPrice),
  maxPricePaisa: paisaOf(search.maxPrice),
  rating: search.rating === undefined ? undefined : (String(search.rating) as '1'),
  inStock: yes(search.inStock),
  deals: yes(search.deals),
  origin: search.origin,
  district: search.district,
})

export const listInputOf = (search: ProductSearch, pageIndex = search.pageIndex ?? 1): ProductListInput => ({
  ...facetInputOf(search),
  sortField: search.sortField ?? (search.searchTerm ? 'relevance' : 'bestSelling'),
  sortOrder: search.sortOrder ?? 'desc',
  pageIndex: String(pageIndex),
  pageSize: String(shopPageSize),
})
