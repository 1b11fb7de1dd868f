import { colours, origins } from '@haat/contract/domains/catalogue.rules.ts'
import { districts } from '@haat/contract/shared/districts.ts'
import { languageCookie, languages } from '@haat/contract/shared/language.ts'
import type { Scenario } from '../calls/scenarios.ts'
import type { Ask } from '../measure/load.ts'
import { chanceOf, type Chance } from './chance.ts'
import type { ShopValues } from './shop-values.ts'

/** The rows of the table of goals that a scenario counts for. */
export type Group = 'list' | 'facets' | 'product' | 'search' | 'search facets' | 'suggestion' | 'page'

/** A question whose every address is another one. */
export interface Question {
  name: string
  /** The requests of a batch. */
  requests: number
  group?: Group
  address(chance: Chance): string
}

type Parameters = Record<string, string | number | undefined>

const pageSize = 24
const deepestPage = 900
/** Lowest prices are drawn from the cheaper part, so that at least this share of the products is left. */
const leftShare = 0.3

const pick = <T>(chance: Chance, from: readonly T[]): T => from[chance.below(from.length)]!
const maybe = <T>(chance: Chance, value: T): T | undefined => (chance.isOneIn(2) ? value : undefined)

function at(path: string, parameters: Parameters): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length === 0 ? path : `${path}?${query}`
}

const orders = [
  { sortField: 'bestSelling' },
  { sortField: 'createdAt' },
  { sortField: 'createdAt', sortOrder: 'asc' },
  { sortField: 'price' },
  { sortField: 'price', sortOrder: 'asc' },
  { sortField: 'rating' },
  { sortField: 'discount' },
]
const serviceOrders = [
  { sortField: 'rating' },
  { sortField: 'price', sortOrder: 'asc' },
  { sortField: 'createdAt' },
]
const byPrice = [{ sortField: 'price' }, { sortField: 'price', sortOrder: 'asc' }]

