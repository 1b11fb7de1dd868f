import type { Ask, Load } from '../measure/load.ts'
import { anew, same, type Scenario } from '../calls/scenarios.ts'

/** The budget of a scenario, as a multiple of R. */
export interface Goal {
  most: number
  /** Together with another scenario, as a list with its facets. */
  with?: string
}

interface Item {
  id: string
  slug: string
  pricePaisa: number
}
interface Page {
  items: Item[]
  nextCursor: string | null
}

const inTurn = (name: string, requests: number, paths: string[]): Scenario => {
  let turn = 0
  return { name, requests, next: (): Ask => ({ path: paths[turn++ % paths.length]! }) }
}

const list = '/api/products?pageSize=24'
const facets = '/api/products/facets'
const sorts: [string, string][] = [
  ['best selling', 'bestSelling'],
  ['newest', 'createdAt'],
  ['cheapest', 'price&sortOrder=asc'],
  ['dearest', 'price'],
  ['best rated', 'rating'],
  ['most reduced', 'discount'],
]
/** A sort order that is not the default one. */
const ordered = '&sortField=price&sortOrder=asc'

export const names = {
  leaf: 'list of a category by price',
  leafFacets: 'facets of a category',
  department: 'list of a department by price',
  departmentFacets: 'facets of a department',
  rare: 'search, rare word',
  rareFacets: 'facets, rare word',
  common: 'search, common word',
  commonFacets: 'facets, common word',
  product: 'one product',
  deepest: 'deepest page',
  suggestion: 'suggestion',
  typo: 'suggestion, typo',
}

export const goals = new Map<string, Goal>([
  ...sorts.map(([name]): [string, Goal] => [`list of 24, ${name}`, { most: 2 }]),
  [names.leaf, { most: 2 }],
  [names.leafFacets, { most: 3, with: names.leaf }],
  [names.department, { most: 2 }],
  [names.departmentFacets, { most: 3, with: names.department }],
  [names.rareFacets, { most: 4, with: names.rare }],
  [names.commonFacets, { most: 20, with: names.common }],
  [names.product, { most: 1.5 }],
  [names.deepest, { most: 1.6 }],
  [names.suggestion, { most: 1 }],
  [names.typo, { most: 1 }],
])

/** A word of every sixth product, and one of every seventh. */
const common = 'clothing'
const called = 'tea'

const readPage = async (load: Load, path: string) =>
  (
    JSON.parse((await load.send({ path, headers: { 'accept-encoding': 'identity' } })).text()) as {
      data: Page
    }
  ).data

/**
 * The last page but one: its cursor is that of the first page with the position at which the opposite order
 * begins.
 */
async function deepestPage(load: Load): Promise<string> {
  const path = `${list}${ordered}`
  const [mark] = (await readPage(load, path)).nextCursor?.split('.') ?? []
  const last = (await readPage(load, `${list}&sortField=price&sortOrder=desc`)).items.at(-1)
  if (!mark || !last) throw new Error('The shop is too small to have a deep page')
  return `${path}&cursor=${mark}.${last.pricePaisa}.${last.id.split('-').at(-1)}`
}

/** The calls of a shop, with products, words and the last page of this very shop. */
export async function shopScenarios(load: Load, rare: string): Promise<Scenario[]> {
  const read = (path: string) => readPage(load, path)
  const deepest = await deepestPage(load)
  const products = (await read('/api/products?pageSize=50')).items.map(({ id }) => `/api/products/${id}`)
  const services = (await read('/api/services?pageSize=20')).items.map(({ id }) => `/api/services/${id}`)
  const vendors = (await read('/api/vendors?pageSize=20')).items.map(({ slug }) => slug)
  const term = (word: string) => `searchTerm=${encodeURIComponent(word)}`
  return [
    ...sorts.map(([name, sort]) => same(`list of 24, ${name}`, 200, `${list}&sortField=${sort}`)),
    same(names.leaf, 200, `${list}&category=tea${ordered}`),
    same(names.leafFacets, 60, `${facets}?category=tea`),
    same(names.department, 200, `${list}&category=clothing${ordered}`),
    same(names.departmentFacets, 60, `${facets}?category=clothing`),
    same('facets of everything', 20, facets),
    inTurn(names.product, 200, products),
    inTurn(
      'related products',
      100,
      products.map((path) => `${path}/related`),
    ),
    inTurn(
      'reviews of a product',
      200,
      products.map((path) => `${path}/reviews`),
    ),
    same(names.deepest, 200, deepest),
    same(names.rare, 100, `${list}&${term(rare)}`),
    same(names.rareFacets, 60, `${facets}?${term(rare)}`),
    same(names.common, 20, `${list}&${term(common)}`),
    same(names.commonFacets, 10, `${facets}?${term(common)}`),
    same('search for what things are called', 20, `${list}&${term(called)}`),
    inTurn(
      names.suggestion,
      200,
      ['te', 'sha', 'pho', 'कम'].map((start) => `/api/search/suggestions?term=${encodeURIComponent(start)}`),
    ),
    inTurn(
      names.typo,
      200,
      ['hedphones', 'pashmeena', 'jyaket'].map((word) => `/api/search/suggestions?term=${word}`),
    ),
    same('list of services', 200, '/api/services?pageSize=24'),
    inTurn('one service', 200, services),
    same('list of vendors', 200, '/api/vendors?pageSize=24'),
    inTurn(
      'products of a vendor',
      200,
      vendors.map((slug) => `${list}&vendor=${slug}`),
    ),
  ]
}

/** Pages that browsers request, many at a time, and that no cache has seen. */
export const pagesUnderLoad = [
  anew('page / rendered', '/'),
  anew('page /products/ rendered', '/products/'),
  anew('page /services/ rendered', '/services/'),
]
