import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { membershipFinder } from '#domains/members/members.service.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { openPricedShop, type PricedShop } from '../../../../test/priced-shop.ts'
import { dayFromToday } from '../../../../test/shop-page.ts'
import { changePrices } from './change-prices.service.ts'
import { cancelDeal, planDeal } from './deals.service.ts'

let orders: OrderShop
let shop: PricedShop
beforeAll(async () => {
  orders = await openOrderShop()
})
beforeEach(async () => {
  shop = await openPricedShop(orders)
})
afterAll(() => orders.close())

const history = () =>
  shop.rowsOf<{ variant_id: string; price: number }>(
    'select variant_id, price from variant_prices where variant_id = any($1::bigint[]) order by variant_id, since',
    [shop.variantIds],
  )
const productRow = async () =>
  (
    await shop.rowsOf(
      'select price, old_price, variant_count, stock_left, is_in_stock from products where id = $1',
      [shop.number],
    )
  )[0]
/** A version of the listing that is in the shop, or that waits for staff. */
const addVersion = (place: 'live' | 'waiting', mrpPaisa: number | null) =>
  orders.database.pool.query(
    `with v as (
      insert into listing_versions (id, listing_id, vendor_id, number, content, submitted_at, answer_by, state)
      select gen_random_uuid(), id, vendor_id, $2, $3, now(), now(), $4
      from listings where product_id = $1 returning id, listing_id)
    update listings l set ${place}_version_id = v.id from v where l.id = v.listing_id`,
    [
      shop.number,
      place === 'live' ? 1 : 2,
      { kind: 'product', particulars: mrpPaisa === null ? {} : { mrp: String(mrpPaisa) } },
      place === 'live' ? 'approved' : 'waiting',
    ],
  )
const thing = (at: number) => ({
  vendorId: shop.vendorId,
  variantId: shop.variantIds[at]!,
  productId: shop.productId,
  number: shop.number,
})

