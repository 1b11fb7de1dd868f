import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colours } from '@haat/contract/domains/catalogue.rules.ts'
import { makeCategory, makeProduct, makeVendor, recount } from '../../../../test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

/** Random, but the same in every run. */
let seed = 20_831
const chance = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const pick = <T>(some: readonly T[]): T => some[chance(some.length)]!

interface TestProduct {
  id: string
  number: number
  title: string
  category: string
  vendor: string
  pricePaisa: number
  rating: number
  colour: string | null
  options: string[]
  isInStock: boolean
  isNepali: boolean
  discount: number
  soldCount: number
}
let haat: TestApp
const testProducts: TestProduct[] = []
const vendorSlugs = ['hill', 'town', 'plain']
/** The vendor in the plain delivers only to Kaski. */
const delivers = (vendor: string, district: string) => vendor !== 'plain' || district === 'kaski'
const children = { clothing: ['shawls', 'caps'], kitchen: ['pots'] }
const sizes = ['s', 'm', 'l']
const storages = ['128-gb', '256-gb']
const named = (text: string) => ({ en: text.toUpperCase(), ne: text })
const option = (key: string, values: string[]) => ({
  key,
  name: named(key),
  values: values.map((value) => ({ key: value, name: named(value), pictureIndex: null })),
})

async function makeOne(ids: { categories: Map<string, number>; vendors: Map<string, number> }) {
  const category = pick(['shawls', 'caps', 'pots'])
  const vendor = pick(vendorSlugs)
  const title = pick(['Red cloth', 'Blue cloth', 'Iron pot'])
  const size = sizes.filter(() => chance(2) === 0)
  const storage = storages.filter(() => chance(3) === 0)
  const facts = {
    title,
    pricePaisa: (1 + chance(40)) * 100_00,
    rating: chance(501),
    colour: chance(4) === 0 ? null : pick(colours.slice(0, 4)),
    isMadeInNepal: chance(2) === 0,
    isInStock: chance(3) > 0,
    discountPercent: chance(3) === 0 ? 10 + chance(50) : 0,
    soldCount: chance(30),
  }
  const options = [
    ...(size.length > 0 ? [option('size', size)] : []),
    ...(storage.length > 0 ? [option('storage', storage)] : []),
  ]
  const { number, id } = await makeProduct(haat.services, {
    ...facts,
    vendorId: ids.vendors.get(vendor)!,
    categoryId: ids.categories.get(category)!,
    options,
  })
  const values = options.flatMap(({ key, values: all }) => all.map((value) => `${key}:${value.key}`))
  const { isMadeInNepal: isNepali, discountPercent: discount, ...rest } = facts
  testProducts.push({ ...rest, id, number, category, vendor, options: values, isNepali, discount })
}

beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  const categories = new Map<string, number>()
  for (const [department, below] of Object.entries(children)) {
    const { id: parentId } = await makeCategory(services, { slug: department })
    for (const slug of below) categories.set(slug, (await makeCategory(services, { slug, parentId })).id)
  }
  const vendors = new Map<string, number>()
  for (const slug of vendorSlugs) {
    const deliversTo = slug === 'plain' ? ['kaski'] : null
    vendors.set(slug, (await makeVendor(services, { slug, name: slug, deliversTo })).id)
  }
  for (let n = 0; n < 120; n += 1) await makeOne({ categories, vendors })
  await recount(services)
})
afterAll(() => haat.close())

type Query = Record<string, string>
const ask = (path: string, query: Query = {}) =>
  haat.app.inject({ url: `/api${path}?${new URLSearchParams(query).toString()}` })
