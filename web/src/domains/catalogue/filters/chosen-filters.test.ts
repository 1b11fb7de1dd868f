import { expect, it } from 'vitest'
import { filters } from '#messages/en/filters.ts'
import { products as texts } from '#messages/en/products.ts'
import { chosenFilters } from './chosen-filters.ts'
import { clearAll, countChosen } from './count-chosen.ts'
import type { ProductSearch } from '../product-search.ts'

const names = { language: 'en' as const, texts, filters, facets: undefined, path: [] }
const search: ProductSearch = {
  searchTerm: 'pashmina',
  category: 'shawls',
  vendor: 'himal-weaves,pashupati',
  colour: 'red',
  option: 'size:m',
  minPrice: 600,
  rating: 4,
  inStock: true,
  deals: true,
  origin: 'nepal',
  district: 'kathmandu',
  sortField: 'price',
  sortOrder: 'asc',
}

it('every filter has its chip, and each chip takes exactly that one away', () => {
  const chosen = chosenFilters(search, names)
  expect(chosen.map(({ label }) => label)).toEqual([
    'shawls',
    'From Rs.\u00a0600',
    'Red',
    'size:m',
    '4 stars and up',
    'himal-weaves',
    'pashupati',
    'In stock',
    'Delivers to Kathmandu',
    'Made in Nepal',
    'Deals',
  ])
  expect(chosen).toHaveLength(countChosen(search))
  for (const { without } of chosen)
    expect(countChosen({ ...search, ...without })).toBe(countChosen(search) - 1)
})

it('clearing all keeps the words and the order', () => {
  expect(countChosen(clearAll(search))).toBe(0)
  expect(clearAll(search)).toMatchObject({ searchTerm: 'pashmina', sortField: 'price', sortOrder: 'asc' })
})

it('without words the category is the page and stays', () => {
  expect(chosenFilters({ category: 'shawls' }, names)).toEqual([])
  expect(clearAll({ category: 'shawls', deals: true }).category).toBe('shawls')
})
