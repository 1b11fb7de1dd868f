import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalIn } from '#platform/database/errors/refusal-in.ts'
import { openCartShop, type CartShop, type CartShopper, type CartProduct } from '../../../test/cart-shop.ts'
import { makeVendor } from '../../../test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { countCouponUseSql, giveBackCoupon, insertCoupons, evaluateCoupon } from './coupons.service.ts'

let haat: TestApp
let shop: CartShop
let tea: CartProduct
let me: CartShopper
let code: string

beforeAll(async () => {
  haat = await buildTestApp()
  shop = await openCartShop(haat)
  tea = await shop.make({ pricePaisa: 850_00, stockLeft: 500 })
})
afterAll(() => haat.close())
beforeEach(async () => {
  me = await shop.shopper()
  code = `C${randomUUID().slice(0, 8)}`.toUpperCase()
})

type NewCoupon = Parameters<typeof insertCoupons>[1][number]
const make = (changes: Partial<NewCoupon>) =>
  insertCoupons(haat.services.db, [
    { code, kind: 'amount', value: 200_00, startsAt: new Date(Date.now() - 60_000), ...changes },
  ])
const apply = async () => (await me.send('PUT', '/cart/coupon', { code })).json().data
const taken = async () => {
  const { rows } = await haat.database.pool.query(
    'select c.uses, (select coalesce(sum(s.uses), 0)::int from coupon_shoppers s where s.code = c.code) held from coupons c where code = $1',
    [code],
  )
  return rows[0]
}
/** Uses the coupon as the statement that places an order does. */
const take = (userId: string) =>
  haat.services.db.execute(
    sql`with ${countCouponUseSql({ code, userId, at: new Date() }, sql`true`)}
    select case when exists (select from coupon_counted) then true else refuse('coupon') end`,
  )
const giveBack = (userId: string) =>
  haat.services.db.transaction((tx) => giveBackCoupon(tx, { code, userId }))
const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).filter(({ status }) => status === 'fulfilled').length

describe('what a coupon saves', () => {
  it('is its amount, however it was typed, and is kept in the cart until it is taken out', async () => {
    await make({})
    await me.put(tea, 2)
    const typed = ` ${code.toLowerCase().slice(0, 3)} ${code.toLowerCase().slice(3)}`
    const { data } = (await me.send('PUT', '/cart/coupon', { code: typed })).json()
    expect(data).toMatchObject({
      coupon: { code, discountPaisa: 200_00, refusal: null },
      goodsPaisa: 1700_00,
      discountPaisa: 200_00,
      totalPaisa: 1500_00,
    })
    expect(await me.cart()).toEqual(data)
    expect((await me.send('DELETE', '/cart/coupon')).json().data).toMatchObject({ coupon: null })
  })

  it.each([
    [{ kind: 'amount', value: 5000_00 }, 1, 850_00],
    [{ kind: 'percent', value: 15 }, 1, 127_00],
    [{ kind: 'percent', value: 15, maxPaisa: 100_00 }, 1, 100_00],
    [{ kind: 'percent', value: 100 }, 2, 1700_00],
  ] as const)('with %j on %i pieces is %i paisa', async (coupon, pieces, discountPaisa) => {
    await make(coupon)
    await me.put(tea, pieces)
    expect((await apply()).discountPaisa).toBe(discountPaisa)
  })

  it('is shared by value, and paid by the vendor whose coupon it is', async () => {
    const other = await makeVendor(haat.services)
    await make({ value: 100_00 })
    const thing = { productId: 1, categoryId: 1 }
    const lines = [
      { ...thing, vendorId: shop.vendorId, variantId: 1, paisa: 200_00 },
      { ...thing, vendorId: other.id, variantId: 2, paisa: 99_00 },
      { ...thing, vendorId: shop.vendorId, variantId: 3, paisa: 1_00 },
    ]
    const { db } = haat.services
    const judged = await evaluateCoupon(db, { code, userId: me.userId, lines, at: new Date() })
    expect(judged).toMatchObject({ discountPaisa: 100_00, payerVendorId: null })
    expect([...judged.shares.values()].reduce((sum, one) => sum + one)).toBe(100_00)
    expect(judged.shares.get(shop.vendorId)).toBe(67_00)
    await haat.database.pool.query('update coupons set vendor_id = $2 where code = $1', [code, other.id])
    const own = await evaluateCoupon(db, { code, userId: me.userId, lines, at: new Date() })
    expect(own).toMatchObject({ discountPaisa: 99_00, payerVendorId: other.id })
    expect([...own.shares]).toEqual([[other.id, 99_00]])
  })
})

