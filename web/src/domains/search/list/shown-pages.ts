import type { ListSearch } from '../list-definition.ts'

/**
 * The address names one page of a list. The page from which "load more" has led there is remembered for this visit
 * only, so that Back shows all of them; somebody who opens the address anew gets the page that it names.
 */
const firstPages = new Map<string, number>()
const keyOf = (search: ListSearch) => JSON.stringify(search)

export const firstPageShown = (search: ListSearch): number =>
  firstPages.get(keyOf(search)) ?? search.pageIndex ?? 1

export const rememberFirstPage = (search: ListSearch, firstPage: number) =>
  void firstPages.set(keyOf(search), firstPage)

export const forgetFirstPage = (search: ListSearch) => void firstPages.delete(keyOf(search))