describe('prices', () => {
  it('are changed at once, and every change is in the history, whoever writes it', async () => {
    const [first, second] = shop.variantIds
    const answer = await shop.change([
      { variantId: first, wasPaisa: 2350_00, pricePaisa: 2200_00 },
      { variantId: second, wasPaisa: 2650_00, pricePaisa: 2100_00 },
    ])
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data.variants).toMatchObject([
      { pricePaisa: 2200_00, standingPaisa: 2200_00, lowestPaisa: 2200_00, isOffered: true, openOrders: 0 },
      { pricePaisa: 2100_00, history: [{ pricePaisa: 2650_00 }, { pricePaisa: 2100_00 }] },
      { pricePaisa: 2950_00, history: [{ pricePaisa: 2950_00 }] },
    ])
    expect(await shop.page()).toMatchObject({ pricePaisa: 2100_00, oldPricePaisa: null })
    await orders.database.pool.query('update product_variants set price = price + 1 where id = $1', [first])
    expect((await history()).map(({ price }) => price)).toEqual([
      2350_00, 2200_00, 2200_01, 2650_00, 2100_00, 2950_00,
    ])
  })

  it('are in the history as nothing while the variant is switched off, or its product off sale', async () => {
    await shop.offer(0, false)
    await shop.offer(0, true)
    await orders.database.pool.query('update products set is_on_sale = false where id = $1', [shop.number])
    await shop.reprice(0, 2300)
    await orders.database.pool.query('update products set is_on_sale = true where id = $1', [shop.number])
    expect(
      (await shop.read()).variants.map((variant) => variant.history.map((point) => point.pricePaisa)),
    ).toEqual([
      [2350_00, null, 2350_00, null, 2300_00],
      [2650_00, null, 2650_00],
      [2950_00, null, 2950_00],
    ])
  })

  it('are changed all or none; what somebody else has changed is named with what it is now', async () => {
    await shop.reprice(1, 2600)
    const [first, second, third] = shop.variantIds
    const late = await shop.change([
      { variantId: first, wasPaisa: 2350_00, pricePaisa: 2000_00 },
      { variantId: second, wasPaisa: 2650_00, pricePaisa: 2500_00 },
      { variantId: third, wasOffered: false, isOffered: true },
    ])
    expectRefusal(late, 409, 'CONFLICT')
    expect(late.json().fields).toEqual({
      'changes.1.pricePaisa': 'Somebody else has changed this price to Rs.\u00a02,600.',
      'changes.2.isOffered': 'Somebody else has switched this variant on.',
    })
    expect((await shop.read()).variants.map(({ pricePaisa }) => pricePaisa)).toEqual([
      2350_00, 2600_00, 2950_00,
    ])
  })

  it.each([
    [0, 'changes.0.pricePaisa'],
    [99, 'changes.0.pricePaisa'],
    [1_000_000_001, 'changes.0.pricePaisa'],
  ])('of %i paisa are refused at their field', async (pricePaisa, field) => {
    const answer = await shop.change([{ variantId: shop.variantIds[0], wasPaisa: 2350_00, pricePaisa }])
    expectRefusal(answer, 422, 'VALIDATION_FAILED')
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('stay below the MRP of what is in the shop', async () => {
    await addVersion('live', 2850_00)
    expect((await shop.read()).mrpPaisa).toBe(2850_00)
    const refused = await shop.reprice(0, 2851)
    expectRefusal(refused, 422, 'VALIDATION_FAILED')
    expect(refused.json().fields).toHaveProperty(['changes.0.pricePaisa'])
    expect((await shop.reprice(0, 2850)).statusCode).toBe(200)
  })

  it.each([
    [2850_00, 2800_00],
    [2800_00, 2850_00],
    [null, 2800_00],
    [2800_00, null],
  ])(
    'stay below the lower of the MRPs in the shop, %s, and in what waits for staff, %s',
    async (live, waiting) => {
      await addVersion('live', live)
      await addVersion('waiting', waiting)
      expect((await shop.read()).mrpPaisa).toBe(2800_00)
      expectRefusal(await shop.reprice(0, 2801), 422, 'VALIDATION_FAILED')
      expect((await shop.reprice(0, 2800)).statusCode).toBe(200)
    },
  )

  it('and deals are not changed by a member who was removed after the call had begun', async () => {
    const { db } = orders.services
    const membership = (await membershipFinder(db)(shop.owner.user.id, shop.vendorId))!
    const editor = { membership, listingId: shop.path.split('/').at(-1)! }
    const change = () =>
      changePrices(orders.services, editor, [
        { variantId: shop.variantIds[0]!, wasPaisa: 2350_00, pricePaisa: 2000_00 },
      ])
    const plan = () => {
      const prices = [{ variantId: shop.variantIds[0]!, pricePaisa: 2000_00 }]
      const days = { from: dayFromToday(0), until: dayFromToday(5) }
      return planDeal(orders.services, editor, { ...days, prices }, shop.owner.user.id)
    }
    const calls = [change, plan, () => cancelDeal(orders.services, editor)]
    const run = (text: string) => orders.database.pool.query(text, [shop.owner.memberId])
    await run(`update vendor_members set role = 'packer' where id = $1`)
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await run(`update vendor_members set ended_at = now(), ended_for = 'removed' where id = $1`)
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await history()).map(({ price }) => price)).toEqual([2350_00, 2650_00, 2950_00])
    expect(await shop.rowsOf('select id from deals where product_id = $1', [shop.number])).toEqual([])
  })

  it('of another shop are nobody’s to see or to change, nor are they a packer’s', async () => {
    const other = await openPricedShop(orders)
    const foreign = `/vendor/shops/${shop.shopId}/listings/${other.path.split('/').at(-1)}` as const
    for (const [line, body] of [
      [`GET ${foreign}/prices`],
      [
        `PUT ${foreign}/prices`,
        { changes: [{ variantId: other.variantIds[0], wasPaisa: 1, pricePaisa: 100 }] },
      ],
      [`DELETE ${foreign}/deal`],
    ] as const) {
      expectRefusal(await shop.owner.send(line, body), 404, 'NOT_FOUND')
    }
    const mixed = await shop.change([
      { variantId: other.variantIds[0], wasPaisa: 2350_00, pricePaisa: 100_00 },
    ])
    expectRefusal(mixed, 422, 'VALIDATION_FAILED')
    expectRefusal(await shop.packer.send(`GET ${shop.path}/prices`), 403, 'FORBIDDEN')
  })
})

