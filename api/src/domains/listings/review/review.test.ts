import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { listingMember, type productFields } from '../../../../test/listing-scenario.ts'
import { makeShop, sendAs } from '../../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
let staff: ReturnType<typeof bearer>
beforeAll(async () => {
  haat = await buildTestApp()
  staff = bearer((await makeToken(haat.services, 'staff', { rights: ['catalogue', 'vendors'] })).token)
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await haat.close()
})

const openShop = () => makeShop(haat, ['owner'])
let shop: Awaited<ReturnType<typeof openShop>>
let owner: ReturnType<typeof listingMember>
beforeEach(async () => {
  shop = await openShop()
  owner = listingMember(haat, shop, shop.owner)
})

const asStaff = (line: Parameters<typeof sendAs>[2], body?: object) => sendAs(haat, staff, line, body)
const ask = async (path: string) => (await haat.app.inject({ url: `/api${path}` })).json().data
const versionOf = async (id: string) => {
  const answer = await owner.person.send(`GET ${shop.path}/listings/${id}/versions`)
  return answer.json().data.items[0] as { id: string; state: string }
}

describe('a trusted shop', () => {
  it('shows what it sends at once, and staff can take it back to what was approved before, or out of the shop', async () => {
    const first = await owner.send()
    await asStaff(`POST /staff/listings/${(await versionOf(first.id)).id}/approve`)
    await asStaff(`PUT /staff/vendors/${shop.shopId}/trusted`, { isTrusted: true })
    await owner.save(first.id, { story: { en: 'Second story', ne: 'दोस्रो' } })
    expect((await owner.submit(first.id)).json().data).toMatchObject({
      state: 'live',
      changes: 'none',
      live: { content: { story: { en: 'Second story' } } },
    })
    const queue = (await asStaff(`GET /staff/listings?state=afterwards&shop=${shop.shopId}`)).json().data
    expect(queue.items).toHaveLength(1)
    const said = { reasons: [], words: 'Not so.' }
    const taken = await asStaff(`POST /staff/listings/${queue.items[0].id}/take-back`, said)
    expect(taken.json().data.state).toBe('taken-back')
    expect(await owner.read(first.id)).toMatchObject({
      state: 'live',
      changes: 'sent-back',
      live: { content: { story: { en: 'Spun and woven in Rukum.' } } },
    })
    const second = await owner.send()
    expect(second.listing.state).toBe('live')
    await asStaff(`POST /staff/listings/${(await versionOf(second.id)).id}/take-back`, said)
    const { state, publicId } = await owner.read(second.id)
    expect(state).toBe('sent-back')
    expect((await ask(`/products/${publicId}`)).stock).toBe('out')
  })
})

