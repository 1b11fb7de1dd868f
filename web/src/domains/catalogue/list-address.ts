import { addressOf } from '#ui/address-of.ts'
import type { ProductSearch } from './product-search.ts'

/** What gives the list a name of its own: words, else a category, else one of the two lanes of the main menu. */
function ownOf({ searchTerm, category, deals, origin }: ProductSearch): ProductSearch {
  if (searchTerm || category) return { searchTerm, category }
  return deals ? { deals } : { origin }
}

/**
 * The address under which search engines should know a list. Filters and orders are ways to look at one page; later
 * pages are pages of their own, but not those of such a view.
 */
export function listAddress({ pageIndex, ...search }: ProductSearch): string {
  const own = ownOf(search)
  const isView = Object.entries(search).some(
    ([key, value]) => value !== undefined && own[key as keyof ProductSearch] === undefined,
  )
  return addressOf('/products/', { ...own, pageIndex: isView ? undefined : pageIndex })
}
