import type { Areas } from '#ui/messages/areas.ts'
import type { ProductSearch } from '../product-search.ts'

type SortName = keyof Areas['products']['sorts']
type Sort = Pick<ProductSearch, 'sortField' | 'sortOrder'>

const sorts: Record<SortName, Sort> = {
  relevance: { sortField: 'relevance', sortOrder: 'desc' },
  bestSelling: { sortField: 'bestSelling', sortOrder: 'desc' },
  newest: { sortField: 'createdAt', sortOrder: 'desc' },
  priceUp: { sortField: 'price', sortOrder: 'asc' },
  priceDown: { sortField: 'price', sortOrder: 'desc' },
  rating: { sortField: 'rating', sortOrder: 'desc' },
  discount: { sortField: 'discount', sortOrder: 'desc' },
}

/** Relevance needs a search term. The first one is the default order. */
export const sortNamesFor = ({ searchTerm }: ProductSearch): SortName[] =>
  (Object.keys(sorts) as SortName[]).filter((name) => name !== 'relevance' || searchTerm)

export const sortNameOf = (search: ProductSearch): SortName => {
  const names = sortNamesFor(search)
  return (
    names.find(
      (name) =>
        sorts[name].sortField === search.sortField && sorts[name].sortOrder === (search.sortOrder ?? 'desc'),
    ) ?? names[0]!
  )
}

/** The default order is left out of the address. */
export const sortNamed = (name: SortName, search: ProductSearch): Sort =>
  name === sortNamesFor(search)[0] ? { sortField: undefined, sortOrder: undefined } : sorts[name]

export type { SortName }