/** What people ask of the shop, with addresses out of the shop's own values. */
export function questionsOf(values: ShopValues): Question[] {
  const prices = values.products.map(({ pricePaisa }) => pricePaisa).toSorted((a, b) => a - b)
  const servicePrices = values.servicePricesPaisa.toSorted((a, b) => a - b)
  const lowestOf = (chance: Chance, sorted: number[]) =>
    pick(chance, sorted.slice(0, Math.ceil(sorted.length * (1 - leftShare)))) + chance.below(99)
  const lowest = (chance: Chance) => ({ minPricePaisa: lowestOf(chance, prices) })
  const pages = (chance: Chance, count: number) =>
    1 + chance.below(Math.max(1, Math.min(deepestPage, Math.floor((count * leftShare) / pageSize))))
  const page = (chance: Chance, count = values.productCount) => ({ pageIndex: pages(chance, count) })
  const narrow = (chance: Chance) => ({ inStock: 'true', rating: 3 + chance.below(2) })
  const district = (chance: Chance) => ({ myDistrict: pick(chance, districts).slug })
  const combination = (chance: Chance): Parameters => ({
    category: maybe(chance, pick(chance, values.categories).slug),
    colour: maybe(chance, `${pick(chance, colours)},${pick(chance, colours)}`),
    origin: maybe(chance, pick(chance, origins)),
    district: maybe(chance, pick(chance, districts).slug),
    inStock: maybe(chance, 'true'),
    rating: maybe(chance, 2 + chance.below(3)),
    deals: chance.isOneIn(4) ? 'true' : undefined,
    ...lowest(chance),
  })
  const twoWords = (chance: Chance): string => {
    const words =
      pick(chance, values.products)
        .title.toLowerCase()
        .match(/[a-z]{3,}/g) ?? []
    return words.length < 2 ? twoWords(chance) : `${pick(chance, words)} ${pick(chance, words)}`
  }
  const anyWord = (chance: Chance) => pick(chance, chance.isOneIn(2) ? values.rareWords : values.commonWords)
  const beginning = (chance: Chance) => {
    const word = anyWord(chance)
    return word.slice(0, 2 + chance.below(word.length - 1))
  }
  const typo = (chance: Chance) => {
    const word = anyWord(chance)
    const place = 1 + chance.below(word.length - 2)
    return `${word.slice(0, place)}${pick(chance, [...'aeiounrst'])}${word.slice(place + 1)}`
  }

  const list = (parameters: Parameters) => at('/api/products', { pageSize, ...parameters })
  const facets = (parameters: Parameters) => at('/api/products/facets', parameters)
  const services = (parameters: Parameters) => at('/api/services', { pageSize, ...parameters })
  const suggestions = (term: string) => at('/api/search/suggestions', { term })
  const product = (chance: Chance) => pick(chance, values.products).id
  const category = (chance: Chance) => pick(chance, values.categories)
  const inCategory = (chance: Chance) => {
    const { slug, count } = category(chance)
    return { category: slug, ...page(chance, count) }
  }

  const listing = (name: string, parameters: (chance: Chance) => Parameters): Question => ({
    name,
    requests: 60,
    group: 'list',
    address: (chance) => list(parameters(chance)),
  })
  const counting = (
    name: string,
    requests: number,
    parameters: (chance: Chance) => Parameters,
  ): Question => ({
    name,
    requests,
    group: 'facets',
    address: (chance) => facets(parameters(chance)),
  })
  const asking = (name: string, address: Question['address'], group?: Group, requests = 60): Question => ({
    name,
    requests,
    ...(group && { group }),
    address,
  })
  /** A search and its facets, in two rows. */
  const searching = (
    name: string,
    term: (chance: Chance) => string,
    vary: (chance: Chance) => Parameters,
  ) => [
    asking(
      `search, ${name}`,
      (c) => list({ searchTerm: term(c), ...(c.isOneIn(2) && vary(c)) }),
      'search',
      30,
    ),
    asking(
      `search facets, ${name}`,
      (c) => facets({ searchTerm: term(c), ...(c.isOneIn(2) && lowest(c)) }),
      'search facets',
      30,
    ),
  ]
  const firstPages = (chance: Chance) => ({ pageIndex: 1 + chance.below(10), ...lowest(chance) })

  return [
    listing('list, any order, pages 1 to 900', (c) => ({ ...pick(c, orders), ...page(c) })),
    listing('list with a lowest price, first page', (c) => ({ ...pick(c, orders), ...lowest(c) })),
    listing('list with a lowest price, pages 1 to 900', (c) => ({
      ...pick(c, orders),
      ...lowest(c),
      ...page(c),
    })),
    listing('list with price, stock and rating', (c) => ({ ...pick(c, orders), ...lowest(c), ...narrow(c) })),
    listing('category by price', (c) => ({ ...pick(c, byPrice), ...inCategory(c) })),
    listing('category by price with a lowest price', (c) => ({
      ...pick(c, byPrice),
      ...inCategory(c),
      ...lowest(c),
    })),
    listing('category with price, stock and rating', (c) => ({
      ...pick(c, orders),
      category: category(c).slug,
      ...lowest(c),
      ...narrow(c),
    })),
    listing('products of a vendor', (c) => ({ ...pick(c, orders), vendor: pick(c, values.vendors) })),
    listing('list with several filters', (c) => ({ ...pick(c, orders), ...combination(c) })),
    counting('facets of a category', 30, (c) => ({ category: category(c).slug, ...district(c) })),
    counting('facets of a category with a lowest price', 30, (c) => ({
      category: category(c).slug,
      ...lowest(c),
    })),
    counting('facets of everything', 5, district),
    counting('facets of everything with a lowest price', 10, lowest),
    counting('facets with several filters', 30, combination),
    asking('one product', (c) => `/api/products/${product(c)}`, 'product'),
    asking('related products', (c) => `/api/products/${product(c)}/related`),
    asking('reviews of a product', (c) => `/api/products/${product(c)}/reviews`),
    ...searching('a common word', (c) => pick(c, values.commonWords), firstPages),
    ...searching('a rare word', (c) => pick(c, values.rareWords), lowest),
    ...searching('two words', twoWords, lowest),
    asking('suggestion', (c) => suggestions(beginning(c)), 'suggestion'),
    asking('suggestion with a typo', (c) => suggestions(typo(c)), 'suggestion'),
    asking('services', (c) =>
      services({
        ...pick(c, serviceOrders),
        category: maybe(c, pick(c, values.serviceCategories)),
        minPricePaisa: lowestOf(c, servicePrices),
      }),
    ),
    asking(
      'facets of services',
      (c) =>
        at('/api/services/facets', {
          category: maybe(c, pick(c, values.serviceCategories)),
          minPricePaisa: lowestOf(c, servicePrices),
        }),
      undefined,
      30,
    ),
    asking('one service', (c) => `/api/services/${pick(c, values.serviceIds)}`),
    asking(
      'page /products/?…',
      (c) =>
        at('/products/', {
          ...pick(c, orders),
          category: maybe(c, category(c).slug),
          minPrice: Math.floor(lowestOf(c, prices) / 100),
          pageIndex: maybe(c, 2 + c.below(9)),
        }),
      'page',
      20,
    ),
    asking('page of a product', (c) => `/products/${product(c)}`, 'page', 20),
  ]
}

/** Draws addresses from a seed; both languages come as often as each other. */
export function drawing({ address }: Question, seed: number): () => Ask {
  const chance = chanceOf(seed)
  return () => ({
    path: address(chance),
    headers: { cookie: `${languageCookie}=${pick(chance, languages)}` },
  })
}

const maxTries = 1000

/** Draws the addresses of the questions from seeds of their own; none of them comes twice, whatever asks for it. */
export function neverTwice(questions: Question[]): Scenario[] {
  const drawn = new Set<string>()
  return questions.map((question, seed) => {
    const draw = drawing(question, seed)
    const next = () => {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const ask = draw()
        if (drawn.size < drawn.add(ask.path).size) return ask
      }
      throw new Error(`${question.name}: all addresses of this shop have been asked for`)
    }
    return { name: question.name, requests: question.requests, next }
  })
}