describe('what staff have not looked at', () => {
  const said = { reasons: [], words: 'Not so.' }
  const trust = () => asStaff(`PUT /staff/vendors/${shop.shopId}/trusted`, { isTrusted: true })

  it('is not approved by a change of the weight, and an older version that is taken back changes nothing', async () => {
    const { id } = await owner.send()
    await asStaff(`POST /staff/listings/${(await versionOf(id)).id}/approve`)
    await trust()
    await owner.save(id, { story: { en: 'Second', ne: 'दोस्रो' } })
    await owner.submit(id)
    const second = await versionOf(id)
    await owner.save(id, { weightGrams: 999 })
    await owner.submit(id)
    const third = await versionOf(id)
    expect(third.state).toBe('trusted')
    await asStaff(`POST /staff/listings/${second.id}/take-back`, said)
    expect(await owner.read(id)).toMatchObject({ changes: 'none', content: { weightGrams: 999 } })
    await asStaff(`POST /staff/listings/${third.id}/take-back`, said)
    expect((await owner.read(id)).live?.content.story.en).toBe('Spun and woven in Rukum.')
  })

  it('comes back into the shop at the price and with the stock that were sent', async () => {
    await trust()
    const { id, fields } = await owner.send()
    await asStaff(`POST /staff/listings/${(await versionOf(id)).id}/take-back`, said)
    const { variants } = fields as ReturnType<typeof productFields>
    await owner.save(id, { variants: variants.map((one) => ({ ...one, pricePaisa: 2100_00, stock: 9 })) })
    await owner.submit(id)
    expect((await owner.read(id)).live?.variants).toMatchObject([
      { pricePaisa: 2100_00, onHand: 9 },
      { pricePaisa: 2100_00, onHand: 9 },
    ])
  })

  it('is not approved above its MRP or with a SKU that another product got meanwhile', async () => {
    const { id, fields } = await owner.send()
    const twin = await owner.send()
    const { variants } = fields as ReturnType<typeof productFields>
    await owner.save(twin.id, { variants })
    await owner.submit(twin.id)
    await asStaff(`POST /staff/listings/${(await versionOf(id)).id}/approve`)
    const refusal = await asStaff(`POST /staff/listings/${(await versionOf(twin.id)).id}/approve`)
    expect(expectRefusal(refusal, 409, 'CONFLICT').message).toContain('SKU')
    await owner.save(id, { particulars: { mrp: '250000' } })
    await owner.submit(id)
    const [variant] = (await owner.read(id)).live!.variants
    const change = { variantId: variant!.variantId, wasPaisa: 1700_00, pricePaisa: 3000_00 }
    const raised = await owner.person.send(`PUT ${shop.path}/listings/${id}/prices`, { changes: [change] })
    const approved = await asStaff(`POST /staff/listings/${(await versionOf(id)).id}/approve`)
    // Whichever of the two is refused, both together never happen.
    expect([raised.statusCode, approved.statusCode].filter((status) => status === 200)).toHaveLength(1)
  })

  it('says that it is sold out where it comes without stock', async () => {
    const { id, fields } = await owner.send()
    const { variants } = fields as ReturnType<typeof productFields>
    await owner.save(id, { variants: variants.map((one) => ({ ...one, stock: 0 })) })
    await owner.submit(id)
    await asStaff(`POST /staff/listings/${(await versionOf(id)).id}/approve`)
    expect((await owner.read(id)).state).toBe('out-of-stock')
  })

  it('can be deleted by its shop once it is out of the shop, and its SKUs are free again', async () => {
    await trust()
    const { id, fields } = await owner.send()
    const remove = () => owner.person.send(`DELETE ${shop.path}/listings/${id}`)
    expectRefusal(await remove(), 409, 'CONFLICT')
    await asStaff(`POST /staff/listings/${(await versionOf(id)).id}/take-back`, said)
    const { publicId } = await owner.read(id)
    expect((await remove()).statusCode).toBe(200)
    expectRefusal(await owner.person.send(`GET ${shop.path}/listings/${id}`), 404, 'NOT_FOUND')
    expect((await ask(`/products/${publicId}`)).stock).toBe('out')
    expect((await owner.person.send(`GET ${shop.path}/stock`)).json().data.items).toEqual([])
    const next = await owner.send()
    const { variants } = fields as ReturnType<typeof productFields>
    await owner.save(next.id, { variants })
    expect((await owner.submit(next.id)).statusCode).toBe(200)
  })
})

describe('a variant that is switched off and has no price', () => {
  it('gets none by an approval, and comes into the shop with the version that names one', async () => {
    const { id, fields } = await owner.send()
    const [short, long] = (fields as ReturnType<typeof productFields>).variants
    const off = { ...long!, pricePaisa: null, stock: null, isOffered: false }
    await owner.save(id, { variants: [short, off] })
    await owner.submit(id)
    await asStaff(`POST /staff/listings/${(await versionOf(id)).id}/approve`)
    const { live, publicId } = await owner.read(id)
    expect(live?.variants.map(({ values }) => values)).toEqual([['short']])
    await owner.save(id, { variants: [short, { ...off, isOffered: true }] })
    const refusal = await owner.submit(id)
    expect(refusal.json().fields).toMatchObject({ 'variants.1.pricePaisa': 'This is required.' })
    await owner.save(id, { variants: [short, { ...off, isOffered: true, pricePaisa: 1900_00, stock: 4 }] })
    await owner.submit(id)
    await asStaff(`POST /staff/listings/${(await versionOf(id)).id}/approve`)
    expect((await ask(`/products/${publicId}`)).variants).toMatchObject([
      { values: ['short'], pricePaisa: 1700_00 },
      { values: ['long'], pricePaisa: 1900_00 },
    ])
  })
})

describe('the first stock of a variant', () => {
  it('is written down under the name of who sent the listing', async () => {
    const { id } = await owner.send()
    await asStaff(`POST /staff/listings/${(await versionOf(id)).id}/approve`)
    const [variant] = (await owner.read(id)).live!.variants
    const path = `GET ${shop.path}/stock/${variant!.variantId}/movements` as const
    expect((await owner.person.send(path)).json().data.items).toMatchObject([
      { change: 6, reason: 'opening', by: 'Any owner' },
    ])
  })
})
