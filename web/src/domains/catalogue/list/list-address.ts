import { hrefWithSearch } from '#ui/link/href-with-search.ts'
import type { ProductSearch } from '../product-search.ts'

/**
 * The parameters that make the list a page of its identity: search term and category, else deals or origin, which the
 * main menu links to.
 */
function identityOf({ searchTerm, category, deals, origin }: ProductSearch): ProductSearch {
  if (searchTerm || category) return { searchTerm, category }
  return deals ? { deals } : { origin }
}

/**
 * The canonical address of a list, for search engines. Filters and sort orders are views of one page; later pages
 * are pages of their identity, but not those of a view.
 */
export function listAddress({ pageIndex, ...search }: ProductSearch): string {
  const identity = identityOf(search)
  const isView = Object.entries(search).some(
    ([key, value]) => value !== undefined && identity[key as keyof ProductSearch] === undefined,
  )
  return hrefWithSearch('/products/', { ...identity, pageIndex: isView ? undefined : pageIndex })
}
