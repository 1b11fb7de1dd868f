import { productFacetQuery, productListQuery } from '@haat/contract/domains/catalogue.filters.ts'
import { catalogueEndpoints } from '@haat/contract/domains/catalogue.ts'
import { searchEndpoints } from '@haat/contract/domains/search.ts'
import { serviceFacetQuery, serviceListQuery } from '@haat/contract/domains/services.filters.ts'
import { servicesEndpoints } from '@haat/contract/domains/services.ts'
import { describe, expect, it } from 'vitest'
import { neverTwice, questionsOf } from './new-addresses.ts'
import type { ShopValues } from './shop-values.ts'

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}-${at + 1}`)
const words = ['weave', 'pashmina', 'kettle', 'lantern', 'copper', 'ginger', 'walnut', 'saffron']
const shop: ShopValues = {
  productCount: 100_000,
  products: numbered(2000, 'tea').map((id, at) => ({
    id,
    title: `${words[at % 8]} ${words[at % 7]} tea`,
    pricePaisa: 9900 + at * 50,
  })),
  serviceIds: numbered(500, 'repair'),
  servicePricesPaisa: numbered(500, '').map((_, at) => 20_000 + at * 100),
  vendors: numbered(300, 'vendor'),
  categories: numbered(40, 'category').map((slug) => ({ slug, count: 2500 })),
  serviceCategories: numbered(10, 'services'),
  commonWords: words.slice(0, 3),
  rareWords: words.flatMap((word) => [...'abcdefghij'].map((end) => word + end)),
}
const questions = questionsOf(shop)
const perScenario = 40
const draw = () =>
  neverTwice(questions).flatMap(({ next }) => Array.from({ length: perScenario }, () => next().path))

describe('the addresses that the bench asks for', () => {
  it('are never the same twice', () => {
    const drawn = draw()
    expect(new Set(drawn).size).toBe(questions.length * perScenario)
  })

  it('are the same in every run, so that two checkouts are asked the same', () => {
    expect(draw()).toEqual(draw())
  })

  it('are ones that the contract allows', () => {
    const { params: productParams } = catalogueEndpoints['GET /products/:productId']
    const { params: serviceParams } = servicesEndpoints['GET /services/:serviceId']
    const { query: suggestionQuery } = searchEndpoints['GET /search/suggestions']
    const refused = draw()
      .map((path) => new URL(path, 'http://haat.test'))
      .filter(({ pathname, searchParams }) => {
        const query = Object.fromEntries(searchParams)
        const [, , , id = ''] = pathname.split('/')
        if (pathname.startsWith('/products/')) return false
        if (pathname === '/api/products') return !productListQuery.safeParse(query).success
        if (pathname === '/api/products/facets') return !productFacetQuery.safeParse(query).success
        if (pathname === '/api/services') return !serviceListQuery.safeParse(query).success
        if (pathname === '/api/services/facets') return !serviceFacetQuery.safeParse(query).success
        if (pathname === '/api/search/suggestions') return !suggestionQuery.safeParse(query).success
        if (pathname.startsWith('/api/products/')) return !productParams.safeParse({ productId: id }).success
        return !serviceParams.safeParse({ serviceId: id }).success
      })
    expect(refused.map(String)).toEqual([])
  })

  it('end with an error rather than with an address that was asked before', () => {
    const [everything] = neverTwice(questions.filter(({ name }) => name === 'facets of everything'))
    expect(() => Array.from({ length: 100 }, everything!.next)).toThrow('all addresses')
  })
})
