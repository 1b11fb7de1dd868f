import { expect, it } from 'vitest'
import { addressOfSearch, listQueryOf, readContentSearch, wholeList } from './content-search.ts'

it('an address without anything is the whole list, newest first', () => {
  expect(readContentSearch({})).toEqual(wholeList)
  expect(addressOfSearch(wholeList)).toEqual({})
})

it('what the address says comes back out of it', () => {
  const address = {
    searchTerm: 'return',
    keys: 'terms_and_conditions,size_guide',
    tags: 'legal',
    sortField: 'title',
    sortOrder: 'asc',
    pageIndex: 3,
    pageSize: 25,
  }
  expect(addressOfSearch(readContentSearch(address))).toEqual(address)
  expect(listQueryOf(readContentSearch(address))).toMatchObject({ sortField: 'title', pageIndex: '3' })
})

it('what an address cannot mean is left out', () => {
  const nonsense = { sortField: 'password', pageIndex: -4, pageSize: 7, tags: ' , ', searchTerm: 12 }
  expect(readContentSearch(nonsense)).toEqual({ ...wholeList, searchTerm: '12' })
})
