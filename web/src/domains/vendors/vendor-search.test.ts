import { expect, it } from 'vitest'
import { readVendorSearch, vendorQueryOf } from './vendor-search.ts'

it('names every parameter, and a bad value falls back to its default', () => {
  const bad = { searchTerm: ' ', sortField: 'age', pageIndex: -3, more: 1 }
  expect(readVendorSearch(bad)).toStrictEqual({
    searchTerm: undefined,
    sortField: undefined,
    pageIndex: undefined,
  })
  expect(readVendorSearch({ searchTerm: 7, sortField: 'name', pageIndex: '2' })).toStrictEqual({
    searchTerm: '7',
    sortField: 'name',
    pageIndex: 2,
  })
})

it('asks for names from the first letter on, for stars from the most', () => {
  expect(vendorQueryOf({ sortField: 'name' })).toMatchObject({ sortField: 'name', sortOrder: 'asc' })
  expect(vendorQueryOf({})).toMatchObject({ sortField: 'rating', sortOrder: 'desc', pageSize: '24' })
})