describe('why a coupon does not count', () => {
  const day = 86_400_000
  const reason = async () => {
    const cart = await apply()
    if (cart.coupon.refusal) expect(cart.totalPaisa).toBe(cart.goodsPaisa + cart.deliveryPaisa)
    return cart.coupon.refusal
  }
  const none = { missingPaisa: null, vendor: null, at: null }
  beforeEach(() => me.put(tea, 2))

  it('is told exactly', async () => {
    expect(await reason()).toEqual({ ...none, reason: 'unknown' })
    const startsAt = new Date(Date.now() + day)
    await make({ startsAt })
    expect(await reason()).toEqual({ ...none, reason: 'notYet', at: startsAt.toISOString() })
  })

  it('is its end', async () => {
    const endsAt = new Date(Date.now() - 1000)
    await make({ startsAt: new Date(Date.now() - day), endsAt })
    expect(await reason()).toEqual({ ...none, reason: 'over', at: endsAt.toISOString() })
  })

  it('is what is missing to its minimum, of what is chosen', async () => {
    await make({ minimumPaisa: 1700_00 })
    expect(await reason()).toBeNull()
    const { data } = (await me.send('PATCH', `/cart/items/${tea.variantId}`, { isChosen: false })).json()
    expect(data.coupon.refusal).toEqual({ ...none, reason: 'belowMinimum', missingPaisa: 1700_00 })
  })

  it('is another vendor', async () => {
    const { id } = await makeVendor(haat.services, { name: 'Ilam Chiya Ghar', nameNe: 'इलाम चिया घर' })
    await make({ vendorId: id })
    const vendor = { en: 'Ilam Chiya Ghar', ne: 'इलाम चिया घर' }
    expect(await reason()).toEqual({ ...none, reason: 'otherVendor', vendor })
  })

  it('is that it was used, by all or by this shopper, until an order is cancelled', async () => {
    await make({ useLimit: 2, limitPerShopper: 1 })
    await take(me.userId)
    expect(await reason()).toMatchObject({ reason: 'usedByYou' })
    await giveBack(me.userId)
    expect(await reason()).toBeNull()
    await take(randomUUID())
    await take(randomUUID())
    expect(await reason()).toMatchObject({ reason: 'usedUp' })
  })
})

describe('many at once', () => {
  it('fifty takers of a coupon for one: exactly one has it', async () => {
    await make({ useLimit: 1 })
    expect(await outcomes(Array.from({ length: 50 }, () => take(randomUUID())))).toBe(1)
    expect(await taken()).toEqual({ uses: 1, held: 1 })
  })

  it('one shopper fifty times with one use each: exactly one', async () => {
    await make({ limitPerShopper: 1 })
    expect(await outcomes(Array.from({ length: 50 }, () => take(me.userId)))).toBe(1)
    expect(await taken()).toEqual({ uses: 1, held: 1 })
  })

  it('taking and giving back crosswise never blocks nor loses count', async () => {
    await make({ useLimit: 60 })
    const shoppers = Array.from({ length: 10 }, () => randomUUID())
    for (const userId of [...shoppers, ...shoppers]) await take(userId)
    const work = shoppers.flatMap((userId) => [
      take(userId),
      giveBack(userId),
      take(userId),
      giveBack(userId),
    ])
    expect(await outcomes(work)).toBe(40)
    expect(await taken()).toEqual({ uses: 20, held: 20 })
  })

  it('nobody takes what is over, nor gives back what nobody holds', async () => {
    await make({ startsAt: new Date(Date.now() - 2000), endsAt: new Date(Date.now() - 1000) })
    expect(refusalIn(await take(me.userId).catch((error: unknown) => error))).toBe('coupon')
    await expect(giveBack(me.userId)).rejects.toThrow('Nobody holds')
    expect(await taken()).toEqual({ uses: 0, held: 0 })
  })
})
