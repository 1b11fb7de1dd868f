import { addressOf } from '#ui/address-of.ts'
import type { ServiceSearch } from './service-search.ts'

/** As of products: words and categories are pages of their own, everything else is a way to look at one of them. */
export function serviceListAddress({ searchTerm, category, pageIndex, ...views }: ServiceSearch): string {
  const isView = Object.values(views).some((value) => value !== undefined)
  return addressOf('/services/', { searchTerm, category, pageIndex: isView ? undefined : pageIndex })
}