const read = async (path: string, query: Query = {}) => {
  const answer = await ask(path, query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

const list = (value: string | undefined) => (value === undefined ? [] : value.split(','))
/** A second, simple implementation of the filters to compare the index with. */
function passes(one: TestProduct, query: Query): boolean {
  const below = children[query['category'] as keyof typeof children] ?? [query['category']]
  const wanted = Map.groupBy(list(query['option']), (value) => value.split(':')[0])
  return [
    !query['category'] || below.includes(one.category),
    !query['vendor'] || list(query['vendor']).includes(one.vendor),
    !query['colour'] || (one.colour !== null && list(query['colour']).includes(one.colour)),
    !query['minPricePaisa'] || one.pricePaisa >= Number(query['minPricePaisa']),
    !query['maxPricePaisa'] || one.pricePaisa <= Number(query['maxPricePaisa']),
    !query['rating'] || one.rating >= Number(query['rating']) * 100,
    !query['inStock'] || one.isInStock,
    !query['deals'] || one.discount > 0,
    !query['origin'] || one.isNepali === (query['origin'] === 'nepal'),
    !query['district'] || delivers(one.vendor, query['district']),
    !query['searchTerm'] || one.title.toLowerCase().includes(query['searchTerm']),
    ...[...wanted.values()].map((values) => values.some((value) => one.options.includes(value))),
  ].every(Boolean)
}

function someQuery(): Query {
  const parts: Query[] = [
    { category: pick(['clothing', 'shawls', 'pots']) },
    { vendor: pick(['hill', 'hill,plain', 'nobody']) },
    { colour: pick(['red', 'red,orange', 'yellow']) },
    { option: pick(['size:m', 'size:s,size:l', 'size:m,storage:256-gb', 'size:nothing']) },
    { minPricePaisa: String(chance(20) * 100_00) },
    { maxPricePaisa: String((20 + chance(20)) * 100_00) },
    { rating: pick(['1', '3', '4']) },
    { inStock: 'true' },
    { deals: 'true' },
    { origin: pick(['nepal', 'elsewhere']) },
    { district: pick(['kaski', 'ilam']) },
    { searchTerm: pick(['red', 'cloth', 'pot']) },
  ]
  return Object.assign({}, ...parts.filter(() => chance(4) === 0))
}

/** The expected counts of a facet, which ignore the facet's own filter. */
function counted(query: Query, matching: string, valuesOf: (one: TestProduct) => string[]) {
  const others = { ...query }
  delete others[matching]
  const counts = new Map<string, number>()
  for (const one of testProducts.filter((candidate) => passes(candidate, others))) {
    for (const value of valuesOf(one)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
const positive = (counts: Map<string, number>) => Object.fromEntries([...counts].filter(([, n]) => n > 0))
const shownIn = (facet: { count: number }[], name: string) =>
  Object.fromEntries(
    facet
      .filter(({ count }) => count > 0)
      .map((value) => [(value as unknown as Record<string, string>)[name], value.count]),
  )

describe('counts beside the filters', () => {
  it('are those of a plain count, whatever is chosen, and lists show just what is counted', async () => {
    for (let round = 0; round < 60; round += 1) {
      const query = someQuery()
      const matching = testProducts.filter((one) => passes(one, query))
      const label = JSON.stringify(query)
      const facets = await read('/products/facets', { ...query, myDistrict: 'ilam' })
      expect(facets.total, label).toBe(matching.length)
      expect(facets.vendorCount, label).toBe(new Set(matching.map(({ vendor }) => vendor)).size)
      expect(shownIn(facets.vendors, 'slug'), label).toEqual(
        positive(counted(query, 'vendor', ({ vendor }) => [vendor])),
      )
      expect(shownIn(facets.colours, 'colour'), label).toEqual(
        positive(counted(query, 'colour', ({ colour }) => (colour ? [colour] : []))),
      )
      expect(shownIn(facets.origins, 'origin'), label).toEqual(
        positive(counted(query, 'origin', ({ isNepali }) => [isNepali ? 'nepal' : 'elsewhere'])),
      )
      const stocked = counted(query, 'inStock', ({ isInStock }) => [String(isInStock)])
      expect(facets.inStockCount, label).toBe(stocked.get('true') ?? 0)
      const reduced = counted(query, 'deals', ({ discount }) => [String(discount > 0)])
      expect(facets.dealCount, label).toBe(reduced.get('true') ?? 0)
      const delivered = counted(query, 'district', ({ vendor }) => [String(delivers(vendor, 'ilam'))])
      expect(facets.delivered.count, label).toBe(delivered.get('true') ?? 0)
      const four = counted(query, 'rating', ({ rating }) => [String(rating >= 400)])
      expect(shownIn(facets.ratings, 'rating')['4'] ?? 0, label).toBe(four.get('true') ?? 0)
      const { items, total } = await read('/products', {
        ...query,
        pageSize: '100',
        sortField: 'price',
      })
      expect(total, label).toBe(matching.length)
      const sorted = matching.toSorted((a, b) => b.pricePaisa - a.pricePaisa || b.number - a.number)
      expect(
        items.map(({ id }: { id: string }) => id),
        label,
      ).toEqual(sorted.slice(0, 100).map(({ id }) => id))
    }
  })

  it('of options ignore the choice of that option alone, and keep what is chosen in sight', async () => {
    const query = { option: 'size:m,storage:256-gb', colour: 'red' }
    const facets = await read('/products/facets', query)
    const sizesOf = (other: Query) => {
      const counts = new Map<string, number>()
      for (const one of testProducts.filter((candidate) => passes(candidate, { colour: 'red', ...other }))) {
        for (const value of one.options.filter((matching) => matching.startsWith('size:'))) {
          counts.set(value.slice(5), (counts.get(value.slice(5)) ?? 0) + 1)
        }
      }
      return positive(counts)
    }
    const size = facets.options.find(({ key }: { key: string }) => key === 'size')
    expect(size.name).toEqual({ en: 'SIZE', ne: 'size' })
    expect(shownIn(size.values, 'key')).toEqual(sizesOf({ option: 'storage:256-gb' }))
    const none = await read('/products/facets', { option: 'size:nothing', vendor: 'hill', colour: 'grey' })
    expect(none.total).toBe(0)
    expect(none.options[0].values).toContainEqual({ key: 'nothing', name: expect.any(Object), count: 0 })
    expect(none.vendors).toContainEqual(expect.objectContaining({ slug: 'hill', count: 0 }))
    expect(none.colours).toContainEqual({ colour: 'grey', count: 0 })
  })

  it('spread prices over the whole result', async () => {
    const { price } = await read('/products/facets', { minPricePaisa: '200000' })
    const prices = testProducts.map((one) => one.pricePaisa)
    expect(price).toMatchObject({ minPaisa: Math.min(...prices), maxPaisa: Math.max(...prices) })
    expect(price.steps.reduce((sum: number, step: number) => sum + step, 0)).toBe(testProducts.length)
  })
})

describe('what is edited', () => {
  it('shows at once in lists and counts, whoever wrote it and in whatever order', async () => {
    const db = haat.services.db
    const one = testProducts.find(({ category, isInStock }) => category === 'pots' && isInStock)!
    const before = await read('/products/facets', { category: 'pots' })
    await read('/products', { sortField: 'price', category: 'pots' })
    await db.execute(
      sql`update products set price = 99999900, is_in_stock = false, title = 'Dear pot' where id = ${one.number}`,
    )
    const after = await read('/products/facets', { category: 'pots' })
    expect(after.inStockCount).toBe(before.inStockCount - 1)
    expect(after.price.maxPaisa).toBe(99_999_900)
    const { items } = await read('/products', { sortField: 'price', category: 'pots', pageSize: '1' })
    expect(items[0]).toMatchObject({
      id: one.id,
      pricePaisa: 99_999_900,
      stock: 'out',
      title: { en: 'Dear pot' },
    })
    await db.execute(sql`update products set is_on_sale = false where id = ${one.number}`)
    expect((await read('/products', { category: 'pots' })).total).toBe(before.total - 1)
    await db.execute(
      sql`update products set is_on_sale = true, price = ${one.pricePaisa}, is_in_stock = true, title = ${one.title} where id = ${one.number}`,
    )
    expect(await read('/products/facets', { category: 'pots' })).toEqual(before)
  })

  it('is seen when its transaction was overtaken by a later one', async () => {
    const { database, services } = haat
    const [slow, fast] = testProducts.filter(({ category }) => category === 'caps')
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query('update products set price = 777 where id = $1', [slow!.number])
      await services.db.execute(sql`update products set price = 888 where id = ${fast!.number}`)
      const lowest = async () =>
        (await read('/products', { sortField: 'price', sortOrder: 'asc', category: 'caps', pageSize: '1' }))
          .items[0].pricePaisa
      expect(await lowest()).toBe(888)
      await client.query('commit')
      await expect.poll(lowest).toBe(777)
    } finally {
      client.release()
    }
  })
})
