import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor, recount } from '../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
const ids: Record<string, string> = {}
const day = 86_400_000

beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  const clothing = await makeCategory(services, { slug: 'clothing', name: 'Clothing' })
  const shawls = await makeCategory(services, { slug: 'shawls', parentId: clothing.id })
  const warm = await makeCategory(services, { slug: 'warm-wear', parentId: clothing.id, name: 'Warm wear' })
  await makeCategory(services, { slug: 'empty', name: 'Empty' })
  const pashupati = await makeVendor(services, { slug: 'pashupati' })
  const himal = await makeVendor(services, { slug: 'himal', name: 'Himal Weaves', deliversTo: ['kathmandu'] })
  const make = async (name: string, changes: Partial<Parameters<typeof makeProduct>[1]>) => {
    const made = await makeProduct(services, {
      vendorId: pashupati.id,
      categoryId: shawls.id,
      title: name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      createdAt: new Date(Date.now() - 100 * day),
      ...changes,
    })
    ids[name] = made.id
  }
  await make('Red shawl', {
    pricePaisa: 6450_00,
    oldPricePaisa: 8900_00,
    discountPercent: 28,
    lowestPaisa: 6450_00,
    colour: 'red',
    soldCount: 640,
    rating: 490,
    ratingCount: 186,
  })
  await make('Blue stole', {
    pricePaisa: 3850_00,
    colour: 'blue',
    soldCount: 300,
    rating: 470,
    ratingCount: 92,
    createdAt: new Date(),
  })
  await make('Sky jacket', {
    pricePaisa: 12400_00,
    categoryId: warm.id,
    vendorId: himal.id,
    soldCount: 60,
    rating: 380,
    ratingCount: 5,
    stockLeft: 3,
  })
  await make('Old muffler', { pricePaisa: 690_00, soldCount: 10, stockLeft: 0, isMadeInNepal: false })
  await make('Hidden cap', { pricePaisa: 500_00, isOnSale: false })
  await recount(services)
})
afterAll(() => haat.close())

const ask = (path: string) => haat.app.inject({ url: `/api${path}` })
const titles = async (query: string) => {
  const answer = await ask(`/products?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.items.map((item: { title: { en: string } }) => item.title.en)
}

describe('the list of products', () => {
  it('shows what is on sale, best selling first, ten at a time', async () => {
    const { data } = (await ask('/products')).json()
    expect(data).toMatchObject({ pageIndex: 1, pageSize: 10, total: 4, nextCursor: null })
    expect(data.items[0]).toEqual({
      id: ids['Red shawl'],
      title: { en: 'Red shawl', ne: 'हाते पछ्यौरा' },
      vendor: {
        slug: 'pashupati',
        name: { en: 'Pashupati Pashmina', ne: 'पशुपति पश्मिना' },
        place: expect.any(Object),
      },
      picture: expect.objectContaining({ src: expect.stringMatching(/^\/pictures\//) }),
      pricePaisa: 645000,
      oldPricePaisa: 890000,
      lowestPaisa: 645000,
      rating: 4.9,
      ratingCount: 186,
      isNew: false,
      isMadeInNepal: true,
      stock: 'in',
      left: null,
      variantId: expect.stringMatching(/^\d+$/),
    })
  })

  it('says in words what is left', async () => {
    const { items } = (await ask('/products')).json().data
    type Item = { stock: string; left: number | null; isNew: boolean }
    const words = items.map(({ stock, left, isNew }: Item) => [stock, left, isNew])
    expect(words).toEqual([
      ['in', null, false],
      ['in', null, true],
      ['few', 3, false],
      ['out', null, false],
    ])
  })

  it.each([
    ['category=shawls', ['Red shawl', 'Blue stole', 'Old muffler']],
    ['category=clothing', ['Red shawl', 'Blue stole', 'Sky jacket', 'Old muffler']],
    ['category=nowhere', []],
    ['vendor=himal', ['Sky jacket']],
    ['vendor=himal,pashupati', ['Red shawl', 'Blue stole', 'Sky jacket', 'Old muffler']],
    ['vendor=nobody', []],
    ['colour=red,blue', ['Red shawl', 'Blue stole']],
    ['minPricePaisa=100000&maxPricePaisa=700000', ['Red shawl', 'Blue stole']],
    ['rating=4', ['Red shawl', 'Blue stole']],
    ['inStock=true', ['Red shawl', 'Blue stole', 'Sky jacket']],
    ['deals=true', ['Red shawl']],
    ['origin=nepal', ['Red shawl', 'Blue stole', 'Sky jacket']],
    ['district=kaski', ['Red shawl', 'Blue stole', 'Old muffler']],
    ['searchTerm=red', ['Red shawl']],
    ['searchTerm=%20shawl%20RED%20', ['Red shawl']],
    ['searchTerm=50%25', []],
    ['sortField=price&sortOrder=asc', ['Old muffler', 'Blue stole', 'Red shawl', 'Sky jacket']],
    ['sortField=createdAt', ['Blue stole', 'Old muffler', 'Sky jacket', 'Red shawl']],
    ['sortField=rating', ['Red shawl', 'Blue stole', 'Sky jacket', 'Old muffler']],
    ['pageSize=2&pageIndex=2', ['Sky jacket', 'Old muffler']],
    ['pageIndex=1000', []],
  ])('by %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it.each(['price', 'createdAt', 'rating', 'bestSelling', 'discount'])(
    'sorted by %s is walked by cursor without a gap or a repeat',
    async (sortField) => {
      for (const sortOrder of ['asc', 'desc']) {
        const walked: string[] = []
        let cursor = ''
        do {
          const query = `sortField=${sortField}&sortOrder=${sortOrder}&pageSize=1${cursor && `&cursor=${cursor}`}`
          const { items, nextCursor } = (await ask(`/products?${query}`)).json().data
          walked.push(...items.map((item: { id: string }) => item.id))
          cursor = nextCursor
        } while (cursor)
        const whole = (await ask(`/products?sortField=${sortField}&sortOrder=${sortOrder}`)).json().data.items
        expect(walked).toEqual(whole.map((item: { id: string }) => item.id))
      }
    },
  )

  it('refuses a cursor of another list', async () => {
    const { nextCursor } = (await ask('/products?pageSize=1')).json().data
    for (const query of [
      `sortField=price&cursor=${nextCursor}`,
      'cursor=rubbish',
      'cursor=a.1.2',
      `inStock=true&cursor=${nextCursor}`,
    ]) {
      expectRefusal(await ask(`/products?${query}`), 400, 'BAD_REQUEST')
    }
  })

  it.each([
    'sortField=title; drop table products',
    'sortOrder=up',
    'minPricePaisa=-1',
    'minPricePaisa=2000&maxPricePaisa=1000',
    'minPricePaisa=1.5',
    'maxPricePaisa=90000000000',
    'maxPricePaisa=2147483648',
    'rating=6',
    'colour=ultraviolet',
    'pageSize=101',
    'pageIndex=0',
    'pageIndex=1001',
    'category=../etc',
    'inStock=maybe',
    'unknown=1',
    `searchTerm=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expectRefusal(await ask(`/products?${query}`), 422, 'VALIDATION_FAILED')
  })
})

