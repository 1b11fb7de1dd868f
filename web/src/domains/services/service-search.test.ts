import { expect, it } from 'vitest'
import { readServiceSearch } from './service-search.ts'

const parse = (address: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readServiceSearch(address)).filter(([, value]) => value !== undefined))

it('says everything that can be chosen', () => {
  const address = {
    searchTerm: 'plumber',
    category: 'home-repair',
    vendor: 'mistri-dai',
    district: 'bhaktapur,lalitpur',
    day: '2026-11-20',
    freeWithin: 0,
    priceUnit: 'hour,visit',
    minPrice: 300,
    maxPrice: 2500,
    rating: 4,
    sortField: 'price',
    sortOrder: 'asc',
    pageIndex: 3,
  }
  expect(parse(address)).toEqual(address)
})

it('lets a bad value be none', () => {
  const bad = {
    searchTerm: '  ',
    category: '<b>',
    district: ['', {}],
    day: '2026-02-30',
    freeWithin: 2,
    priceUnit: 'year',
    minPrice: -1,
    maxPrice: 'much',
    rating: 9,
    sortField: 'x',
    pageIndex: -4,
  }
  expect(parse(bad)).toEqual({})
})

it('reads what a plain form sends, one after the other', () => {
  expect(
    parse({ district: ['lalitpur', 'kaski'], day: ['2026-11-20', ''], minPrice: '', maxPrice: '900' }),
  ).toEqual({
    district: 'kaski,lalitpur',
    day: '2026-11-20',
    maxPrice: 900,
  })
})
