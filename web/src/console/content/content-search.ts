import type { contentSortFields } from '@haat/contract/domains/content.ts'

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

/** What the list shows, as its address says it. */
export interface ContentSearch {
  searchTerm: string
  keys: string[]
  tags: string[]
  sort: SortName
  pageIndex: number
  pageSize: number
}

export const wholeList: ContentSearch = {
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

/** An address may be written by hand: what it cannot mean is left out. */
export function readContentSearch(given: Record<string, unknown>): ContentSearch {
  const sort = `${String(given['sortField'])} ${String(given['sortOrder'])}` as SortName
  const pageIndex = Number(given['pageIndex'])
  const pageSize = Number(given['pageSize'])
  return {
    searchTerm: String(given['searchTerm'] ?? '').slice(0, 200),
    keys: listOf(given['keys'] ?? given['key']),
    tags: listOf(given['tags']),
    sort: sortNames.includes(sort) ? sort : wholeList.sort,
    pageIndex: Number.isInteger(pageIndex) && pageIndex >= 1 && pageIndex <= 1000 ? pageIndex : 1,
    pageSize: (pageSizes as readonly number[]).includes(pageSize) ? pageSize : wholeList.pageSize,
  }
}

/** Only what differs from the whole list stands in the address. */
export function addressOfSearch(search: ContentSearch): Record<string, string | number> {
  const [sortField = '', sortOrder = ''] = search.sort.split(' ')
  return {
    ...(search.searchTerm !== '' && { searchTerm: search.searchTerm }),
    ...(search.keys.length > 0 && { keys: search.keys.join(',') }),
    ...(search.tags.length > 0 && { tags: search.tags.join(',') }),
    ...(search.sort !== wholeList.sort && { sortField, sortOrder }),
    ...(search.pageIndex > 1 && { pageIndex: search.pageIndex }),
    ...(search.pageSize !== wholeList.pageSize && { pageSize: search.pageSize }),
  }
}

export function listQueryOf({ searchTerm, keys, tags, sort, pageIndex, pageSize }: ContentSearch) {
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

export const isNarrowed = ({ searchTerm, keys, tags }: ContentSearch) =>
  searchTerm !== '' || keys.length > 0 || tags.length > 0
