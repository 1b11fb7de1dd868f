import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { CartProduct } from '../../../test/cart-shop.ts'
import { openCouponShop, type CouponShop } from '../../../test/coupon-shop.ts'
import { expectBalances, expectInvariants } from '../../../test/expect-invariants.ts'

let shop: CouponShop
beforeAll(async () => {
  shop = await openCouponShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

describe('what it costs', () => {
  it('is what the books say, to the paisa, before and after a delivery and a refund', async () => {
    const coupon = await shop.addCoupon({ value: 13 })
    const goods: [CartProduct, number][] = [
      [shop.shawl, 1],
      [shop.topi, 3],
    ]
    const { shopper } = await shop.shopperWith(coupon, goods)
    const { number: open } = await shopper.buyProducts([])
    const coming = (await shopper.getOrder(open)).discountPaisa
    expect(await shop.readCoupon(coupon)).toMatchObject({ uses: 1, costPaisa: 0, comingPaisa: coming })
    const { number, parcel } = await shop.deliver(goods, { coupon: coupon.code, method: 'esewa' })
    const delivered = { uses: 2, costPaisa: parcel.discountPaisa, comingPaisa: coming }
    expect(await shop.readCoupon(coupon)).toMatchObject(delivered)
    expect(await shop.inBooks(number)).toBe(parcel.discountPaisa)
    await shop.money.refund(number, [[shop.topi, 2]])
    const { costPaisa } = await shop.readCoupon(coupon)
    expect(costPaisa).toBe(await shop.inBooks(number))
    expect(costPaisa).toBeLessThan(parcel.discountPaisa)
    await shopper.send('POST', `/orders/${open}/parcels/1/cancel`, { reason: 'other' })
    expect(await shop.readCoupon(coupon)).toMatchObject({ uses: 1, costPaisa, comingPaisa: 0 })
  })

  it('of cash with a courier is in the books only once it is counted', async () => {
    const coupon = await shop.addCoupon({ kind: 'amount', value: 150_00 })
    await shop.deliver([[shop.shawl, 1]], { coupon: coupon.code, isCarried: true })
    expect(await shop.readCoupon(coupon)).toMatchObject({ uses: 1, costPaisa: 0, comingPaisa: 150_00 })
  })
})

describe('a coupon for some goods', () => {
  it('comes off these alone: in the cart, the order, the bill, a refund and the books', async () => {
    const coupon = await shop.addCoupon({ value: 20, scope: 'categories', subjects: ['hats'] })
    expect(coupon.subjects).toEqual([{ id: 'hats', name: { en: 'Hats', ne: expect.any(String) } }])
    const goods: [CartProduct, number][] = [
      [shop.shawl, 1],
      [shop.topi, 3],
    ]
    const { number, parcel } = await shop.deliver(goods, { coupon: coupon.code, method: 'esewa' })
    // 20 % of 1,500.03, in whole rupees.
    expect(parcel.discountPaisa).toBe(300_00)
    const { rows } = await shop.services.db.execute(sql`select variant_id::text as id, bears_discount as bears
      from order_lines where parcel_id = (select id from parcels where order_id = ${orderIdOf(number)}) order by variant_id`)
    expect(rows).toEqual([
      { id: shop.shawl.variantId, bears: false },
      { id: shop.topi.variantId, bears: true },
    ])
    const refundOf = async (thing: CartProduct, pieces: number) =>
      (await shop.money.refund(number, [[thing, pieces]])).json().data.amountPaisa
    expect(await refundOf(shop.shawl, 1)).toBe(1_999_99)
    expect(await shop.inBooks(number)).toBe(300_00)
    expect(await refundOf(shop.topi, 3)).toBe(1_500_03 - 300_00)
    expect(await shop.readCoupon(coupon)).toMatchObject({ uses: 1, costPaisa: 0 })
  })

  it('shrinks with these alone where a part is taken at the door', async () => {
    const coupon = await shop.addCoupon({ value: 50, scope: 'listings', subjects: [shop.topi.productId] })
    const { shopper } = await shop.shopperWith(coupon, [
      [shop.shawl, 1],
      [shop.topi, 2],
    ])
    const { number, start } = await shopper.buyProducts([], 'esewa')
    await shop.pay(start)
    await shop.pack(number)
    await shop.step(number, 'leave')
    const taken = [{ variantId: shop.topi.variantId, quantity: 1 }]
    const answer = await shop.door(number, { outcome: 'partlyDelivered', taken })
    expect(answer.statusCode, answer.body).toBe(200)
    const [parcel] = (await shopper.getOrder(number)).parcels
    expect(parcel).toMatchObject({ goodsPaisa: 500_01, discountPaisa: 250_00 })
    expect(await shop.readCoupon(coupon)).toMatchObject({ costPaisa: 250_00 })
    expect(await shop.inBooks(number)).toBe(250_00)
  })

  it('tells a shopper who has nothing of it, and counts only its goods for the minimum', async () => {
    const coupon = await shop.addCoupon({
      scope: 'listings',
      subjects: [shop.topi.productId],
      minimumPaisa: 900_00,
    })
    const { shopper, cart } = await shop.shopperWith(coupon, [[shop.shawl, 1]])
    expect(cart.coupon.refusal).toMatchObject({ reason: 'otherGoods', vendor: { en: expect.any(String) } })
    await shopper.put(shop.topi, 1)
    expect((await shopper.cart()).coupon.refusal).toMatchObject({
      reason: 'belowMinimum',
      missingPaisa: 399_99,
    })
    await shopper.put(shop.topi, 2)
    expect((await shopper.cart()).discountPaisa).toBe(100_00)
  })
})
