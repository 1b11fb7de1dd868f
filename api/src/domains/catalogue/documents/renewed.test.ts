import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeService, makeVendor } from '../../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { renewProducts } from '../catalogue.service.ts'
import { renewServices } from '../../services/services.service.ts'
import { numberOfPublicId, toPublicId } from '@haat/contract/shared/public-id.ts'

let haat: TestApp
/** A second process on the same database: it hears of nothing but what the database tells. */
let other: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
  other = await buildTestApp({ databaseUrl: haat.databaseUrl })
  await other.app.loadMemory()
})
afterAll(async () => {
  await other.close()
  await haat.close()
})
afterEach(() => expectInvariants(haat.services.db))

const ask = async (path: string) => (await other.app.inject({ url: `/api${path}` })).json().data
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)
const countOf = (tree: { categories: { slug: string; count: number }[] }, wanted: string) =>
  tree.categories.find(({ slug }) => slug === wanted)?.count ?? 0

/** What a visitor of the second process is told of a word; suggestions may be a second behind. */
const found = async (kind: 'products' | 'services', word: string) => ({
  list: idsOf(await ask(`/${kind}?searchTerm=${encodeURIComponent(word)}`)),
  counted: (await ask(`/${kind}/facets?searchTerm=${encodeURIComponent(word)}`)).total,
})
const suggested = async (word: string): Promise<string[]> =>
  (await ask(`/search/suggestions?term=${encodeURIComponent(word)}`)).suggestions.map(
    ({ address }: { address: string }) => address,
  )
const nothing = { list: [], counted: 0 }

it('a product is found in every process as it is called now, and not while it is off sale', async () => {
  const { db } = haat.services
  const vendor = await makeVendor(haat.services)
  const { id: categoryId, slug } = await makeCategory(haat.services, { name: 'Dhakri' })
  expect(await suggested('dhakri')).toEqual([])
  const { id, number } = await makeProduct(haat.services, {
    vendorId: vendor.id,
    categoryId,
    title: 'Thekuva basket',
    titleNe: 'थेकुवा टोकरी',
  })
  expect(await found('products', 'थेकुवा')).toEqual({ list: [id], counted: 1 })
  expect(countOf(await ask('/categories'), slug)).toBe(1)
  expect((await ask(`/vendors/${vendor.slug}`)).productCount).toBe(1)
  // The category had nothing before, so nobody could find it.
  await expect.poll(() => suggested('dhakri')).toContain(slug)

  await db.transaction(async (tx) => {
    await tx.execute(sql`update products set title = 'Gundruk crock', title_ne = 'गुन्द्रुक घैँटो', slug = 'gundruk-crock'
      where id = ${number}`)
    await renewProducts(tx, [number])
  })
  const renamed = toPublicId('gundruk-crock', number)
  expect(await found('products', 'gundruk')).toEqual({ list: [renamed], counted: 1 })
  expect(await found('products', 'thekuva')).toMatchObject(nothing)
  await expect.poll(() => suggested('gundruk')).toEqual([renamed])

  const setOnSale = (isOnSale: boolean) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update products set is_on_sale = ${isOnSale} where id = ${number}`)
      await renewProducts(tx, [number])
    })
  await setOnSale(false)
  expect(await found('products', 'gundruk')).toMatchObject(nothing)
  expect(countOf(await ask('/categories'), slug)).toBe(0)
  expect((await ask(`/vendors/${vendor.slug}`)).productCount).toBe(0)
  await expect.poll(() => suggested('gundruk')).toEqual([])
  await setOnSale(true)
  expect(await found('products', 'gundruk')).toEqual({ list: [renamed], counted: 1 })
  await expect.poll(() => suggested('gundruk')).toEqual([renamed])
})

it('a product that moves to another category is counted and found there', async () => {
  const { db } = haat.services
  const vendor = await makeVendor(haat.services)
  const [before, after] = [
    await makeCategory(haat.services, { name: 'Madani' }),
    await makeCategory(haat.services, { name: 'Nanglo' }),
  ]
  const { id, number } = await makeProduct(haat.services, {
    vendorId: vendor.id,
    categoryId: before.id,
    title: 'Kurta peg',
  })
  await db.transaction(async (tx) => {
    await tx.execute(sql`update products set category_id = ${after.id} where id = ${number}`)
    await renewProducts(tx, [number])
  })
  const tree = await ask('/categories')
  expect([countOf(tree, before.slug), countOf(tree, after.slug)]).toEqual([0, 1])
  expect(await found('products', 'nanglo peg')).toEqual({ list: [id], counted: 1 })
})

it('a service is found in every process as it is called now, and not while it is not offered', async () => {
  const { db } = haat.services
  const vendor = await makeVendor(haat.services)
  const { id: categoryId, slug } = await makeCategory(haat.services, { kind: 'service', name: 'Sarangi' })
  const id = await makeService(haat.services, { vendorId: vendor.id, categoryId, title: 'Sarangi tuning' })
  const number = numberOfPublicId(id)!
  expect(await found('services', 'tuning')).toEqual({ list: [id], counted: 1 })
  expect(countOf(await ask('/service-categories'), slug)).toBe(1)
  const change = (assignment: ReturnType<typeof sql>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update services set ${assignment} where id = ${number}`)
      await renewServices(tx, [number])
    })
  await change(sql`title = 'Madal skinning'`)
  expect(await found('services', 'skinning')).toEqual({ list: [id], counted: 1 })
  expect(await found('services', 'tuning')).toMatchObject(nothing)
  await change(sql`is_offered = false`)
  expect(await found('services', 'skinning')).toMatchObject(nothing)
  expect(countOf(await ask('/service-categories'), slug)).toBe(0)
  await expect.poll(() => suggested('skinning')).toEqual([])
  await change(sql`is_offered = true`)
  expect(await found('services', 'skinning')).toEqual({ list: [id], counted: 1 })
})
