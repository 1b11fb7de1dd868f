import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  makeCategory,
  makeProduct,
  makeService,
  makeVendor,
  recount,
} from '../../../test/catalogue-factories.ts'
import { signedIn } from '../../../test/factories.ts'
import { statementsOf } from '../../../test/statements-of.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let productId: string
let serviceId: string

beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  const vendor = await makeVendor(services, { slug: 'pashupati' })
  const shawls = await makeCategory(services, { slug: 'shawls', name: 'Shawls' })
  const repair = await makeCategory(services, { slug: 'repair', kind: 'service' })
  const variants = ['s', 'm'].map((value) => ({ values: [value], onHand: 5 }))
  productId = (await makeProduct(services, { vendorId: vendor.id, categoryId: shawls.id, variants })).id
  serviceId = await makeService(services, { vendorId: vendor.id, categoryId: repair.id })
  await recount(services)
  // As at a start, so that nobody who asks has to wait for it.
  await haat.app.loadMemory()
})
afterAll(() => haat.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  haat.app.inject({ url: `/api${path}`, headers })

it.each([
  ['a list', () => '/products?minPricePaisa=1', 1],
  ['a list of cards that were read before', () => '/products?minPricePaisa=2', 1],
  ['facets', () => '/products/facets?minPricePaisa=3', 1],
  ['a search', () => '/products?searchTerm=shawl', 1],
  ['the facets of a search', () => '/products/facets?searchTerm=shawls', 1],
  ['a search for a typo', () => '/products/facets?searchTerm=shwal', 2],
  // What people search for is read anew after some seconds.
  ['a suggestion', () => '/search/suggestions?term=sha', 2],
  ['a suggestion of what was suggested before', () => '/search/suggestions?term=shaw', 0],
  ['a suggestion for a typo', () => '/search/suggestions?term=shwal', 1],
  ['a product', () => `/products/${productId}`, 1],
  ['related products', () => `/products/${productId}/related`, 1],
  ['services', () => '/services?minPricePaisa=1', 1],
  ['a service', () => `/services/${serviceId}`, 1],
  ['categories', () => '/categories', 1],
])('%s takes few statements when it is asked for the first time', async (_what, path, most) => {
  const all = await statementsOf(haat, () => ask(path()))
  // Whatever was overtaken by another transaction is looked for once a second, whoever asks.
  const asked = all.filter((text) => !text.includes('pg_current_snapshot'))
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
})

const edits: [what: string, edit: () => SQL, path: () => string, shown: string][] = [
  [
    'its story',
    () => sql`update products set story = jsonb_set(story, '{headline,en}', '"Soft as snow"')`,
    () => `/products/${productId}`,
    'Soft as snow',
  ],
  [
    'a dearer variant',
    () => sql`update product_variants set price = 777700 where position = 1`,
    () => `/products/${productId}`,
    '777700',
  ],
  [
    'what is left of one',
    () => sql`update stock set on_hand = 0`,
    () => `/products/${productId}`,
    '"stock":"out"',
  ],
  [
    'its vendor',
    () => sql`update vendors set place = '{"en":"Bandipur","ne":"बन्दीपुर"}'`,
    () => '/products',
    'Bandipur',
  ],
  [
    'a vendor’s particulars',
    () => sql`update vendors set grievance_name = 'Gita Rana'`,
    () => '/vendors/pashupati',
    'Gita Rana',
  ],
  [
    'a category',
    () => sql`update categories set name = 'Wraps' where slug = 'shawls'`,
    () => '/categories',
    'Wraps',
  ],
  [
    'an option of a service',
    () => sql`update service_options set labour_price = 888800`,
    () => `/services/${serviceId}`,
    '888800',
  ],
]
it.each(edits)('shows at once what was edited: %s', async (_what, edit, path, shown) => {
  expect((await ask(path())).body).not.toContain(shown)
  await haat.services.db.execute(edit())
  expect((await ask(path())).body).toContain(shown)
})

it('lets nobody keep what a signed-in person is answered', async () => {
  const mine = await ask('/products?pageSize=3', await signedIn(haat.services, 'shopper'))
  expect(mine.headers['cache-control']).toBe('no-store')
  expect((await ask('/products?pageSize=3')).headers['cache-control']).toBe('public, max-age=60')
})
