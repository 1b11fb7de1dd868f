import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'

/** The search parameters of the list of vendors. */
export interface VendorSearch {
  searchTerm?: string | undefined
  sortField?: 'name' | 'createdAt' | undefined
  pageIndex?: number | undefined
}

const lastPage = 1000

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** An invalid value falls back to its default. */
export function readVendorSearch(search: Record<string, unknown>): VendorSearch {
  const sortField = search['sortField']
  const page = Number(search['pageIndex'])
  return {
    searchTerm: textOf(search['searchTerm']).slice(0, searchTermMaxLength) || undefined,
    sortField: sortField === 'name' || sortField === 'createdAt' ? sortField : undefined,
    pageIndex: Number.isInteger(page) && page > 1 && page <= lastPage ? page : undefined,
  }
}

/** Names are sorted upwards, everything else downwards. */
export const vendorQueryOf = ({ searchTerm = '', sortField, pageIndex = 1 }: VendorSearch) => ({
  searchTerm,
  sortField: sortField ?? ('rating' as const),
  sortOrder: sortField === 'name' ? ('asc' as const) : ('desc' as const),
  pageIndex: String(pageIndex),
  pageSize: String(shopPageSize),
})
