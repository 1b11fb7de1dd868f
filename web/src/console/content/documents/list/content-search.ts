import type { contentSortFields } from '@haat/contract/domains/content.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'

export const sortNames = [
  'createdAt desc',
  'createdAt asc',
  'updatedAt desc',
  'updatedAt asc',
  'key asc',
  'key desc',
  'title asc',
  'title desc',
] as const
export type SortName = (typeof sortNames)[number]
export const pageSizes = [10, 25, 50, 100] as const

/** The filters, order and page of the list, as its address holds them. */
export interface ContentSearch {
  searchTerm: string
  keys: string[]
  tags: string[]
  sort: SortName
  pageIndex: number
  pageSize: number
}

export const defaultSearch: ContentSearch = {
  searchTerm: '',
  keys: [],
  tags: [],
  sort: 'createdAt desc',
  pageIndex: 1,
  pageSize: 10,
}

const listOf = (value: unknown) =>
  String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** An address may be typed by hand: invalid values are replaced by the defaults. */
export function readContentSearch(params: Record<string, unknown>): ContentSearch {
  const sort = `${String(params['sortField'])} ${String(params['sortOrder'])}` as SortName
  const pageIndex = Number(params['pageIndex'])
  const pageSize = Number(params['pageSize'])
  return {
    searchTerm: String(params['searchTerm'] ?? '').slice(0, searchTermMaxLength),
    keys: listOf(params['keys'] ?? params['key']),
    tags: listOf(params['tags']),
    sort: sortNames.includes(sort) ? sort : defaultSearch.sort,
    pageIndex: Number.isInteger(pageIndex) && pageIndex >= 1 && pageIndex <= 1000 ? pageIndex : 1,
    pageSize: (pageSizes as readonly number[]).includes(pageSize) ? pageSize : defaultSearch.pageSize,
  }
}

/** The address holds only what differs from the unfiltered list. */
export function searchToAddress(search: ContentSearch): Record<string, string | number> {
  const [sortField = '', sortOrder = ''] = search.sort.split(' ')
  return {
    ...(search.searchTerm !== '' && { searchTerm: search.searchTerm }),
    ...(search.keys.length > 0 && { keys: search.keys.join(',') }),
    ...(search.tags.length > 0 && { tags: search.tags.join(',') }),
    ...(search.sort !== defaultSearch.sort && { sortField, sortOrder }),
    ...(search.pageIndex > 1 && { pageIndex: search.pageIndex }),
    ...(search.pageSize !== defaultSearch.pageSize && { pageSize: search.pageSize }),
  }
}

export function searchToQuery({ searchTerm, keys, tags, sort, pageIndex, pageSize }: ContentSearch) {
  const [sortField, sortOrder] = sort.split(' ') as [(typeof contentSortFields)[number], 'asc' | 'desc']
  return {
    searchTerm,
    keys: keys.join(','),
    tags: tags.join(','),
    sortField,
    sortOrder,
    pageIndex: String(pageIndex),
    pageSize: String(pageSize),
  }
}

export const isFiltered = ({ searchTerm, keys, tags }: ContentSearch) =>
  searchTerm !== '' || keys.length > 0 || tags.length > 0
