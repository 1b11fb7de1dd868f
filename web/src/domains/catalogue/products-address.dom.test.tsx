import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productListQuery } from '@haat/contract/domains/catalogue.filters.ts'
import { colours, origins, productSorts } from '@haat/contract/domains/catalogue.rules.ts'
import {
  chosenFilters,
  clearAll,
  countChosen,
  listAddress,
  pageQuery,
  readSearch,
  withChoice,
} from '#domains/search/use-list.ts'
import { filters } from '#messages/en/filters.ts'
import { products as texts } from '#messages/en/products.ts'
import { productFilters, type ProductSearch } from './products-page.tsx'

const readProductSearch = (address: Record<string, unknown>) => readSearch(productFilters, address)
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
    expect(Object.keys(parse(address))).toEqual(Object.keys(address))
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
  expect(withChoice<ProductSearch>({ searchTerm: 'chiya', pageIndex: 4 }, { deals: true })).toEqual({
    searchTerm: 'chiya',
    deals: true,
    pageIndex: undefined,
  })
})

const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,9}(-[a-z0-9]{1,9})?$/)
const joined = (item: fc.Arbitrary<string>, maxLength: number) =>
  fc.uniqueArray(item, { minLength: 1, maxLength }).map((items) => items.toSorted().join(','))
const rupees = fc.integer({ min: 0, max: 1_000_000 })

/** Any address that the shop itself would write. */
const anySearch = fc
  .record(
    {
      searchTerm: fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9})?$/),
      exactly: fc.constant(true as const),
      category: slug,
      vendor: joined(slug, 20),
      colour: joined(fc.constantFrom(...colours), colours.length),
      option: joined(fc.stringMatching(/^(size|storage|weight):[a-z0-9]{1,5}$/), 12),
      prices: fc.tuple(rupees, rupees).map((prices) => prices.toSorted((a, b) => a - b)),
      rating: fc.integer({ min: 1, max: 5 }),
      inStock: fc.constant(true as const),
      deals: fc.constant(true as const),
      origin: fc.constantFrom(...origins),
      district: slug,
      sortField: fc.constantFrom(...productSorts),
      sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
      pageIndex: fc.integer({ min: 2, max: 1000 }),
    },
    { requiredKeys: [] },
  )
  .map(({ prices, ...search }) =>
    readProductSearch({ ...search, minPrice: prices?.[0], maxPrice: prices?.[1] }),
  )

describe('any search of products', () => {
  it('is read from its own address as it was written', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(readProductSearch({ ...search })).toEqual(search)
      }),
    )
  })

  it('is a query that the API takes', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const query = pageQuery(productFilters, search)
        const sent = Object.entries(query).filter(([, value]) => value !== undefined)
        expect(productListQuery.safeParse(Object.fromEntries(sent)).error).toBeUndefined()
      }),
    )
  })

  it('loses exactly one filter with each chip, and all of them with “Clear all”', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const count = countChosen(productFilters, search)
        for (const { without } of chosenFilters(productFilters, search))
          expect(countChosen(productFilters, { ...search, ...without })).toBe(count - 1)
        expect(countChosen(productFilters, clearAll(productFilters, search))).toBe(0)
      }),
    )
  })
})

describe('chips', () => {
  const sources = { language: 'en' as const, texts, filters, facets: undefined, path: [], items: [] }
  const labels = (search: ProductSearch) =>
    chosenFilters(productFilters, search).map(({ filter, item }) => filter.label(item, search, sources))
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

  it('name every filter, by what the address says until names have been read', () => {
    expect(labels(search)).toEqual([
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
  })

  it('leave the words, the order, and a category that is the page itself when all are cleared', () => {
    expect(clearAll(productFilters, search)).toMatchObject({
      searchTerm: 'pashmina',
      sortField: 'price',
      sortOrder: 'asc',
    })
    expect(labels({ category: 'shawls' })).toEqual([])
    expect(clearAll(productFilters, { category: 'shawls', deals: true }).category).toBe('shawls')
  })
})

it.each([
  ['', '/products/'],
  ['pageIndex=2', '/products/?pageIndex=2'],
  ['category=clothing&pageIndex=2', '/products/?category=clothing&pageIndex=2'],
  ['searchTerm=green+tea&category=food', '/products/?searchTerm=green+tea&category=food'],
  ['deals=true&pageIndex=3', '/products/?deals=true&pageIndex=3'],
  ['origin=nepal', '/products/?origin=nepal'],
  // Views of another page, and pages of such a view.
  ['category=clothing&minPrice=100&pageIndex=2', '/products/?category=clothing'],
  ['category=clothing&deals=true', '/products/?category=clothing'],
  ['deals=true&origin=nepal&pageIndex=2', '/products/?deals=true'],
  ['sortField=createdAt&sortOrder=desc&pageIndex=2', '/products/'],
  ['vendor=himal', '/products/'],
])('?%s is known as %s', (query, address) => {
  const values = [...new URLSearchParams(query)].map(([key, value]) => [key, value === 'true' ? true : value])
  expect(listAddress('/products/', productFilters, readProductSearch(Object.fromEntries(values)))).toBe(
    address,
  )
})
