import { describe, expect, it } from 'vitest'
import { readProductSearch, withChoice } from './product-search.ts'

const parse = (address: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readProductSearch(address)).filter(([, value]) => value !== undefined))

describe('the address of the product list', () => {
  it('says everything that can be chosen', () => {
    const address = {
      searchTerm: 'chiya',
      category: 'tea-food',
      vendor: 'himal-weaves,ilam-gardens',
      colour: 'blue,red',
      option: 'size:l,size:m,storage:256-gb',
      minPrice: 600,
      maxPrice: 24000,
      rating: 4,
      inStock: true,
      deals: true,
      origin: 'nepal',
      district: 'rukum-east',
      sortField: 'price',
      sortOrder: 'asc',
      pageIndex: 3,
    }
    expect(parse(address)).toEqual(address)
  })

  it('lets a bad value fall back to its default', () => {
    const bad = {
      searchTerm: '   ',
      category: 'No Slug',
      vendor: '../etc',
      colour: 'mauve',
      option: 'size,:m,Size:M,a:b:c',
      minPrice: -5,
      maxPrice: 'much',
      rating: 6,
      inStock: 'yes',
      deals: 1,
      origin: 'mars',
      district: ['', {}],
      sortField: 'drop table',
      sortOrder: 1,
      pageIndex: 1.5,
      cursor: 'abc',
    }
    expect(parse(bad)).toEqual({})
  })

  it.each([0, 1, -1, 1001, 'two', null])('page %j is the first one', (pageIndex) => {
    expect(readProductSearch({ pageIndex }).pageIndex).toBeUndefined()
  })

  it('takes a number for words and cuts a novel short', () => {
    expect(readProductSearch({ searchTerm: 2083 }).searchTerm).toBe('2083')
    expect(readProductSearch({ searchTerm: 'x'.repeat(2000) }).searchTerm).toHaveLength(200)
  })

  it('reads lists as links and as plain forms write them, each name once', () => {
    expect(parse({ vendor: ['b', 'a', 'b'], colour: 'red,mauve,blue' })).toEqual({
      vendor: 'a,b',
      colour: 'blue,red',
    })
  })

  it('reads prices as people type them, the higher one first or last', () => {
    expect(parse({ minPrice: '5,000', maxPrice: 'रु. १,२००' })).toEqual({ minPrice: 1200, maxPrice: 5000 })
  })

  it('leaves the order out that the shop takes by itself', () => {
    expect(parse({ sortField: 'bestSelling' })).toEqual({})
    expect(parse({ sortField: 'relevance' })).toEqual({})
    expect(parse({ searchTerm: 'chiya', sortField: 'relevance' })).toEqual({ searchTerm: 'chiya' })
    expect(parse({ sortField: 'createdAt', sortOrder: 'asc' })).toEqual({
      sortField: 'createdAt',
      sortOrder: 'desc',
    })
  })
})

it('another choice begins at its first page', () => {
  expect(withChoice({ searchTerm: 'chiya', pageIndex: 4 }, { deals: true })).toEqual({
    searchTerm: 'chiya',
    deals: true,
    pageIndex: undefined,
  })
})
