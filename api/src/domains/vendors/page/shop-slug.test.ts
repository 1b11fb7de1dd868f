import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeReview } from '../../../../test/review-factories.ts'
import { openVendor } from '../open-vendor.service.ts'
import { getVendorRow } from '../vendors.service.ts'
import {
  makeCategory,
  makeProduct,
  makeService,
  makeVendor,
  recount,
} from '../../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { pageEditor } from '../../../../test/shop-page.ts'
import { makeShop } from '../../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

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

let names = 0
const newName = () => `looms-of-test-${(names += 1)}`
const openShop = async () => {
  const shop = await makeShop(haat, ['owner', 'packer'])
  return { ...shop, ...pageEditor(shop.owner, shop.path) }
}
let shop: Awaited<ReturnType<typeof openShop>>
beforeEach(async () => {
  shop = await openShop()
})

const ask = async (path: string) => (await other.app.inject({ url: `/api${path}` })).json().data
/** As if so many days had passed since the last change. */
const passDays = (vendorId: number, days: number) =>
  haat.database.pool.query(
    "update vendor_slugs set until = until - $2 * interval '1 day' where vendor_id = $1",
    [vendorId, days],
  )

/** Opens a shop that wants this address name, as an approved application does; returns the one that it gets. */
async function openWith(slug: string) {
  const { db } = haat.services
  const { id: _, isSuspended: __, ...row } = await getVendorRow(db, shop.vendorId)
  const panNumber = `pan-${(names += 1)}`
  const opened = await db.transaction((tx) => openVendor(tx, { ...row, slug, panNumber }))
  return (await getVendorRow(db, opened)).slug
}

describe('an address name', () => {
  it('changes, and the former one goes on leading to the shop everywhere', async () => {
    const { id: categoryId } = await makeCategory(haat.services)
    const { vendorId } = shop
    const product = await makeProduct(haat.services, { vendorId, categoryId })
    const { id: serviceCategoryId } = await makeCategory(haat.services, { kind: 'service' })
    const service = await makeService(haat.services, { vendorId, categoryId: serviceCategoryId })
    await makeReview(haat.services, { vendorId, productId: product.number })
    await recount(haat.services)
    const slug = newName()
    const changed = await shop.rename(slug)
    expect(changed.json().data).toMatchObject({
      shopId: `${slug}-${vendorId}`,
      addressName: { slug, former: [{ slug: shop.slug }], changeableFrom: expect.any(String) },
    })
    for (const name of [slug, shop.slug]) {
      expect(await ask(`/vendors/${name}`)).toMatchObject({ slug })
      expect((await ask(`/products?vendor=${name}`)).items).toMatchObject([
        { id: product.id, vendor: { slug } },
      ])
      expect((await ask(`/products/facets?vendor=${name}`)).total).toBe(1)
      expect((await ask(`/services?vendor=${name}`)).items).toMatchObject([{ id: service }])
      expect((await ask(`/vendors/${name}/reviews`)).items).toHaveLength(1)
    }
    // The portal still finds the shop by the address that it had before.
    expect((await shop.owner.send(`GET ${shop.path}`)).json().data).toMatchObject({ slug })
    expect((await ask(`/search/suggestions?term=pashupati`)).suggestions).not.toContainEqual(
      expect.objectContaining({ address: shop.slug }),
    )
  })

  it('changes once in 30 days, and back to one of one’s own at any time', async () => {
    const [second, third] = [newName(), newName()]
    expect((await shop.rename(second)).statusCode).toBe(200)
    expectRefusal(await shop.rename(third), 409, 'SLUG_CHANGED_LATELY')
    expect((await shop.rename(second)).statusCode).toBe(200)
    expect((await shop.rename(shop.slug)).json().data.addressName).toMatchObject({
      slug: shop.slug,
      former: [{ slug: second }],
    })
    await passDays(shop.vendorId, 29)
    expectRefusal(await shop.rename(third), 409, 'SLUG_CHANGED_LATELY')
    await passDays(shop.vendorId, 2)
    expect((await shop.rename(third)).json().data.addressName).toMatchObject({
      slug: third,
      former: [{ slug: shop.slug }, { slug: second }],
    })
    expect(await ask(`/vendors/${second}`)).toMatchObject({ slug: third })
  })

  it.each([
    ['of capital letters', 'Looms'],
    ['with two hyphens', 'looms--here'],
    ['in Nepali letters', 'तान'],
    ['that is too short', 'ab'],
    ['that is too long', 'a'.repeat(61)],
    ['that is ours', 'haat'],
    ['that could be taken for ours', 'haat-support'],
    ['of a page', 'products'],
    ['with a path in it', 'a/../b'],
  ])('%s is refused', async (_, slug) => {
    const { fields } = expectRefusal(await shop.rename(slug), 422, 'VALIDATION_FAILED')
    expect(Object.keys(fields!)).toEqual(['slug'])
  })

  it('that another shop has, or had, is refused, and new shops do not get it', async () => {
    const stranger = await openShop()
    expectRefusal(await shop.rename(stranger.slug), 409, 'SLUG_TAKEN')
    await stranger.rename(newName())
    expectRefusal(await shop.rename(stranger.slug), 409, 'SLUG_TAKEN')
    expect((await shop.read()).addressName).toMatchObject({ slug: shop.slug, former: [] })
    expect(await openWith(stranger.slug)).toBe(`${stranger.slug}-2`)
    await expect(makeVendor(haat.services, { slug: stranger.slug })).rejects.toThrow()
  })

  it('of ours is not given to a new shop', async () => {
    expect(await openWith('haat')).toBe('shop-haat')
    expect(await openWith('haat')).toBe('shop-haat-2')
  })

  it('goes to one of several shops that want it at the same moment', async () => {
    const rivals = [shop, await openShop(), await openShop(), await openShop()]
    const wanted = newName()
    const statuses = (await Promise.all(rivals.map(({ rename }) => rename(wanted)))).map(
      (one) => one.statusCode,
    )
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
  })

  it('that a shop gives up is not taken by another at the same moment', async () => {
    for (const [giver, taker] of [
      [shop, await openShop()],
      [await openShop(), await openShop()],
    ] as const) {
      const [given, taken] = await Promise.all([giver.rename(newName()), taker.rename(giver.slug)])
      expect([given.statusCode, taken.statusCode]).toEqual([200, 409])
    }
  })

  it('is not changed by a packer, nor by another shop', async () => {
    const stranger = await openShop()
    expectRefusal(await pageEditor(shop.packer, shop.path).rename(newName()), 403, 'FORBIDDEN')
    expectRefusal(await pageEditor(stranger.owner, shop.path).rename(newName()), 404, 'NOT_FOUND')
  })
})
