import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { insertCategories } from '#domains/catalogue/catalogue.service.ts'
import { insertCoupons } from '#domains/coupons/coupons.service.ts'
import { changeLine } from '#domains/orders/parcels/change-line.service.ts'
import { findOrder, listLines, listParcels } from '#domains/orders/orders.store.ts'
import type { CartProduct } from '../../../test/cart-shop.ts'
import { openCommissionShop, type CommissionShop } from '../../../test/commission-shop.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { makeShop } from '../../../test/shop-people.ts'
import { rateOfProduct } from './commission.service.ts'

let shop: CommissionShop
let shopper: Awaited<ReturnType<CommissionShop['shopper']>>
beforeAll(async () => {
  shop = await openCommissionShop()
  shopper = await shop.shopper()
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await shop.clear()
})

const rowsOf = async (number: string) => {
  const { db } = shop.services
  const order = (await findOrder(db, orderIdOf(number)!))!
  const parcels = await listParcels(db, [order.id])
  const lines = await listLines(
    db,
    parcels.map(({ id }) => id),
  )
  return { order, parcels, lines }
}
/** Lets go of the order, as nobody may have many open ones. */
const drop = (number: string) =>
  shopper.send('POST', `/orders/${number}/parcels/1/cancel`, { reason: 'changedMind' })
async function buy(things: [CartProduct, number?][]) {
  const { number } = await shopper.buyProducts(things)
  const rows = await rowsOf(number)
  await drop(number)
  return rows
}
const percentOff = async (code: string, value: number, vendorId?: number) => {
  await insertCoupons(shop.services.db, [
    { code, kind: 'percent', value, ...(vendorId !== undefined && { vendorId }) },
  ])
  return code
}

describe('the rate of a sale', () => {
  it('is that of the product, its shop, the nearest of its categories, or all', async () => {
    const { db } = shop.services
    await insertCategories(db, [
      { id: 901, kind: 'product', parentId: null, slug: 'rugs', name: 'Rugs', position: 1 },
      { id: 902, kind: 'product', parentId: 901, slug: 'carpets', name: 'Carpets', position: 1 },
    ])
    const thing = await shop.make({ categoryId: 902 })
    const rates: number[] = []
    for (const [subject, id, rate] of [
      ['default', 0, 900],
      ['category', 901, 1100],
      ['category', 902, 1200],
      ['shop', thing.vendorId, 650],
      ['product', thing.number, 0],
    ] as const) {
      rates.push(await rateOfProduct(db, thing.number))
      await shop.rule(subject, id, { rate, from: -2 })
    }
    rates.push(await rateOfProduct(db, thing.number))
    expect(rates).toEqual([800, 900, 1100, 1200, 650, 0])
    const { parcels, lines } = await buy([[thing]])
    expect(lines).toMatchObject([{ commissionRate: 0 }])
    expect(parcels).toMatchObject([{ commissionPaisa: 0, commissionVatRate: 1300, commissionVatPaisa: 0 }])
  })

  it('of something that is not sold yet is that of its shop, the nearest of its categories, or all', async () => {
    const { db } = shop.services
    await insertCategories(db, [
      { id: 911, kind: 'product', parentId: null, slug: 'lamps', name: 'Lamps', position: 1 },
      { id: 912, kind: 'product', parentId: 911, slug: 'lanterns', name: 'Lanterns', position: 1 },
    ])
    const mine = await makeShop(shop, ['owner', 'manager', 'packer'])
    const read = async (category = '') =>
      (
        await mine.manager.send(`GET ${mine.path}/commission/rate${category && `?category=${category}`}`)
      ).json().data.rate
    const rates: number[][] = []
    for (const [subject, id, rate] of [
      ['default', 0, 900],
      ['category', 911, 1100],
      ['category', 912, 1200],
      ['shop', mine.vendorId, 650],
    ] as const) {
      rates.push([await read(), await read('lanterns'), await read('nowhere')])
      await shop.rule(subject, id, { rate, from: -2 })
    }
    rates.push([await read(), await read('lanterns'), await read('nowhere')])
    expect(rates).toEqual([
      [800, 800, 800],
      [900, 900, 900],
      [900, 1100, 900],
      [900, 1200, 900],
      [650, 650, 650],
    ])
    expectRefusal(await mine.packer.send(`GET ${mine.path}/commission/rate`), 403, 'FORBIDDEN')
  })

  it('is that of its day: what ended yesterday or begins tomorrow counts for nothing', async () => {
    const thing = await shop.make()
    await shop.rule('product', thing.number, { rate: 100, from: -9, to: -1 })
    await shop.rule('product', thing.number, { rate: 200, from: 1 })
    expect((await buy([[thing]])).lines[0]!.commissionRate).toBe(800)
    await shop.rule('product', thing.number, { rate: 300, from: 0, to: 0 })
    expect((await buy([[thing]])).lines[0]!.commissionRate).toBe(300)
  })

  it('stays with the sale, whatever the rules say later', async () => {
    const thing = await shop.make({ pricePaisa: 1000_00 })
    const { number } = await shopper.buyProducts([[thing, 2]])
    await shop.rule('product', thing.number, { rate: 10_000 })
    const { order, parcels, lines } = await rowsOf(number)
    expect(parcels).toMatchObject([{ commissionPaisa: 160_00, commissionVatPaisa: 20_80 }])
    const person = { actor: 'staff' as const, actorId: null }
    await shop.services.db.transaction((tx) =>
      changeLine(
        tx,
        { order, parcel: parcels[0]! },
        { kind: 'cancelled', line: lines[0]!, quantity: 1, person },
      ),
    )
    expect((await rowsOf(number)).parcels).toMatchObject([
      { commissionPaisa: 80_00, commissionVatPaisa: 10_40 },
    ])
    await shop.services.db.execute(
      sql`update stock set allocated = allocated - 1 where variant_id = ${thing.variantId}`,
    )
    await drop(number)
  })
})

