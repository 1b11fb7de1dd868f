import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertCoupons } from '#domains/coupons/coupons.service.ts'
import { expectBalances, expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openParcelShop, type ParcelShop } from '../../../../test/parcel-shop.ts'
import { getParcelAt } from './shop-parcels.service.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'
import { freeDoorCode } from './door.service.ts'

let shop: ParcelShop
beforeAll(async () => {
  shop = await openParcelShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

type Placed = Awaited<ReturnType<ParcelShop['order']>>
const parcelOf = async ({ person, number }: Placed) => (await person.getOrder(number)).parcels[0]!
const made = (onHand: number, pricePaisa: number) =>
  shop.make({ pricePaisa, variants: [{ values: [], onHand }] })

async function packed(things: Parameters<ParcelShop['order']>[0], method?: 'cod' | 'esewa') {
  const order = await shop.order(things, method)
  await shop.pack(order.number)
  return order
}
async function onItsWay(things: Parameters<ParcelShop['order']>[0], method?: 'cod' | 'esewa') {
  const order = await packed(things, method)
  expect((await shop.step(order.number, 'leave')).statusCode).toBe(200)
  return order
}

it('takes a step said again as done only where it was the last one', async () => {
  const { number } = await packed([[await made(5, 400_00)]])
  expect((await shop.step(number, 'unpack')).statusCode).toBe(200)
  expect((await shop.step(number, 'unpack')).statusCode).toBe(200)
  await shop.pack(number)
  await shop.handOver(number)
  expect((await shop.handOver(number)).json().data.items[0].refusal).toBeNull()
  expectRefusal(await shop.step(number, 'unpack'), 409, 'CONFLICT')
  expect((await shop.pack(number)).json().data.items[0].refusal.message).toContain('left for the door')
})

describe('at the door', () => {
  it('a code is guessed five times, then the desk gives the shopper a new one', async () => {
    const order = await onItsWay([[await made(5, 400_00)]])
    const { doorCode } = await parcelOf(order)
    const wrong = doorCode === '0000' ? '0001' : '0000'
    expectRefusal(await shop.door(order.number, { outcome: 'delivered' }), 422, 'VALIDATION_FAILED')
    // It can be asked before the parcel is closed, and a wrong one counts there as well.
    const check = (code: string) => shop.step(order.number, 'door-code', { code })
    expect((await check(doorCode!)).json().data).toMatchObject({ state: 'shipped', guessesLeft: 5 })
    expectRefusal(await check(wrong), 422, 'VALIDATION_FAILED')
    expect(await shop.read(order.number)).toMatchObject({ guessesLeft: 4 })
    for (const left of [3, 2, 1, 0]) {
      expectRefusal(
        await shop.door(order.number, { outcome: 'delivered', code: wrong }),
        422,
        'VALIDATION_FAILED',
      )
      expect(await shop.read(order.number)).toMatchObject({
        guessesLeft: left,
      })
    }
    expectRefusal(await shop.door(order.number, { outcome: 'delivered', code: doorCode }), 409, 'CONFLICT')
    expectRefusal(await check(doorCode!), 409, 'CONFLICT')
    await freeDoorCode(shop.services, await getParcelAt(shop.services.db, order.number, 1))
    expect((await shop.mailsAbout(order.number)).at(-1)!.subject).toBe(
      `A new delivery code: order ${order.number}`,
    )
    const { doorCode: fresh } = await parcelOf(order)
    expect((await shop.door(order.number, { outcome: 'delivered', code: fresh })).statusCode).toBe(200)
    // Said again it stays once, and by somebody else it is told.
    expect((await shop.door(order.number, { outcome: 'delivered', code: fresh })).statusCode).toBe(200)
    expectRefusal(
      await shop.door(order.number, { outcome: 'delivered', code: fresh }, shop.gita),
      409,
      'CONFLICT',
    )
  })

  it('nobody is met: another day can be chosen, and the third time it goes back', async () => {
    const thing = await made(5, 400_00)
    const order = await onItsWay([[thing]], 'esewa')
    const path = `/orders/${order.number}/parcels/1/day`
    expectRefusal(await order.person.send('PUT', path, { day: '2026-12-01' }), 409, 'CONFLICT')
    const closed = { outcome: 'tried', words: 'Gate was closed', seenTries: 0 }
    await shop.door(order.number, closed)
    const { daysToChoose } = await parcelOf(order)
    expect(daysToChoose).toHaveLength(5)
    expectRefusal(await order.person.send('PUT', path, { day: '2030-01-01' }), 422, 'VALIDATION_FAILED')
    await order.person.send('PUT', path, { day: daysToChoose[1] })
    expect(await shop.read(order.number)).toMatchObject({
      state: 'tried',
      tries: 1,
      wishedDay: daysToChoose[1],
    })
    // It is brought out again first.
    expectRefusal(await shop.door(order.number, { outcome: 'tried', seenTries: 1 }), 409, 'CONFLICT')
    // Who comes back within two hours was there once.
    await shop.step(order.number, 'leave')
    expect((await shop.door(order.number, { outcome: 'tried', seenTries: 1 })).json().data).toMatchObject({
      state: 'tried',
      tries: 1,
    })
    for (const seenTries of [1, 2]) {
      await shop.waitForVisit(order.number)
      await shop.step(order.number, 'leave')
      // Sent again by a phone that got no answer the day before, a try is not counted twice.
      expect((await shop.door(order.number, closed)).json().data).toMatchObject({
        state: 'shipped',
        tries: seenTries,
      })
      await shop.door(order.number, { outcome: 'tried', seenTries })
    }
    expect((await shop.door(order.number, { outcome: 'tried', seenTries: 2 })).statusCode).toBe(200)
    expectRefusal(await shop.door(order.number, { outcome: 'tried', seenTries: 3 }), 409, 'CONFLICT')
    const back = await shop.read(order.number)
    expect(back).toMatchObject({
      state: 'refused',
      tries: 3,
      bills: [{ cancelledAt: expect.any(String) }],
    })
    expect(back.events.at(-1)).toMatchObject({ note: 'notReached' })
    expect((await shop.mailsAbout(order.number)).at(-1)!.subject).toBe(
      `Goes back: a parcel of order ${order.number}`,
    )
    expect(await shop.refundsOf(order.number)).toEqual([back.totalPaisa])
    expect(await shop.stockOf(thing)).toMatchObject({ on_hand: 4 })
    await shop.step(order.number, 'back')
    expect((await shop.step(order.number, 'back')).json().data).toMatchObject({
      state: 'returned',
    })
    expect(await shop.stockOf(thing)).toMatchObject({ on_hand: 5 })
  })

  it.each(['cod', 'esewa'] as const)(
    'a part is kept: sums, bill, books and stock are of that part (%s)',
    async (method) => {
      const [topi, shawl] = [await made(5, 400_00), await made(5, 900_00)]
      const order = await onItsWay(
        [
          [topi, 3],
          [shawl, 1],
        ],
        method,
      )
      const { doorCode, totalPaisa } = await parcelOf(order)
      const code = doorCode === null ? {} : { code: doorCode }
      const taken = [{ variantId: topi.variantId, quantity: 1 }]
      const part = { outcome: 'partlyDelivered', ...code, taken }
      const tooMany = [{ variantId: topi.variantId, quantity: 4 }]
      expectRefusal(await shop.door(order.number, { ...part, taken: tooMany }), 422, 'VALIDATION_FAILED')
      expectRefusal(
        await shop.door(order.number, { ...part, taken: [...taken, ...taken] }),
        422,
        'VALIDATION_FAILED',
      )
      expect((await shop.door(order.number, part)).json().data).toMatchObject({
        state: 'partlyDelivered',
      })
      // The very same again is done; another part, or something else, is not.
      expect((await shop.door(order.number, part)).statusCode).toBe(200)
      for (const other of [
        { ...part, taken: [{ variantId: topi.variantId, quantity: 2 }] },
        { outcome: 'delivered', ...code },
        { outcome: 'tried', seenTries: 0 },
      ]) {
        expectRefusal(await shop.door(order.number, other), 409, 'CONFLICT')
      }
      const parcel = await parcelOf(order)
      expect(parcel).toMatchObject({
        totalPaisa: totalPaisa - 1700_00,
        lines: [{ taken: 1 }, { taken: 0, returnUntil: null }],
        hasInvoice: true,
        isInvoiceCancelled: false,
      })
      const { bills } = await shop.read(order.number)
      expect(bills.map(({ cancelledAt, totalPaisa: total }) => [cancelledAt === null, total])).toEqual([
        [false, totalPaisa],
        [true, totalPaisa - 1700_00],
      ])
      const refunds = (await shop.refundsOf(order.number)).reduce((sum, one) => sum + one, 0)
      expect(refunds).toBe(method === 'cod' ? 0 : 1700_00)
      await shop.step(order.number, 'back')
      expect(await shop.stockOf(topi)).toMatchObject({ on_hand: 4 })
      expect(await shop.stockOf(shawl)).toMatchObject({ on_hand: 5 })
    },
  )

  it('a part is kept of a parcel with a discount, which is rounded once for all lines', async () => {
    const things = [await made(5, 100_00), await made(5, 200_00), await made(5, 300_00)]
    await insertCoupons(shop.services.db, [{ code: 'HUNDRED', kind: 'amount', value: 100_00 }])
    const person = await shop.shopper()
    for (const thing of things) await person.put(thing, 1)
    await person.send('PUT', '/cart/coupon', { code: 'HUNDRED' })
    const { number } = (await person.buy('cod')).json().data
    await advanceParcel(shop.services, { number, position: 1, to: 'confirmed', actor: 'staff' })
    await shop.pack(number)
    await shop.step(number, 'leave')
    const { doorCode, deliveryPaisa } = await parcelOf({ person, number })
    const taken = [{ variantId: things[2]!.variantId, quantity: 1 }]
    await shop.door(number, { outcome: 'partlyDelivered', code: doorCode, taken })
    // Half of the goods keep half of the discount.
    expect(await parcelOf({ person, number })).toMatchObject({
      discountPaisa: 50_00,
      totalPaisa: 250_00 + deliveryPaisa,
    })
    await shop.step(number, 'back')
  })

  it('what is refused with a reason stays with its carrier until it is back', async () => {
    const order = await onItsWay([[await made(5, 400_00)]])
    expectRefusal(
      await shop.door(order.number, {
        outcome: 'refused',
        reason: 'notReached',
      }),
      422,
      'VALIDATION_FAILED',
    )
    const refused = {
      outcome: 'refused',
      reason: 'noMoney',
      words: 'Tomorrow perhaps',
    }
    expect((await shop.door(order.number, refused)).json().data).toMatchObject({
      state: 'refused',
    })
    expect((await shop.list('?view=comingBack')).items).toMatchObject([
      { number: order.number, cashPaisa: 0 },
    ])
    expect(await parcelOf(order)).toMatchObject({
      doorCode: null,
      lines: [{ taken: 0 }],
    })
  })
})
