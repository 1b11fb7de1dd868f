import { itemsOf, toggled } from '#ui/list/read-address.ts'
import type { ServiceSearch } from '../service-search.ts'

/** An active filter, and the change of the search that removes it. */
export interface Removal {
  key: string
  filter: keyof ServiceSearch
  /** The value, of a filter that can have several. */
  item: string
  without: ServiceSearch
}

/** Without a search term the category is the page itself and not a filter of it. */
const isCategoryFilter = ({ searchTerm, category }: ServiceSearch) => !!searchTerm && !!category

/** All active filters, in the order in which the page shows them. */
export function removals(search: ServiceSearch): Removal[] {
  const each = (filter: 'district' | 'priceUnit') =>
    itemsOf(search[filter]).map((item) => ({
      key: `${filter} ${item}`,
      filter,
      item,
      without: { [filter]: toggled(search[filter], item) },
    }))
  const one = (filter: keyof ServiceSearch, isOn = search[filter] !== undefined) =>
    isOn ? [{ key: filter, filter, item: '', without: { [filter]: undefined } }] : []
  const hasPrice = search.minPrice !== undefined || search.maxPrice !== undefined
  return [
    ...one('category', isCategoryFilter(search)),
    ...one('vendor'),
    ...each('district'),
    ...one('day'),
    ...one('freeWithin'),
    ...one('minPrice', hasPrice).map((price) => ({
      ...price,
      without: { minPrice: undefined, maxPrice: undefined },
    })),
    ...each('priceUnit'),
    ...one('rating'),
  ]
}

export const countChosen = (search: ServiceSearch): number => removals(search).length

/** Keeps the search term and the sort order. */
export const clearAll = (search: ServiceSearch): ServiceSearch =>
  removals(search).reduce((left, { filter }) => ({ ...left, [filter]: undefined }), {
    ...search,
    maxPrice: undefined,
    pageIndex: undefined,
  })
