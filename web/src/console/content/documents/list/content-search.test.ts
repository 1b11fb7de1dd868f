import { expect, it } from 'vitest'
import { searchToAddress, searchToQuery, readContentSearch, defaultSearch } from './content-search.ts'

it('an empty address means the unfiltered list, newest first', () => {
  expect(readContentSearch({})).toEqual(defaultSearch)
  expect(searchToAddress(defaultSearch)).toEqual({})
})

it('an address that was read is written again as it was', () => {
  const address = {
    searchTerm: 'return',
    keys: 'terms_and_conditions,size_guide',
    tags: 'legal',
    sortField: 'title',
    sortOrder: 'asc',
    pageIndex: 3,
    pageSize: 25,
  }
  expect(searchToAddress(readContentSearch(address))).toEqual(address)
  expect(searchToQuery(readContentSearch(address))).toMatchObject({ sortField: 'title', pageIndex: '3' })
})

it('invalid values of an address are replaced by the defaults', () => {
  const nonsense = { sortField: 'password', pageIndex: -4, pageSize: 7, tags: ' , ', searchTerm: 12 }
  expect(readContentSearch(nonsense)).toEqual({ ...defaultSearch, searchTerm: '12' })
})
