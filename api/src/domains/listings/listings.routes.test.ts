import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Listing } from '@haat/contract/domains/listings.ts'
import { makeCategory, makeProduct } from '../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { listingMember, makeListingPictures, productFields } from '../../../test/listing-scenario.ts'
import { makeShop, sendAs } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { listUnlisted } from './listings.store.ts'

let haat: TestApp
/** A second process on the same database. */
let other: TestApp
let staff: ReturnType<typeof bearer>
beforeAll(async () => {
  haat = await buildTestApp()
  other = await buildTestApp({ databaseUrl: haat.databaseUrl })
  await other.app.loadMemory()
  staff = bearer((await makeToken(haat.services, 'staff', { rights: ['catalogue', 'vendors'] })).token)
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await other.close()
  await haat.close()
})

const openShop = () => makeShop(haat, ['owner', 'manager', 'packer'])
let shop: Awaited<ReturnType<typeof openShop>>
let owner: ReturnType<typeof listingMember>
let manager: ReturnType<typeof listingMember>
beforeEach(async () => {
  shop = await openShop()
  owner = listingMember(haat, shop, shop.owner)
  manager = listingMember(haat, shop, shop.manager)
})

const asStaff = (line: Parameters<typeof sendAs>[2], body?: object) => sendAs(haat, staff, line, body)
const ask = async (path: string) => (await other.app.inject({ url: `/api${path}` })).json().data
const versionOf = async (id: string) => {
  const answer = await owner.person.send(`GET ${shop.path}/listings/${id}/versions`)
  return answer.json().data.items[0] as { id: string; state: string }
}

describe('a new listing', () => {
  it('goes from a draft through a look by staff into the shop of every process, found by its Nepali name', async () => {
    const { id, listing } = await owner.send()
    expect(listing).toMatchObject({ state: 'in-review', changes: 'in-review', publicId: null, live: null })
    const sent = await versionOf(id)
    const queue = (await asStaff(`GET /staff/listings?shop=${shop.shopId}`)).json().data
    expect(queue.items).toMatchObject([
      { id: sent.id, isFirstOfShop: true, isChange: false, shop: { slug: shop.slug } },
    ])
    const approved = await asStaff(`POST /staff/listings/${sent.id}/approve`)
    expect(approved.json().data).toMatchObject({ state: 'approved' })
    const { publicId, live, state } = await manager.read(id)
    expect({ state, sold: live?.variants.map(({ onHand }) => onHand) }).toEqual({
      state: 'live',
      sold: [6, 4],
    })
    expect(await ask(`/products/${publicId}`)).toMatchObject({
      title: { en: 'Allo nettle scarf', ne: 'अल्लोको गलबन्दी' },
      description: { en: 'Spun and woven in Rukum.' },
      pricePaisa: 1700_00,
      variants: [{ values: ['short'] }, { values: ['long'] }],
      delivery: { minDays: 2, maxDays: 4 },
    })
    const found = await ask(`/products?searchTerm=${encodeURIComponent('अल्लोको गलबन्दी')}`)
    expect(found.items.map((item: { id: string }) => item.id)).toContain(publicId)
  })

  it('is a service with its options, parts and area likewise', async () => {
    const { id } = await owner.send('service')
    await asStaff(`POST /staff/listings/${(await versionOf(id)).id}/approve`)
    const { publicId } = await owner.read(id)
    expect(await ask(`/services/${publicId}`)).toMatchObject({
      title: { en: 'Loom repair' },
      fromPaisa: 700_00,
      options: [{ name: { en: 'Small repair' }, minutes: 60 }],
      parts: [{ pricePaisa: 150_00 }],
      included: [{ en: 'Oil and thread' }],
      areas: [{ district: 'kathmandu' }],
    })
  })

  it('is begun once by the same key, and can be deleted until it has been in the shop', async () => {
    const key = 'one-key-of-a-client'
    const begin = () => owner.person.send(`POST ${shop.path}/listings`, { kind: 'product', key })
    const [first, second] = await Promise.all([begin(), begin()])
    expect(first.json().data.id).toBe(second.json().data.id)
    const { id } = first.json().data as Listing
    expect((await owner.person.send(`DELETE ${shop.path}/listings/${id}`)).statusCode).toBe(200)
    expectRefusal(await owner.person.send(`GET ${shop.path}/listings/${id}`), 404, 'NOT_FOUND')
    const sent = await owner.send()
    await asStaff(`POST /staff/listings/${(await versionOf(sent.id)).id}/approve`)
    expectRefusal(await owner.person.send(`DELETE ${shop.path}/listings/${sent.id}`), 409, 'CONFLICT')
  })

  it('is not sent before it is whole: a sentence stands at every field', async () => {
    const { id } = await owner.begin()
    await owner.save(id, { name: { en: 'Only English', ne: '' } })
    const refusal = await owner.submit(id)
    expectRefusal(refusal, 422, 'VALIDATION_FAILED')
    expect(refusal.json().fields).toMatchObject({
      name: 'Please write it in both languages.',
      story: 'This is required.',
      categorySlug: 'This is required.',
      pictures: 'Please add more pictures.',
      'variants.0.pricePaisa': 'This is required.',
    })
  })
})