describe('a variant that is switched off', () => {
  it('is struck out on the page and counts in no price, stock or number', async () => {
    expect(await shop.page()).not.toHaveProperty('variants.0.isOffered')
    expect((await shop.offer(0, false)).statusCode).toBe(200)
    expect(await productRow()).toMatchObject({ price: 2650_00, variant_count: 2, stock_left: 20 })
    const page = await shop.page()
    expect(page.variants).toMatchObject([
      { stock: 'out', most: 0, isOffered: false },
      { stock: 'few' },
      { stock: 'few' },
    ])
    await shop.offer(1, false)
    expect(await shop.page()).toMatchObject({ variantId: shop.variantIds[2], pricePaisa: 2950_00 })
    await shop.offer(0, true)
    expect(await productRow()).toMatchObject({ price: 2350_00, variant_count: 2 })
  })

  it('is not what a card adds to the cart', async () => {
    const same = await openPricedShop(orders, [500, 500])
    const cardOf = async () => {
      const { data } = (await orders.app.inject({ url: `/api/products?vendor=${same.slug}` })).json()
      return data.items[0].variantId
    }
    await same.offer(0, false)
    expect(await cardOf()).toBe(same.variantIds[1])
    await same.change([
      { variantId: same.variantIds[0], wasOffered: false, isOffered: true },
      { variantId: same.variantIds[1], wasOffered: true, isOffered: false },
    ])
    expect(await cardOf()).toBe(same.variantIds[0])
  })

  it('cannot be bought, and carts that hold it say that it is gone', async () => {
    const shopper = await orders.shopper()
    await shopper.put(thing(0))
    await shop.offer(0, false)
    expect((await shopper.cart()).items).toMatchObject([{ problem: 'gone', most: 0 }])
    expectRefusal(await shopper.put(thing(0), 2), 404, 'NOT_FOUND')
    expect((await shopper.put(thing(1))).statusCode).toBe(200)
  })

  it('may have open orders, of which the answer says how many', async () => {
    const shopper = await orders.shopper()
    await shopper.buyProducts([[thing(0), 2]])
    const answer = await shop.offer(0, false)
    expect(answer.json().data.variants[0]).toMatchObject({ isOffered: false, openOrders: 1 })
    expect(await productRow()).toMatchObject({ stock_left: 20 })
    // As after staff took it out of the shop.
    await orders.database.pool.query('update listings set is_live = false where product_id = $1', [
      shop.number,
    ])
    const refusal = await shop.owner.send(`DELETE ${shop.path}`)
    expect(expectRefusal(refusal, 409, 'CONFLICT').message).toContain('sold')
    await orders.database.pool.query('update listings set is_live = true where product_id = $1', [
      shop.number,
    ])
  })

  it('is never the last one', async () => {
    await shop.offer(0, false)
    const both = [1, 2].map((at) => ({ variantId: shop.variantIds[at], wasOffered: true, isOffered: false }))
    const answer = await shop.change(both)
    expectRefusal(answer, 422, 'VALIDATION_FAILED')
    expect(answer.json().fields).toHaveProperty(['changes.1.isOffered'])
    expect(await productRow()).toMatchObject({ variant_count: 2 })
  })
})
