import { itemsOf } from './product-search.ts'
import type { ProductSearch } from './product-search.ts'

/** Without words the category is the page itself and not a filter of it. */
export const isCategoryFilter = ({ searchTerm, category }: ProductSearch) => !!searchTerm && !!category

/** How many filters are on. */
export const countChosen = (search: ProductSearch): number =>
  itemsOf(search.vendor).length +
  itemsOf(search.colour).length +
  [
    isCategoryFilter(search),
    search.minPrice !== undefined || search.maxPrice !== undefined,
    search.rating,
    search.inStock,
    search.deals,
    search.origin,
    search.district,
  ].filter(Boolean).length

export const clearAll = (search: ProductSearch): ProductSearch => ({
  searchTerm: search.searchTerm,
  exactly: search.exactly,
  category: isCategoryFilter(search) ? undefined : search.category,
  sortField: search.sortField,
  sortOrder: search.sortOrder,
})
