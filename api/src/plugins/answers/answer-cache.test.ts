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
})
afterAll(() => haat.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  haat.app.inject({ url: `/api${path}`, headers })

it('gives the same answer again after one look at what has changed', async () => {
  for (const path of [
    '/products',
    `/products/${productId}`,
    '/products/facets',
    '/services',
    '/categories',
  ]) {
    const first = await ask(path)
    let second = first
    const asked = await statementsOf(haat, async () => (second = await ask(path)))
    expect(second.body).toBe(first.body)
    const told = ['content-type', 'cache-control', 'vary']
    for (const name of told) expect(second.headers[name], name).toBe(first.headers[name])
    expect(
      asked.filter((text) => !text.includes('changes')),
      path,
    ).toEqual([])
  }
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

it('keeps answers apart by address and by how they are compressed', async () => {
  const path = `/products/${productId}`
  const plain = await ask(path)
  const packed = await ask(path, { 'accept-encoding': 'gzip' })
  const again = await ask(path, { 'accept-encoding': 'gzip' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(again.rawPayload).toEqual(packed.rawPayload)
  expect((await ask('/products?pageSize=2')).json().data.pageSize).toBe(2)
})

it('lets nobody else keep what a signed-in person is answered, nor remembers a refusal', async () => {
  const mine = await ask('/products?pageSize=3', await signedIn(haat.services, 'shopper'))
  expect(mine.headers['cache-control']).toBe('no-store')
  expect((await ask('/products?pageSize=3')).headers['cache-control']).toBe('public, max-age=60')
  const refused = await Promise.all([1, 2].map(() => ask('/products?pageSize=1000')))
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422])
})