describe('two members on one listing', () => {
  it('of whom the second is told who changed the field, and who changed another field loses nothing', async () => {
    const { id, version } = await owner.begin()
    await owner.save(id, { name: { en: 'Scarf', ne: 'गलबन्दी' } }, version)
    const late = await manager.save(id, { name: { en: 'Shawl', ne: 'पछ्यौरा' } }, version)
    expectRefusal(late, 409, 'CONFLICT')
    expect(late.json()).toMatchObject({
      message: expect.stringContaining('Any owner'),
      fields: { name: expect.any(String) },
    })
    expect((await manager.save(id, { weightGrams: 320 })).json().data.content).toMatchObject({
      name: { en: 'Scarf' },
      weightGrams: 320,
    })
  })
})

describe('changes of a live listing', () => {
  const goLive = async () => {
    const sent = await owner.send()
    await asStaff(`POST /staff/listings/${(await versionOf(sent.id)).id}/approve`)
    return sent
  }

  it('are looked at while the old version sells on, and what is written meanwhile stays a draft', async () => {
    const { id } = await goLive()
    await owner.save(id, { story: { en: 'A new story', ne: 'नयाँ कथा' } })
    expect(await owner.read(id)).toMatchObject({ state: 'live', changes: 'unsent' })
    await owner.submit(id)
    const { publicId } = await owner.read(id)
    expect((await ask(`/products/${publicId}`)).description.en).toBe('Spun and woven in Rukum.')
    const waiting = await versionOf(id)
    const review = (await asStaff(`GET /staff/listings/${waiting.id}`)).json().data
    expect(review).toMatchObject({
      isChange: true,
      before: { story: { en: 'Spun and woven in Rukum.' } },
      content: { story: { en: 'A new story' } },
    })
    await owner.save(id, { name: { en: 'Allo scarf, soft', ne: 'नरम गलबन्दी' } })
    await asStaff(`POST /staff/listings/${waiting.id}/approve`)
    expect(await owner.read(id)).toMatchObject({
      state: 'live',
      changes: 'unsent',
      content: { name: { en: 'Allo scarf, soft' } },
      live: { content: { name: { en: 'Allo nettle scarf' }, story: { en: 'A new story' } } },
    })
  })

  it('are sent back with reasons, mended and sent again, and a newer one takes the place of one that waits', async () => {
    const { id } = await goLive()
    await owner.save(id, { story: { en: 'Cures everything', ne: 'सबै निको' } })
    await owner.submit(id)
    const first = await versionOf(id)
    const said = { reasons: [{ field: 'story', words: 'No promises of health.' }], words: '' }
    await asStaff(`POST /staff/listings/${first.id}/send-back`, said)
    const back = await owner.read(id)
    expect(back).toMatchObject({
      state: 'live',
      changes: 'sent-back',
      sentBack: said,
      content: { story: { en: 'Cures everything' } },
    })
    expectRefusal(await asStaff(`POST /staff/listings/${first.id}/approve`), 409, 'CONFLICT')
    await owner.save(id, { story: { en: 'Warm', ne: 'न्यानो' } })
    await owner.submit(id)
    const second = await versionOf(id)
    await owner.save(id, { story: { en: 'Warm and soft', ne: 'न्यानो र नरम' } })
    await owner.submit(id)
    expectRefusal(await asStaff(`POST /staff/listings/${second.id}/approve`), 409, 'CONFLICT')
    const third = await versionOf(id)
    await asStaff(`POST /staff/listings/${third.id}/approve`)
    expect(await owner.read(id)).toMatchObject({
      changes: 'none',
      live: { content: { story: { en: 'Warm and soft' } } },
    })
  })

  it('of weight, days and cash alone need nobody to look', async () => {
    const { id } = await goLive()
    await owner.save(id, { readyDays: 3, isCashPossible: false })
    expect((await owner.submit(id)).json().data).toMatchObject({ state: 'live', changes: 'none' })
    const { publicId } = await owner.read(id)
    expect((await ask(`/products/${publicId}`)).delivery).toMatchObject({ minDays: 4, isCashPossible: false })
  })

  it('of options keep price and stock of the choices that stay', async () => {
    const { id, fields } = await goLive()
    const [size] = (fields as ReturnType<typeof productFields>).options
    const wide = { key: 'wide', name: { en: 'Wide', ne: 'फराकिलो' }, pictureId: null }
    const [short, long] = (fields as ReturnType<typeof productFields>).variants
    await owner.save(id, {
      options: [{ ...size, values: [size!.values[0], wide] }],
      variants: [
        { ...short, sku: long!.sku, pricePaisa: 1_00, stock: 900 },
        { values: ['wide'], sku: 'WIDE', pricePaisa: 2500_00, stock: 3, isOffered: true },
      ],
    })
    await owner.submit(id)
    await asStaff(`POST /staff/listings/${(await versionOf(id)).id}/approve`)
    const { live, publicId } = await owner.read(id)
    expect(live?.variants).toMatchObject([
      { values: ['short'], sku: long!.sku, pricePaisa: 1700_00, onHand: 6 },
      { values: ['wide'], pricePaisa: 2500_00, onHand: 3 },
    ])
    expect((await ask(`/products/${publicId}`)).variants).toHaveLength(2)
  })

  it('need nobody to look when it is paused: it leaves lists and search at once, and comes back', async () => {
    const { id, category } = await goLive()
    const listed = async () => (await ask(`/products?category=${category.slug}`)).total as number
    expect(await listed()).toBe(1)
    const pause = (isPaused: boolean) =>
      owner.person.send(`PUT ${shop.path}/listings/${id}/pause`, { isPaused })
    expect((await pause(true)).json().data.state).toBe('paused')
    expect(await listed()).toBe(0)
    expect((await pause(false)).json().data.state).toBe('live')
    expect(await listed()).toBe(1)
  })
})