describe('the commission', () => {
  it('is of what the shopper paid, whoever bears the coupon, each line by its own rate', async () => {
    const [cheap, dear] = [await shop.make({ pricePaisa: 333_33 }), await shop.make({ pricePaisa: 666_68 })]
    await shop.rule('product', dear.number, { rate: 1000 })
    for (const [code, payer] of [
      [await percentOff('OURS10', 10), 'haat'],
      [await percentOff('THEIRS10', 10, shop.vendorId), 'vendor'],
    ] as const) {
      await shopper.put(cheap)
      await shopper.put(dear)
      await shopper.send('PUT', '/cart/coupon', { code })
      const { parcels } = await buy([])
      // Goods of 1,000.01 less 100.00: lines of 300.00 at 8 % and 600.01 at 10 % come to 84.00, and 13 % of that to 10.92.
      expect(parcels).toMatchObject([
        {
          goodsPaisa: 1000_01,
          discountPaisa: 100_00,
          discountPayer: payer,
          commissionPaisa: 84_00,
          commissionVatPaisa: 10_92,
        },
      ])
    }
  })

  it('of a parcel from before VAT was added stays of the price before discounts, without VAT', async () => {
    const [one, two] = [await shop.make({ pricePaisa: 500_00 }), await shop.make({ pricePaisa: 300_00 })]
    await shopper.put(one)
    await shopper.put(two)
    await shopper.send('PUT', '/cart/coupon', { code: await percentOff('OLD50', 50) })
    const { number } = await shopper.buyProducts([])
    const id = orderIdOf(number)!
    await shop.services.db.execute(sql`update order_lines set commission_rate = 1000
      where parcel_id in (select id from parcels where order_id = ${id})`)
    await shop.services.db.execute(sql`update parcels set commission_vat_rate = 0, commission_vat_paisa = 0,
      commission_paisa = 8000 where order_id = ${id}`)
    await expectInvariants(shop.services.db)
    const { order, parcels, lines } = await rowsOf(number)
    const line = lines.find(({ variantId }) => variantId === Number(two.variantId))!
    const person = { actor: 'staff' as const, actorId: null }
    await shop.services.db.transaction((tx) =>
      changeLine(tx, { order, parcel: parcels[0]! }, { kind: 'cancelled', line, quantity: 0, person }),
    )
    await shop.services.db.execute(
      sql`update stock set allocated = allocated - 1 where variant_id = ${two.variantId}`,
    )
    expect((await rowsOf(number)).parcels).toMatchObject([
      {
        goodsPaisa: 500_00,
        discountPaisa: 250_00,
        commissionPaisa: 50_00,
        commissionVatRate: 0,
        commissionVatPaisa: 0,
      },
    ])
    await drop(number)
  })
})

describe('a rule that begins at midnight', () => {
  const realToday = `create or replace function nepal_today() returns date language sql stable as
    $$ select (now() at time zone 'Asia/Kathmandu')::date $$`
  /** For so many readings of the clock it is still yesterday. */
  async function beforeMidnight(readings: number) {
    await shop.database.pool.query(`drop sequence if exists clock_readings`)
    await shop.database.pool.query(`create sequence clock_readings`)
    await shop.database.pool
      .query(`create or replace function nepal_today() returns date language plpgsql volatile as $$
      begin return (now() at time zone 'Asia/Kathmandu')::date - (nextval('clock_readings') <= ${readings})::int; end $$`)
  }
  afterEach(() => shop.database.pool.query(realToday))

  it('holds for an order whose cart was read before and that is written after', async () => {
    const thing = await shop.make()
    await shop.rule('default', 0, { rate: 500, from: -9, to: -1 })
    await shop.rule('default', 0, { rate: 900, from: 0 })
    await shopper.put(thing)
    const { mark } = await shopper.quote()
    await beforeMidnight(1)
    const placed = await shopper.placeOrder({ addressId: shopper.addressId, method: 'cod', mark })
    expect(placed.statusCode, placed.body).toBe(200)
    const { lines } = await rowsOf(placed.json().data.number)
    expect(lines).toMatchObject([{ commissionRate: 900, quantity: 1 }])
    expect(await shop.stockOf(thing)).toMatchObject({ allocated: 1 })
    await drop(placed.json().data.number)
  })

  it('holds for each of many who order at that moment, and nobody is refused for it', async () => {
    const thing = await shop.make()
    await shop.rule('product', thing.number, { rate: 500, from: 0 })
    const people = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()))
    const marks: string[] = []
    for (const person of people) {
      await person.put(thing)
      marks.push((await person.quote()).mark)
    }
    await beforeMidnight(4)
    const answers = await Promise.all(
      people.map(({ placeOrder, addressId }, at) =>
        placeOrder({ addressId, method: 'cod', mark: marks[at] }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200))
    const rates: number[] = []
    for (const answer of answers) {
      rates.push((await rowsOf(answer.json().data.number)).lines[0]!.commissionRate)
    }
    // Whoever was written while it was still yesterday has the rate of that day; most came after.
    expect(rates.filter((rate) => rate !== 500 && rate !== 800)).toEqual([])
    expect(rates.filter((rate) => rate === 500).length).toBeGreaterThanOrEqual(4)
  })
})
