import { expect, it } from 'vitest'
import { validateProductSearch } from './product-search.ts'

const nothing = {
  searchTerm: undefined,
  deals: undefined,
  origin: undefined,
  sortField: undefined,
  sortOrder: undefined,
}

it('keeps what the address may say', () => {
  const search = {
    searchTerm: ' chiya ',
    deals: true,
    origin: 'nepal',
    sortField: 'createdAt',
    sortOrder: 'desc',
  }
  expect(validateProductSearch(search)).toEqual({ ...search, searchTerm: 'chiya' })
})

it('lets a bad value fall back to its default', () => {
  const search = { searchTerm: '   ', deals: 'yes', origin: 'mars', sortField: 'drop table', sortOrder: 1 }
  expect(validateProductSearch(search)).toEqual(nothing)
})

it('takes a number for words and cuts a novel short', () => {
  expect(validateProductSearch({ searchTerm: 2083 }).searchTerm).toBe('2083')
  expect(validateProductSearch({ searchTerm: 'x'.repeat(2000) }).searchTerm).toHaveLength(200)
})