describe('what was on sale before there were listings', () => {
  it('has a listing that can be edited, approved and taken back to what it was', async () => {
    const { slug, id: categoryId } = await makeCategory(haat.services)
    const product = await makeProduct(haat.services, { vendorId: shop.vendorId, categoryId })
    await listUnlisted(haat.services.db)
    const list = (await owner.person.send(`GET ${shop.path}/listings`)).json().data
    expect(list).toMatchObject({ total: 1, counts: { all: 1, live: 1, draft: 0 } })
    const [row] = list.items as Listing[]
    expect(row).toMatchObject({ state: 'live', changes: 'none', publicId: product.id })
    const before = await owner.read(row!.id)
    expect(before.content).toMatchObject({ name: { en: 'Hand-woven shawl' }, categorySlug: slug })
    const pictures = await makeListingPictures(haat, shop.vendorId, shop.owner.user.id)
    const { pictures: shown } = productFields(pictures, slug)
    await owner.save(row!.id, { pictures: shown, weightGrams: 200 })
    expect((await owner.submit(row!.id)).json().data).toMatchObject({ state: 'live', changes: 'in-review' })
    const versions = (await owner.person.send(`GET ${shop.path}/listings/${row!.id}/versions`)).json().data
    expect(versions.items.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'approved'])
  })
})

describe('others', () => {
  it('find nothing of a shop that is not theirs, and packers change nothing', async () => {
    const { id } = await owner.begin()
    const stranger = await openShop()
    for (const line of ['GET', 'DELETE'] as const)
      expectRefusal(await stranger.owner.send(`${line} ${stranger.path}/listings/${id}`), 404, 'NOT_FOUND')
    expectRefusal(await stranger.owner.send(`GET ${shop.path}/listings/${id}`), 404, 'NOT_FOUND')
    expectRefusal(await shop.packer.send(`GET ${shop.path}/listings/${id}`), 403, 'FORBIDDEN')
    const theirs = await makeListingPictures(haat, stranger.vendorId, stranger.owner.user.id)
    const stolen = await owner.save(id, { pictures: productFields(theirs, 'x').pictures })
    expectRefusal(stolen, 422, 'VALIDATION_FAILED')
  })
})
