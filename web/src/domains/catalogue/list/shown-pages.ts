import type { ProductSearch } from '../product-search.ts'

/**
 * The address names one page of a list. The page from which "load more" has led there is remembered for this visit
 * only, so that Back shows all of them; somebody who opens the address anew gets the page that it names.
 */
const firstPages = new Map<string, number>()
const keyOf = (search: ProductSearch) => JSON.stringify(search)

export const firstPageShown = (search: ProductSearch): number =>
  firstPages.get(keyOf(search)) ?? search.pageIndex ?? 1

export const rememberFirstPage = (search: ProductSearch, firstPage: number) =>
  void firstPages.set(keyOf(search), firstPage)

export const forgetFirstPage = (search: ProductSearch) => void firstPages.delete(keyOf(search))
