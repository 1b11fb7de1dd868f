import { sql } from 'drizzle-orm'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectBalances, expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { advanceParcel, refundParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { balanceOf } from '#domains/ledger/ledger.service.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

/** The mails about an order whose subject begins with a text. */
const mailsAbout = async (number: string, words: string) =>
  (await shop.mails()).filter(
    ({ subject }) => subject.toLowerCase().includes(words) && subject.includes(number),
  )
const advance = (number: string, to: 'packed' | 'shipped' | 'delivered') =>
  advanceParcel(shop.services, { number, position: 1, to, actor: 'vendor' })

describe('an order paid online', () => {
  it.each(['esewa', 'khalti'] as const)('is held, paid through %s and confirmed', async (method) => {
    const thing = await shop.make({ pricePaisa: 2450_50, variants: [{ values: [], onHand: 5 }] })
    const anjali = await shop.shopper()
    const { number, start } = await anjali.buyProducts([[thing, 2]], method)
    expect(await shop.stockOf(thing)).toEqual({ on_hand: 5, reserved: 2, allocated: 0 })
    expect(await anjali.getOrder(number)).toMatchObject({
      parcels: [{ state: 'awaitingPayment' }],
      payment: { payBy: expect.any(String) },
    })
    const back = await shop.pay(start)
    expect(back.headers['location']).toContain(`/profile/orders/${number}`)
    expect(await anjali.getOrder(number)).toMatchObject({
      parcels: [{ state: 'confirmed', cashPaisa: 0 }],
      payment: { state: 'paid', payBy: null },
    })
    expect(await shop.stockOf(thing)).toEqual({ on_hand: 5, reserved: 0, allocated: 2 })
    expect(await balanceOf(shop.services.db, 'shopper', anjali.userId)).toBe(-4901_00)
    await advance(number, 'packed')
    await advance(number, 'shipped')
    await advance(number, 'delivered')
    expect(await balanceOf(shop.services.db, 'shopper', anjali.userId)).toBe(0)
  })

  it('that is not paid in time goes back into the cart, and money that comes late goes back', async () => {
    const thing = await shop.make({ variants: [{ values: [], onHand: 2 }] })
    const anjali = await shop.shopper()
    const { number, start } = await anjali.buyProducts([[thing, 2]], 'khalti')
    await shop.expirePaymentTime(number)
    expect(await shop.stockOf(thing)).toEqual({ on_hand: 2, reserved: 0, allocated: 0 })
    expect((await anjali.cart()).items).toMatchObject([{ variantId: thing.variantId, quantity: 2 }])
    await shop.pay(start)
    const order = await anjali.getOrder(number)
    expect(order.parcels[0]!.state).toBe('cancelled')
    expect(order.payment).toMatchObject({ state: 'refundDue', refundPaisa: order.totalPaisa })
    expect(await balanceOf(shop.services.db, 'shopper', anjali.userId)).toBe(-order.totalPaisa)
    const refundMails = await mailsAbout(number, 'your payment will be refunded')
    expect(refundMails).toHaveLength(1)
    expect(refundMails[0]!.text_body).toContain(`Amount: ${formatRupees(order.totalPaisa, 'en')}`)
  })

  it('that is cancelled after it was paid gives its money back, parcel by parcel', async () => {
    const other = await shop.makeVendor()
    const [first, second] = [await shop.make(), await shop.make({ vendorId: other.id })]
    const anjali = await shop.shopper()
    const { number, start } = await anjali.buyProducts([[first], [second]], 'esewa')
    await shop.pay(start)
    const cancelled = await anjali.send('POST', `/orders/${number}/parcels/2/cancel`, {
      reason: 'changedMind',
    })
    const order = cancelled.json().data
    expect(order.parcels.map(({ state }: { state: string }) => state)).toEqual(['confirmed', 'cancelled'])
    expect(order.payment).toMatchObject({ state: 'paid', refundPaisa: order.parcels[1].totalPaisa })
    expectRefusal(
      await anjali.send('POST', `/orders/${number}/parcels/2/cancel`, { reason: 'other' }),
      409,
      'CONFLICT',
    )
    await expect(refundParcel(shop.services, number, 1)).rejects.toThrow('No money is owed')
    await refundParcel(shop.services, number, 2)
    await expect(refundParcel(shop.services, number, 2)).rejects.toThrow('No money is owed')
    const { payment } = (await anjali.send('GET', `/orders/${number}`)).json().data
    expect(payment).toMatchObject({ state: 'paid', refundBy: null })
    expect(await mailsAbout(number, 'refund sent')).toHaveLength(1)
    await expectBalances(shop.services.db)
  })

  it('is answered again by its key when its time to pay is over, as it is, and stays as it is', async () => {
    const anjali = await shop.shopper()
    await anjali.put(await shop.make())
    const { mark } = await anjali.quote()
    const [key, body] = ['a-key-of-an-hour-ago', { addressId: anjali.addressId, method: 'khalti', mark }]
    const { number } = (await anjali.placeOrder(body, key)).json().data
    const overdue = sql`update orders set held_until = now() - interval '1 minute' where id = ${orderIdOf(number)}`
    await shop.services.db.execute(overdue)
    // Its money may still be on its way for a while, and after that it was let go of.
    for (const state of ['awaitingPayment', 'cancelled']) {
      const again = await anjali.placeOrder(body, key)
      expect([again.statusCode, again.json().data]).toEqual([200, { number, start: { kind: 'none' } }])
      expect((await anjali.getOrder(number)).parcels[0]!.state).toBe(state)
      await shop.expirePaymentTime(number)
    }
  })

  it('whose gateway does not answer is no order, and the cart is as it was', async () => {
    const thing = await shop.make({ variants: [{ values: [], onHand: 2 }] })
    const anjali = await shop.shopper()
    await anjali.put(thing)
    shop.gateways.clock.holdMs = 20_000
    try {
      const refused = await anjali.buy('khalti')
      expect(refused.statusCode, refused.body).toBe(503)
      expect(refused.json().message).toContain('Nothing was ordered')
    } finally {
      shop.gateways.clock.holdMs = 0
    }
    expect((await anjali.cart()).items).toHaveLength(1)
    expect(await shop.stockOf(thing)).toEqual({ on_hand: 2, reserved: 0, allocated: 0 })
  })
})