describe('the counts beside the filters', () => {
  it('are those of the whole result, each as if it alone were not chosen', async () => {
    const facets = (await ask('/products/facets?colour=red&category=clothing')).json().data
    expect(facets).toMatchObject({ total: 1, vendorCount: 1 })
    expect(facets.colours).toEqual([
      { colour: 'red', count: 1 },
      { colour: 'blue', count: 1 },
    ])
    expect(facets.categories).toEqual([{ slug: 'shawls', name: expect.any(Object), count: 1 }])
    const all = (await ask('/products/facets')).json().data
    expect(all.categories).toEqual([{ slug: 'clothing', name: expect.any(Object), count: 4 }])
    expect(all.vendors.map((vendor: { slug: string; count: number }) => [vendor.slug, vendor.count])).toEqual(
      [
        ['pashupati', 3],
        ['himal', 1],
      ],
    )
    expect(all.ratings).toEqual([
      { rating: 4, count: 2 },
      { rating: 3, count: 3 },
    ])
    expect(all.price).toMatchObject({ minPaisa: 69000, maxPaisa: 1240000 })
    expect(all.price.steps.reduce((sum: number, n: number) => sum + n, 0)).toBe(4)
  })

  it('of nothing are none', async () => {
    expect((await ask('/products/facets?category=nowhere')).json().data).toMatchObject({
      total: 0,
      vendors: [],
    })
  })
})

describe('categories', () => {
  it('come as a tree with true counts, without what is empty', async () => {
    const { data } = (await ask('/categories')).json()
    expect(data).toMatchObject({
      total: 4,
      categories: [
        {
          slug: 'clothing',
          count: 4,
          children: [
            { slug: 'shawls', count: 3 },
            { slug: 'warm-wear', count: 1 },
          ],
        },
      ],
    })
  })
})

describe('one product', () => {
  it('has everything its page shows', async () => {
    const { data } = (await ask(`/products/${ids['Red shawl']}`)).json()
    expect(data).toMatchObject({
      id: ids['Red shawl'],
      categories: [{ slug: 'clothing' }, { slug: 'shawls' }],
      seller: { slug: 'pashupati', productCount: 3 },
      variants: [{ values: [], pricePaisa: 645000, stock: 'in' }],
      delivery: { minDays: 2, maxDays: 4, freeFromPaisa: 150000, maxCashPaisa: 25_000_00 },
      returnDays: 7,
      sealedReturnDays: 15,
    })
    expect(data.delivery.farthest).toEqual({ feePaisa: 350_00, maxDays: 9 })
    const { data: jacket } = (await ask(`/products/${ids['Sky jacket']}`)).json()
    expect(jacket.delivery).toMatchObject({ farthest: null, onlyIn: [{ en: 'Kathmandu' }] })
  })

  it('is found by its number, whatever words stand before it', async () => {
    const number = ids['Red shawl']!.split('-').at(-1)
    expect((await ask(`/products/${number}`)).json().data.id).toBe(ids['Red shawl'])
    expect((await ask(`/products/another-name-${number}`)).statusCode).toBe(200)
  })

  it.each(['nothing', '999999', '0', '-1', '1e3', "1'--", 'x'.repeat(200), '%F0%9F%98%80'])(
    '%s is not found or not valid',
    async (id) => {
      const answer = await ask(`/products/${id}`)
      expect([404, 422]).toContain(answer.statusCode)
    },
  )

  it('has related ones: of the vendor, and alike in price', async () => {
    const { data } = (await ask(`/products/${ids['Blue stole']}/related`)).json()
    expect(data.fromVendor.map((item: { id: string }) => item.id)).toEqual([
      ids['Red shawl'],
      ids['Old muffler'],
    ])
  })
})

describe('cards by ids', () => {
  it('come in the order asked for, without what is unknown', async () => {
    const productIds = [ids['Blue stole'], 'rubbish', ids['Red shawl'], ids['Hidden cap']]
    const answer = await haat.app.inject({
      method: 'POST',
      url: '/api/products/by-ids',
      payload: { productIds },
    })
    const { items } = answer.json().data
    expect(items.map((item: { id: string }) => item.id)).toEqual([
      ids['Blue stole'],
      ids['Red shawl'],
      ids['Hidden cap'],
    ])
  })
})
