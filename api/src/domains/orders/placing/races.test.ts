import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { newKey, openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { insertCoupons } from '#domains/coupons/coupons.service.ts'
import { balanceOf } from '#domains/ledger/ledger.service.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { releaseOverdue } from '../orders.jobs.ts'
import { maxWrongCodes, orderIdOf } from '@haat/contract/domains/orders.rules.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

type State = 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'cancelled'
const advance = (number: string, to: State, code?: string, position = 1) =>
  advanceParcel(shop.services, { number, position, to, actor: 'staff', code })
const plenty = { variants: [{ values: [], onHand: 500 }] }
type Person = Awaited<ReturnType<OrderShop['shopper']>>
const cancel = (person: Person, number: string) =>
  person.send('POST', `/orders/${number}/parcels/1/cancel`, { reason: 'other' })

/** What couriers hold of an order. */
const cashOf = async (number: string) =>
  (
    await shop.services.db.execute<{ paisa: number }>(
      sql`select amount_paisa as paisa from cash_takings where order_id = ${orderIdOf(number)}`,
    )
  ).rows.map(({ paisa }) => paisa)

async function shipped() {
  const anjali = await shop.shopper()
  const { number } = await anjali.buyProducts([[await shop.make()]])
  for (const to of ['confirmed', 'packed', 'shipped'] as const) await advance(number, to)
  return { anjali, number }
}

describe('at the door', () => {
  it('a code is guessed a few times only, also by many at once', async () => {
    const { anjali, number } = await shipped()
    const code = (await anjali.getOrder(number)).parcels[0]!.doorCode!
    const wrong = code === '0000' ? '1111' : '0000'
    const guesses = await Promise.allSettled(
      Array.from({ length: 30 }, () => advance(number, 'delivered', wrong)),
    )
    const outcomes = guesses.map((guess) => (guess.status === 'rejected' ? String(guess.reason) : 'taken'))
    expect(outcomes.filter((text) => text.includes('not the door code'))).toHaveLength(maxWrongCodes)
    await expect(advance(number, 'delivered', code)).rejects.toThrow('wrong too often')
    expect((await anjali.getOrder(number)).parcels[0]!.state).toBe('shipped')
  })

  it('a parcel is handed over once, and its cash is entered once', async () => {
    const { anjali, number } = await shipped()
    const { doorCode, totalPaisa } = (await anjali.getOrder(number)).parcels[0]!
    const before = await balanceOf(shop.services.db, 'courier', '')
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () => advance(number, 'delivered', doorCode!)),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(shop.services.db, 'courier', '')).toBe(before + totalPaisa)
    expect(await cashOf(number)).toEqual([totalPaisa])
  })

  it('no courier holds cash for what was paid online, and none for what cost nothing', async () => {
    const anjali = await shop.shopper()
    const { number, start } = await anjali.buyProducts([[await shop.make()]], 'esewa')
    await shop.pay(start)
    for (const to of ['packed', 'shipped', 'delivered'] as const) await advance(number, to)
    expect(await cashOf(number)).toEqual([])

    await insertCoupons(shop.services.db, [{ code: 'ALLOFIT', kind: 'amount', value: 90_000_00 }])
    const bikash = await shop.shopper()
    await bikash.put(await shop.make({ pricePaisa: 3000_00 }), 5)
    await bikash.send('PUT', '/cart/coupon', { code: 'ALLOFIT' })
    const free = (await bikash.buy('cod')).json().data.number
    await shop.services.db.execute(
      sql`update parcels set total_paisa = 0, delivery_paisa = 0 where order_id = ${orderIdOf(free)}`,
    )
    await shop.services.db.execute(
      sql`update orders set total_paisa = 0, delivery_paisa = 0 where id = ${orderIdOf(free)}`,
    )
    for (const to of ['confirmed', 'packed', 'shipped'] as const) await advance(free, to)
    await advance(free, 'delivered', (await bikash.getOrder(free)).parcels[0]!.doorCode!)
    expect(await cashOf(free)).toEqual([])
  })
})

