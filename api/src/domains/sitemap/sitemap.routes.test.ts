import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  makeCategory,
  makeProduct,
  makeService,
  makeVendor,
  recount,
} from '../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { statementsOf } from '../../../test/statements-of.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let service: string

beforeAll(async () => {
  haat = await buildTestApp({ environment: { PUBLIC_URL: 'https://haat.example/' } })
  const { services } = haat
  const clothing = await makeCategory(services, { slug: 'clothing' })
  const shawls = await makeCategory(services, { slug: 'shawls', parentId: clothing.id })
  await makeCategory(services, { slug: 'empty' })
  const repairs = await makeCategory(services, { slug: 'repairs', kind: 'service' })
  const vendor = await makeVendor(services, { slug: 'pashupati' })
  const owner = { vendorId: vendor.id, categoryId: shawls.id }
  await makeProduct(services, { ...owner, id: 9_999 })
  await makeProduct(services, { ...owner, id: 10_000 })
  await makeProduct(services, { ...owner, id: 20_001, isOnSale: false })
  // There may be large gaps between ids.
  await makeProduct(services, { ...owner, id: 1_000_000, slug: 'millionth' })
  service = await makeService(services, { vendorId: vendor.id, categoryId: repairs.id })
  await recount(services)
})
afterAll(() => haat.close())

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
const get = async (url: string) => {
  const answer = await haat.app.inject({ url })
  expect(answer.statusCode, url).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  return locations(answer.body)
}
const site = 'https://haat.example'

describe('the sitemap', () => {
  it('names every file that holds something, and no other', async () => {
    expect(await get('/sitemap.xml')).toEqual(
      [
        'pages-1',
        'categories-1',
        'service-categories-1',
        'vendors-1',
        'products-1',
        'products-2',
        'products-101',
        'services-1',
      ].map((name) => `${site}/sitemaps/${name}.xml`),
    )
  })

  it.each([
    ['products-1', ['/products/hand-woven-shawl-9999']],
    ['products-2', ['/products/hand-woven-shawl-10000']],
    ['products-101', ['/products/millionth-1000000']],
    ['vendors-1', ['/vendors/pashupati']],
    ['categories-1', ['/products/?category=clothing', '/products/?category=shawls']],
    ['service-categories-1', ['/services/?category=repairs']],
  ])('%s holds what anybody may buy or look at', async (name, paths) => {
    expect(await get(`/sitemaps/${name}.xml`)).toEqual(paths.map((path) => site + path))
  })

  it('leads to services and to the pages of the site', async () => {
    expect(await get('/sitemaps/services-1.xml')).toEqual([`${site}/services/${service}`])
    expect(await get('/sitemaps/pages-1.xml')).toContain(`${site}/vendor/apply`)
    expect(await get('/sitemaps/pages-1.xml')).toEqual(
      expect.arrayContaining([`${site}/`, `${site}/products/?deals=true`, `${site}/privacy-policy`]),
    )
  })

  it.each([
    'products-3',
    'products-102',
    'products-0',
    'products-01',
    'products--1',
    'products-999999999',
    'products-9999999999',
    'pages-2',
    'constructor-1',
    'products',
    '%00-1',
  ])('has no file %s', async (name) => {
    expectRefusal(await haat.app.inject({ url: `/sitemaps/${name}.xml` }), 404, 'NOT_FOUND')
  })
})

describe('a file that many ask for', () => {
  afterEach(() => void vi.useRealTimers())
  const ask = (own: TestApp, name = 'vendors-1') => own.app.inject({ url: `/sitemaps/${name}.xml` })

  it('is read once a minute, whoever asks and however often', async () => {
    const own = await buildTestApp()
    await makeVendor(own.services, { slug: 'first' })
    const asked = await statementsOf(own, async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(own)))
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${locations(body)}`)).size).toBe(1)
    })
    expect(asked).toHaveLength(1)
    await makeVendor(own.services, { slug: 'second' })
    expect(locations((await ask(own)).body)).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 })
    expect(locations((await ask(own)).body)).toHaveLength(2)
    const index = async () => Promise.all([1, 2, 3].map(() => own.app.inject({ url: '/sitemap.xml' })))
    const once = await statementsOf(own, () => own.app.inject({ url: '/sitemap.xml' }))
    vi.setSystemTime(Date.now() + 60_001)
    expect(await statementsOf(own, index)).toHaveLength(once.length)
    await own.close()
  })

  it('is read again after a failure, and made-up files are not kept', async () => {
    const own = await buildTestApp()
    await makeVendor(own.services, { slug: 'first' })
    await own.database.pool.query('alter table vendors rename to vendors_away')
    expectRefusal(await ask(own), 500, 'INTERNAL_ERROR')
    await own.database.pool.query('alter table vendors_away rename to vendors')
    expect((await ask(own)).statusCode).toBe(200)
    expectRefusal(await ask(own, 'vendors-2'), 404, 'NOT_FOUND')
    await makeVendor(own.services, { id: 10_001, slug: 'second' })
    expect((await ask(own, 'vendors-2')).statusCode).toBe(200)
    await own.close()
  })
})

it('robots are shown the sitemap, and kept from private pages and endless views', async () => {
  const answer = await haat.app.inject({ url: '/robots.txt' })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = answer.body.split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Disallow: /api/',
      'Disallow: /profile',
      'Disallow: /checkout',
      'Disallow: /dev/',
      'Disallow: /vendor/',
      'Allow: /vendor/apply$',
      'Allow: /api/products',
      'Disallow: /*/?*minPrice=',
      `Sitemap: ${site}/sitemap.xml`,
    ]),
  )
})

describe('without a public address', () => {
  it('begins with the address that was asked, for whoever asked', async () => {
    const own = await buildTestApp()
    const ask = (host: string) => own.app.inject({ url: '/sitemap.xml', headers: { host } })
    const answer = await ask('haat.local:3000')
    expect(locations(answer.body)).toEqual(['http://haat.local:3000/sitemaps/pages-1.xml'])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Host' })
    await own.close()
  })
})
