import { itemsOf, toggled } from '#ui/list/read-address.ts'
import type { ProductSearch } from '../product-search.ts'

/** Without a search term the category is the page itself and not a filter of it. */
export const isCategoryFilter = ({ searchTerm, category }: ProductSearch) => !!searchTerm && !!category

/** An active filter, and the change of the search that removes it. */
export interface Removal {
  key: string
  filter: keyof ProductSearch
  /** The value, of a filter that can have several. */
  item: string
  without: ProductSearch
}

/** All active filters, in the order in which the page shows them. */
export function removals(search: ProductSearch): Removal[] {
  const each = (filter: 'colour' | 'option' | 'vendor') =>
    itemsOf(search[filter]).map((item) => ({
      key: `${filter} ${item}`,
      filter,
      item,
      without: { [filter]: toggled(search[filter], item) },
    }))
  const one = (filter: keyof ProductSearch, isOn = search[filter] !== undefined) =>
    isOn ? [{ key: filter, filter, item: '', without: { [filter]: undefined } }] : []
  const hasPrice = search.minPrice !== undefined || search.maxPrice !== undefined
  return [
    ...one('category', isCategoryFilter(search)),
    ...one('minPrice', hasPrice).map((price) => ({
      ...price,
      without: { minPrice: undefined, maxPrice: undefined },
    })),
    ...each('colour'),
    ...each('option'),
    ...one('rating'),
    ...each('vendor'),
    ...one('inStock'),
    ...one('district'),
    ...one('origin'),
    ...one('deals'),
  ]
}

export const countChosen = (search: ProductSearch): number => removals(search).length

export const clearAll = (search: ProductSearch): ProductSearch => ({
  searchTerm: search.searchTerm,
  exactly: search.exactly,
  category: isCategoryFilter(search) ? undefined : search.category,
  sortField: search.sortField,
  sortOrder: search.sortOrder,
})