describe('what waits for its payment', () => {
  it('is confirmed by nothing but its payment, and cancelled whole', async () => {
    const other = await shop.makeVendor()
    const anjali = await shop.shopper()
    const { number, start } = await anjali.buyProducts(
      [[await shop.make()], [await shop.make({ vendorId: other.id })]],
      'khalti',
    )
    await expect(advance(number, 'confirmed')).rejects.toThrow('waits for its payment')
    await advance(number, 'cancelled', undefined, 2)
    const states = (await anjali.getOrder(number)).parcels.map(({ state }) => state)
    expect(states).toEqual(['cancelled', 'cancelled'])
    await shop.pay(start)
    const { payment, totalPaisa } = await anjali.getOrder(number)
    expect(payment).toMatchObject({ state: 'refundDue', refundPaisa: totalPaisa })
  })

  it('is paid or cancelled, never both, when both come at once', async () => {
    const thing = await shop.make(plenty)
    const anjali = await shop.shopper()
    for (let round = 0; round < 6; round += 1) {
      const { number, start } = await anjali.buyProducts([[thing]], 'esewa')
      const [cancelled] = await Promise.all([cancel(anjali, number), shop.pay(start), shop.pay(start)])
      expect([200, 409]).toContain(cancelled.statusCode)
      const { parcels, payment, totalPaisa } = await anjali.getOrder(number)
      expect(parcels[0]!.state).toBe('cancelled')
      expect(payment).toMatchObject({ state: 'refundDue', refundPaisa: totalPaisa })
    }
  })

  it('is paid or runs out, never both, and one that cannot be released holds up no other', async () => {
    const thing = await shop.make(plenty)
    const anjali = await shop.shopper()
    const [first, second] = [
      await anjali.buyProducts([[thing]], 'khalti'),
      await anjali.buyProducts([[thing]], 'khalti'),
    ]
    await insertCoupons(shop.services.db, [{ code: 'NOBODYS', kind: 'amount', value: 10_00 }])
    const [broken, whole] = [orderIdOf(first.number), orderIdOf(second.number)]
    await shop.services.db.execute(sql`update orders set coupon_code = 'NOBODYS' where id = ${broken}`)
    await shop.services.db.execute(
      sql`update orders set held_until = now() - (case id when ${broken} then 2 else 1 end) * interval '1 hour'
        where id in (${broken}, ${whole})`,
    )
    await releaseOverdue(shop.services, shop.app.log)
    expect((await anjali.getOrder(second.number)).parcels[0]!.state).toBe('cancelled')
    await shop.services.db.execute(sql`update orders set coupon_code = null where id = ${broken}`)
    await Promise.all([
      releaseOverdue(shop.services, shop.app.log),
      releaseOverdue(shop.services, shop.app.log),
      shop.pay(first.start),
    ])
    const { parcels, payment } = await anjali.getOrder(first.number)
    expect([
      ['cancelled', 'refundDue'],
      ['confirmed', 'paid'],
    ]).toContainEqual([parcels[0]!.state, payment!.state])
  })

  it('stays when a second click finds the gateway away while the first one is paying', async () => {
    const anjali = await shop.shopper()
    await anjali.put(await shop.make())
    const { mark } = await anjali.quote()
    const [key, body] = [newKey(), { addressId: anjali.addressId, method: 'khalti', mark }]
    const { number, start } = (await anjali.placeOrder(body, key)).json().data
    const { gateways } = shop.services
    const khalti = gateways.khalti!
    gateways.khalti = { ...khalti, start: async () => Promise.reject(new Error('cut')) }
    try {
      expect((await anjali.placeOrder(body, key)).statusCode).toBeGreaterThanOrEqual(500)
    } finally {
      gateways.khalti = khalti
    }
    await shop.pay(start)
    expect((await anjali.getOrder(number)).parcels[0]!.state).toBe('confirmed')
  })
})

describe('nobody waits in a circle', () => {
  it('when orders of several vendors are placed, paid and cancelled at once', async () => {
    const other = await shop.makeVendor()
    const [low, high] = [await shop.make(plenty), await shop.make({ ...plenty, vendorId: other.id })]
    await insertCoupons(shop.services.db, [{ code: 'CIRCLE', kind: 'amount', value: 10_00 }])
    const people = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()))
    const act = async (person: (typeof people)[number], at: number) => {
      const statuses: number[] = []
      for (let round = 0; round < 4; round += 1) {
        // The newest product in a cart becomes the first parcel, so half of the carts have the opposite order.
        for (const thing of at % 2 ? [low, high] : [high, low]) await person.put(thing)
        await person.send('PUT', '/cart/coupon', { code: 'CIRCLE' })
        const placed = await person.buy('esewa')
        statuses.push(placed.statusCode)
        const { number, start } = placed.json().data
        if (round % 2) await shop.pay(start)
        else statuses.push((await cancel(person, number)).statusCode)
      }
      return statuses
    }
    const statuses = (await Promise.all(people.map(act))).flat()
    expect(statuses).toEqual(statuses.map(() => 200))
  })

  it('when one shopper orders and cancels the same things in two tabs', async () => {
    const thing = await shop.make(plenty)
    for (let round = 0; round < 8; round += 1) {
      const anjali = await shop.shopper()
      const { number } = await anjali.buyProducts([[thing]], 'khalti')
      await anjali.put(thing)
      const { mark } = await anjali.quote()
      const answers = await Promise.all([
        cancel(anjali, number),
        anjali.placeOrder({ addressId: anjali.addressId, method: 'cod', mark }),
      ])
      for (const { statusCode, body } of answers) expect([200, 409], body).toContain(statusCode)
    }
  })
})

describe('one key', () => {
  it('gives one order, whenever the others come', async () => {
    const thing = await shop.make(plenty)
    for (let round = 0; round < 6; round += 1) {
      const anjali = await shop.shopper()
      await anjali.put(thing)
      const { mark } = await anjali.quote()
      const [key, body] = [newKey(), { addressId: anjali.addressId, method: 'cod', mark }]
      const later = async (steps: number) => {
        for (let step = 0; step < steps; step += 1) await shop.services.db.execute(sql`select 1`)
        return anjali.placeOrder(body, key)
      }
      const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => later(at * 2)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
      expect(new Set(answers.map((answer) => answer.json().data.number)).size).toBe(1)
    }
  })
})

describe('stock', () => {
  it('is never set below what is promised', async () => {
    const thing = await shop.make({ ...plenty, pricePaisa: 300_00 })
    const anjali = await shop.shopper()
    await anjali.buyProducts([[thing, 7]])
    const edit = (onHand: number) =>
      shop.services.db.execute(
        sql`update stock set on_hand = ${onHand} where variant_id = ${thing.variantId}`,
      )
    await expect(edit(6)).rejects.toThrow()
    await edit(7)
    expect((await anjali.put(thing)).statusCode).toBe(409)
  })
})
