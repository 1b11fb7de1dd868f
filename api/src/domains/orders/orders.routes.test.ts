import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CartItem } from '@haat/contract/domains/cart.ts'
import { maxWrongCodes } from '@haat/contract/domains/orders.rules.ts'
import { readPdfText } from '../../../seeds/legal/read-pdf-text.ts'
import { colouredShawl } from '../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { newKey, openOrderShop, type OrderShop } from '../../../test/order-shop.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { releaseUnconfirmed } from './orders.jobs.ts'
import { balanceOf } from '../ledger/ledger.service.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

const codeIn = async (number: string) => {
  const mail = (await shop.mails()).findLast(({ subject }) =>
    subject.includes(`confirm your order ${number}`),
  )
  return /Your code: (\d{6})/.exec(mail?.text_body ?? '')![1]!
}
const advance = (
  number: string,
  to: 'packed' | 'shipped' | 'delivered' | 'refused' | 'returned',
  code?: string,
) => advanceParcel(shop.services, { number, position: 1, to, actor: 'vendor', code })

describe('an order paid in cash', () => {
  it('goes from the cart to the door, with its code, its bill and its entries in the books', async () => {
    const thing = await shop.make({ pricePaisa: 850_00, variants: [{ values: [], onHand: 5 }] })
    const anjali = await shop.shopper()
    await anjali.put(thing, 2)
    const quote = await anjali.quote()
    expect(quote).toMatchObject({ goodsPaisa: 1700_00, deliveryPaisa: 0, totalPaisa: 1700_00, problems: [] })
    const { number, start } = (await anjali.buy('cod')).json().data
    expect(start).toEqual({ kind: 'none' })
    expect((await anjali.cart()).items).toEqual([])
    expect(await shop.stockOf(thing)).toEqual({ on_hand: 5, reserved: 0, allocated: 2 })
    expect(await anjali.getOrder(number)).toMatchObject({
      needsCode: true,
      parcels: [{ state: 'placed', canCancel: true }],
    })

    expectRefusal(
      await anjali.send('POST', `/orders/${number}/confirm`, { code: '000000' }),
      422,
      'VALIDATION_FAILED',
    )
    const confirmed = await anjali.send('POST', `/orders/${number}/confirm`, { code: await codeIn(number) })
    expect(confirmed.json().data).toMatchObject({ needsCode: false, parcels: [{ state: 'confirmed' }] })
    await advance(number, 'packed')
    await advance(number, 'shipped')
    const [parcel] = (await anjali.getOrder(number)).parcels
    expect(parcel).toMatchObject({ cashPaisa: 1700_00, hasInvoice: true, canCancel: false })
    expect(await shop.stockOf(thing)).toEqual({ on_hand: 3, reserved: 0, allocated: 0 })

    await expect(advance(number, 'delivered', 'nope')).rejects.toThrow('That is not the door code')
    await advance(number, 'delivered', parcel!.doorCode!)
    expect((await anjali.getOrder(number)).parcels[0]).toMatchObject({
      state: 'delivered',
      doorCode: null,
      cashPaisa: 0,
      returnUntil: expect.any(String),
      timeline: ['placed', 'confirmed', 'packed', 'shipped', 'delivered'].map((state) =>
        expect.objectContaining({ state }),
      ),
    })
    const vendor = String(thing.vendorId)
    // Nobody but the shop says so: no courier owes it yet.
    expect(await balanceOf(shop.services.db, 'said', '')).toBe(1700_00)
    expect(await balanceOf(shop.services.db, 'courier', '')).toBe(0)
    // It is the shop's, less our commission, once the courier has handed it in.
    expect(await balanceOf(shop.services.db, 'pending', vendor)).toBe(-1700_00)
    expect(await balanceOf(shop.services.db, 'vendor', vendor)).toBe(0)
    expect(await balanceOf(shop.services.db, 'commission', '')).toBe(0)

    const bill = await anjali.send('GET', `/orders/${number}/parcels/1/invoice`)
    expect(bill.headers['content-type']).toBe('application/pdf')
    expect(bill.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is refused beyond its limits, with the reason', async () => {
    const dear = await shop.make({ pricePaisa: 30_000_00, variants: [{ values: [], onHand: 5 }] })
    const anjali = await shop.shopper()
    await anjali.put(dear)
    const [cash] = (await anjali.quote()).methods
    expect(cash).toEqual({ method: 'cod', refusal: 'overLimit', mostPaisa: 25_000_00 })
    expectRefusal(await anjali.buy('cod'), 409, 'CONFLICT')
    const far = await shop.shopper({ district: 'humla', localLevel: 'simkot', ward: 1 })
    await far.put(await shop.make({ pricePaisa: 5000_00 }))
    expect((await far.quote()).methods[0]).toMatchObject({ refusal: 'overLimit', mostPaisa: 5000_00 })
  })

  it('that nobody takes at the door gives the goods back when it is back, and cash is refused after the second time', async () => {
    const thing = await shop.make({ variants: [{ values: [], onHand: 3 }] })
    const anjali = await shop.shopper()
    for (const _time of [1, 2]) {
      const { number } = await anjali.buyProducts([[thing]])
      await anjali.send('POST', `/orders/${number}/confirm`, { code: await codeIn(number) })
      await advance(number, 'packed')
      await advance(number, 'shipped')
      await advance(number, 'refused')
    }
    expect(await shop.stockOf(thing)).toEqual({ on_hand: 1, reserved: 0, allocated: 0 })
    for (const { number } of (await anjali.send('GET', '/orders')).json().data.items) {
      await advance(number, 'returned')
    }
    expect(await shop.stockOf(thing)).toEqual({ on_hand: 3, reserved: 0, allocated: 0 })
    await anjali.put(thing)
    expect((await anjali.quote()).methods[0]).toMatchObject({ refusal: 'refusedBefore' })
  })

  it('that nobody confirms is let go of after twelve hours, and where we promised to call after two days', async () => {
    const thing = await shop.make({ variants: [{ values: [], onHand: 3 }] })
    const anjali = await shop.shopper()
    const { number } = await anjali.buyProducts([[thing]])
    const { number: toBeCalled } = await anjali.buyProducts([[thing]])
    expect((await shop.mails()).at(-1)!.text_body).toContain('within 12 hours')
    const wrong = (await codeIn(toBeCalled)) === '123456' ? '654321' : '123456'
    for (let time = 0; time < maxWrongCodes; time += 1)
      await anjali.send('POST', `/orders/${toBeCalled}/confirm`, { code: wrong })
    const stateOf = async (one: string) => (await anjali.getOrder(one)).parcels[0]!.state
    const { db } = shop.services
    const age = (hours: number) =>
      db.execute(
        sql`update parcels set state_at = now() - ${hours} * interval '1 hour' where state = 'placed'`,
      )
    await age(11)
    await releaseUnconfirmed(shop.services, shop.app.log)
    expect(await stateOf(number)).toBe('placed')
    await age(13)
    await releaseUnconfirmed(shop.services, shop.app.log)
    expect([await stateOf(number), await stateOf(toBeCalled)]).toEqual(['cancelled', 'placed'])
    await age(49)
    await releaseUnconfirmed(shop.services, shop.app.log)
    expect(await stateOf(toBeCalled)).toBe('cancelled')
    expect(await shop.stockOf(thing)).toEqual({ on_hand: 3, reserved: 0, allocated: 0 })
  })

  it('can be guessed a few times only', async () => {
    const anjali = await shop.shopper()
    const { number } = await anjali.buyProducts([[await shop.make()]])
    const code = await codeIn(number)
    const wrong = code === '123456' ? '654321' : '123456'
    for (let time = 0; time < 5; time += 1) {
      expectRefusal(
        await anjali.send('POST', `/orders/${number}/confirm`, { code: wrong }),
        422,
        'VALIDATION_FAILED',
      )
    }
    expectRefusal(await anjali.send('POST', `/orders/${number}/confirm`, { code }), 409, 'CONFLICT')
  })
})

describe('what is placed', () => {
  it('is called by what was chosen, from the cart to the bill', async () => {
    const thing = await shop.make({
      ...colouredShawl,
      pricePaisa: 850_00,
      variants: [
        { values: ['blue'], onHand: 5 },
        { values: ['red'], onHand: 5 },
      ],
    })
    const title = { en: 'Shawl, glacier blue', ne: 'सल, हिमनदी नीलो' }
    const called = { title, choice: [] }
    const payload = { variantIds: [thing.variantId] }
    const visited = await shop.app.inject({ method: 'POST', url: '/api/cart/goods', payload })
    expect(visited.json().data.items).toMatchObject([called])
    const anjali = await shop.shopper()
    await anjali.put(thing)
    expect((await anjali.cart()).items).toMatchObject([called])
    expect((await anjali.quote()).parcels).toMatchObject([{ items: [called] }])
    const { number } = (await anjali.buy('cod')).json().data
    expect((await anjali.getOrder(number)).parcels).toMatchObject([{ lines: [called] }])
    const mail = (await shop.mails()).findLast(({ subject }) => subject.includes(number))!.text_body
    expect(mail).toContain('Shawl, glacier blue')
    expect(mail).not.toMatch(/rhododendron/i)
    await anjali.send('POST', `/orders/${number}/confirm`, { code: await codeIn(number) })
    await advance(number, 'packed')
    await advance(number, 'shipped')
    const { rawPayload } = await anjali.send('GET', `/orders/${number}/parcels/1/invoice`)
    const bill = readPdfText(rawPayload).body
    expect(bill).toContain('Shawl, glacier blue')
    expect(bill).not.toMatch(/rhododendron/i)
  })

  it('is just what was shown, or nothing', async () => {
    const thing = await shop.make({ pricePaisa: 850_00, variants: [{ values: [], onHand: 5 }] })
    const anjali = await shop.shopper()
    await anjali.put(thing)
    const { mark } = await anjali.quote()
    await anjali.put(thing, 2)
    expectRefusal(
      await anjali.placeOrder({ addressId: anjali.addressId, method: 'cod', mark }),
      409,
      'CONFLICT',
    )
    for (const extra of [{ totalPaisa: 1 }, { price: 1 }, { discountPaisa: 5 }, { userId: 'x' }]) {
      expectRefusal(
        await anjali.placeOrder({ addressId: anjali.addressId, method: 'cod', mark, ...extra }),
        422,
        'VALIDATION_FAILED',
      )
    }
    expect((await anjali.cart()).items).toHaveLength(1)
  })

  it('asks for a key, an own address and a confirmed e-mail', async () => {
    const [anjali, bikash] = [await shop.shopper(), await shop.shopper()]
    await anjali.put(await shop.make())
    const { mark } = await anjali.quote()
    const body = { addressId: anjali.addressId, method: 'cod', mark }
    expectRefusal(await anjali.placeOrder(body, 'short'), 400, 'BAD_REQUEST')
    expectRefusal(await anjali.placeOrder({ ...body, addressId: bikash.addressId }), 404, 'NOT_FOUND')
    await shop.unverify(anjali.userId)
    const refused = await anjali.placeOrder(body)
    expect(refused.json()).toMatchObject({ code: 'EMAIL_UNVERIFIED' })
  })

  it('is one order for one key, and another body under it is refused', async () => {
    const anjali = await shop.shopper()
    await anjali.put(await shop.make())
    const { mark } = await anjali.quote()
    const [key, body] = [newKey(), { addressId: anjali.addressId, method: 'cod', mark }]
    const first = await anjali.placeOrder(body, key)
    const again = await anjali.placeOrder(body, key)
    expect(again.json()).toEqual(first.json())
    expectRefusal(await anjali.placeOrder({ ...body, note: 'Other' }, key), 422, 'VALIDATION_FAILED')
  })

  it('is nobody else’s to see, cancel or read the bill of', async () => {
    const [anjali, bikash] = [await shop.shopper(), await shop.shopper()]
    const { number } = await anjali.buyProducts([[await shop.make()]])
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/confirm', { code: '123456' }],
      ['POST', '/parcels/1/cancel', { reason: 'other' }],
      ['POST', '/buy-again', undefined],
      ['POST', '/pay', { method: 'esewa' }],
      ['GET', '/parcels/1/invoice', undefined],
    ] as const) {
      expectRefusal(await bikash.send(method, `/orders/${number}${path}`, body), 404, 'NOT_FOUND')
    }
    expect((await bikash.send('GET', '/orders')).json().data.items).toEqual([])
  })

  it('stands in a list that is walked by cursor, and can be bought again', async () => {
    const thing = await shop.make({ variants: [{ values: [], onHand: 50 }] })
    const anjali = await shop.shopper()
    const numbers: string[] = []
    for (const quantity of [1, 2, 3]) numbers.unshift((await anjali.buyProducts([[thing, quantity]])).number)
    const first = (await anjali.send('GET', '/orders?pageSize=2')).json().data
    const rest = (await anjali.send('GET', `/orders?pageSize=2&cursor=${first.nextCursor}`)).json().data
    expect([...first.items, ...rest.items].map(({ number }) => number)).toEqual(numbers)
    expect(rest.nextCursor).toBeNull()
    expect(first.items[0]).toMatchObject({
      parcels: [{ state: 'placed', dueFrom: expect.any(String), dueTo: expect.any(String) }],
      payBy: null,
      needsCode: true,
    })
    const again = (await anjali.send('POST', `/orders/${numbers[0]}/buy-again`)).json().data
    expect(again).toEqual({ added: 1, missing: [], itemCount: 3 })
  })

  it('is bought again once, however often that is pressed, and beside what was in the cart before', async () => {
    const [shawl, cap] = [
      await shop.make({ variants: [{ values: [], onHand: 50 }] }),
      await shop.make({ variants: [{ values: [], onHand: 50 }] }),
    ]
    const anjali = await shop.shopper()
    const { number } = await anjali.buyProducts([
      [shawl, 2],
      [cap, 1],
    ])
    await anjali.put(cap, 5)
    const press = () => anjali.send('POST', `/orders/${number}/buy-again`)
    const answers = [...(await Promise.all([press(), press(), press()])), await press()]
    for (const answer of answers) {
      expect(answer.json().data).toEqual({ added: 2, missing: [], itemCount: 7 })
    }
    const { items } = (await anjali.send('GET', '/cart')).json().data
    const inCart = items.map(({ productId, quantity }: CartItem) => [productId, quantity])
    expect(Object.fromEntries(inCart)).toEqual({ [shawl.productId]: 2, [cap.productId]: 5 })
  })
})
