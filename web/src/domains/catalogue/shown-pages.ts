import type { ProductSearch } from './product-search.ts'

/**
 * The address names one page. From which page on a list has grown to it is remembered for this visit only, so that Back
 * brings all of it; whoever opens the address afresh gets the page that it names.
 */
const firstPages = new Map<string, number>()
const keyOf = (search: ProductSearch) => JSON.stringify(search)

export const firstPageShown = (search: ProductSearch): number =>
  firstPages.get(keyOf(search)) ?? search.pageIndex ?? 1

export const growFrom = (search: ProductSearch, firstPage: number) =>
  void firstPages.set(keyOf(search), firstPage)

export const startAt = (search: ProductSearch) => void firstPages.delete(keyOf(search))
