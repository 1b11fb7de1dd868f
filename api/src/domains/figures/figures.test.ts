import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ShopFigures, StaffFigures } from '@haat/contract/domains/figures.ts'
import { periods, type Period } from '@haat/contract/domains/figures.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { signedIn } from '../../../test/factories.ts'
import { openRefundShop, type RefundShop } from '../../../test/refund-shop.ts'
import { joinAs, makePerson, makeShop } from '../../../test/shop-people.ts'
import { readFigures, readShopFigures } from './figures.service.ts'
import { renewFigures } from './renew-figures.service.ts'

let shop: RefundShop
beforeAll(async () => {
  shop = await openRefundShop()
})
afterAll(() => shop.close())
beforeEach(() =>
  shop.services.db.execute(sql`delete from sales_days; delete from product_days; delete from placed_parcels;
  update parcels set vendor_id = -vendor_id where vendor_id > 0; delete from changed_parcels;
  delete from listing_visits; delete from visit_days; update figures_state set visits_since = '2020-01-01'`),
)

const run = (statement: ReturnType<typeof sql>) => shop.services.db.execute(statement)
const today = () => nepalDay(new Date())
async function read(query = ''): Promise<ShopFigures> {
  await renewFigures(shop.services)
  const answer = await shop.sita.send(`GET ${shop.path}/figures${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
async function asStaff(query = ''): Promise<StaffFigures> {
  await renewFigures(shop.services)
  const headers = await signedIn(shop.services, 'admin')
  return (await shop.app.inject({ url: `/api/staff/figures${query}`, headers })).json().data
}
/** Moves an order to noon of a day. */
async function date(number: string, day: string) {
  const id = orderIdOf(number)
  await run(sql`update orders set placed_at = ${`${day}T12:00:00+05:45`}::timestamptz where id = ${id}`)
  await run(sql`update parcels set state_at = state_at where order_id = ${id}`)
}
const setState = (number: string, state: string) =>
  run(sql`update parcels set state = ${state} where order_id = ${orderIdOf(number)}`)

describe('what is sold', () => {
  it('is what shoppers pay for goods, on the day they ordered, and not what was undone', async () => {
    const shawl = await shop.make({ pricePaisa: 1000_00 })
    const cap = await shop.make({ pricePaisa: 250_00 })
    const first = await shop.order([[shawl, 2], [cap]])
    await shop.order([[cap]])
    const { now, bars, top } = await read()
    expect(now).toMatchObject({ salesPaisa: 2500_00, placed: 2, sold: 2, delivered: 0, due: 0 })
    expect(bars.map((bar) => bar.now!.salesPaisa)).toEqual([0, 0, 0, 0, 0, 0, 2500_00])
    expect(top.map(({ productId, quantity, salesPaisa }) => [productId, quantity, salesPaisa])).toEqual([
      [shawl.productId, 2, 2000_00],
      [cap.productId, 2, 500_00],
    ])
    await setState(first.number, 'cancelled')
    expect((await read()).now).toMatchObject({ salesPaisa: 250_00, placed: 2, sold: 1, cancelled: 1 })
    await setState(first.number, 'refused')
    expect((await read()).now).toMatchObject({ salesPaisa: 250_00, sold: 1, cancelled: 0, refused: 1 })
    await setState(first.number, 'placed')
    expect((await read()).now).toMatchObject({ salesPaisa: 250_00, sold: 1, unconfirmed: 1 })
    await setState(first.number, 'delivered')
    expect((await read()).now).toMatchObject({ salesPaisa: 2500_00, sold: 2, delivered: 1 })
  })

  it('is counted again when the day of an order is set right, and never twice', async () => {
    const { number } = await shop.order([[await shop.make({ pricePaisa: 100_00 })]])
    await read()
    await date(number, addDays(today(), -3))
    const { bars, now } = await read()
    expect(now.salesPaisa).toBe(100_00)
    expect(bars.map((bar) => bar.now!.sold)).toEqual([0, 0, 0, 1, 0, 0, 0])
    await Promise.all([renewFigures(shop.services), renewFigures(shop.services)])
    expect((await asStaff()).months.at(-1)!.salesPaisa + (await asStaff()).months.at(-2)!.salesPaisa).toBe(
      100_00,
    )
  })

  it('shares a discount out among the goods to the paisa', async () => {
    const things = await Promise.all([333_33, 333_34, 100_01].map((pricePaisa) => shop.make({ pricePaisa })))
    const { number } = await shop.order(things.map((thing) => [thing, 1]))
    await run(sql`update parcels set discount_paisa = 100_07, total_paisa = total_paisa - 100_07
      where order_id = ${orderIdOf(number)}`)
    const { now, top } = await read()
    expect(now.salesPaisa).toBe(766_68 - 100_07)
    expect(top.reduce((sum, { salesPaisa }) => sum + salesPaisa, 0)).toBe(now.salesPaisa)
  })

  it('is less by what is given back after the delivery, of the day of the order and of the thing', async () => {
    const [shawl, cap] = [await shop.make({ pricePaisa: 1000_00 }), await shop.make({ pricePaisa: 250_00 })]
    const goods: Parameters<typeof shop.deliver>[0] = [[shawl, 1]]
    const { number } = await shop.deliver([...goods, [cap, 1]])
    expect((await read()).now).toMatchObject({ salesPaisa: 1250_00, sold: 1, delivered: 1 })
    const answer = await shop.money.refund(number, goods)
    expect(answer.statusCode, answer.body).toBe(200)
    const { now, top } = await read()
    expect(now).toMatchObject({ salesPaisa: 250_00, sold: 1 })
    expect(top).toMatchObject([{ productId: cap.productId, quantity: 1, salesPaisa: 250_00 }])
  })

  it('is sent on time by the first promised day, and late when that is over and nothing was sent', async () => {
    const thing = await shop.make()
    const [sent, waits] = [await shop.order([[thing]]), await shop.order([[thing]])]
    await shop.pack(sent.number)
    await shop.handOver(sent.number)
    expect((await read()).now).toMatchObject({ due: 1, onTime: 1 })
    await run(
      sql`update parcels set due_from = due_from - 30, due_to = due_to - 30 where order_id = ${orderIdOf(waits.number)}`,
    )
    expect((await read()).now).toMatchObject({ due: 2, onTime: 1 })
  })

  it('becomes late by the clock alone, once a day', async () => {
    const { number } = await shop.order([[await shop.make()]])
    await read()
    await run(sql`update figures_state set counted_on = ${addDays(today(), -1)}`)
    await run(sql`alter table parcels disable trigger parcels_changed`)
    await run(
      sql`update parcels set due_from = ${addDays(today(), -1)} where order_id = ${orderIdOf(number)}`,
    )
    await run(sql`alter table parcels enable trigger parcels_changed`)
    expect((await read()).now).toMatchObject({ due: 1, onTime: 0 })
  })
})

describe('a period', () => {
  it('of a month that runs is compared with as many days of the one before; a day to come is today', async () => {
    const thing = await shop.make({ pricePaisa: 100_00 })
    for (const day of ['2026-10-18', '2026-10-20', '2026-11-17']) {
      await date((await shop.order([[thing]])).number, day)
    }
    await renewFigures(shop.services)
    const at = new Date('2026-11-18T06:00:00Z')
    const { db } = shop.services
    const running = await readShopFigures(db, shop.vendorId, { period: 'bsMonth', on: '2030-01-01' }, at)
    expect(running).toMatchObject({ from: '2026-11-17', isRunning: true, next: null, previous: '2026-11-16' })
    expect(running.compared).toEqual({ from: '2026-10-18', to: '2026-10-19' })
    expect([running.now.sold, running.before.sold]).toEqual([1, 1])
    expect(running.bars.slice(0, 4)).toMatchObject([
      { now: { sold: 1 }, before: { sold: 1 }, isRunning: false },
      { now: { sold: 0 }, before: { sold: 0 }, isRunning: true },
      { now: null, before: { sold: 1 } },
      { now: null, before: { sold: 0 } },
    ])
    const whole = await readShopFigures(db, shop.vendorId, { period: 'bsMonth', on: '2026-11-16' }, at)
    expect([whole.now.sold, whole.before.sold, whole.isRunning, whole.next]).toEqual([
      2,
      0,
      false,
      '2026-11-17',
    ])
  })

  it.each([
    ['fiscalYear', '2026-07-16', '2026-07-17'],
    ['adMonth', '2026-12-31', '2027-01-01'],
    ['bsMonth', '2026-11-16', '2026-11-17'],
    ['days7', '2026-12-31', '2027-01-07'],
  ] as const)('of %s divides what was ordered on %s from the next', async (period, last, first) => {
    const thing = await shop.make({ pricePaisa: 100_00 })
    for (const [day, count] of [
      [last, 1],
      [first, 2],
    ] as const) {
      for (let at = 0; at < count; at++) await date((await shop.order([[thing]])).number, day)
    }
    await renewFigures(shop.services)
    const { now, before, bars } = await readShopFigures(
      shop.services.db,
      shop.vendorId,
      { period, on: first },
      new Date('2028-01-01'),
    )
    expect([now.sold, before.sold]).toEqual([2, 1])
    expect(bars.reduce((sum, bar) => sum + bar.now!.sold, 0)).toBe(2)
  })

  it('without sales and visits knows nothing and divides by nothing', async () => {
    const other = await makeShop(shop, ['owner'])
    for (const period of periods) {
      const answer = await other.owner.send(`GET ${other.path}/figures?period=${period as Period}`)
      const { now, top, slow, bars } = answer.json().data as ShopFigures
      expect(now).toMatchObject({ salesPaisa: 0, sold: 0, visits: 0, due: 0 })
      expect([top, slow]).toEqual([[], []])
      expect(bars.length).toBeGreaterThanOrEqual(7)
      expect(answer.body).not.toMatch(/NaN|Infinity/)
    }
  })
})

describe('visits', () => {
  it('are unknown before they were counted, and orders of those days are not held against them', async () => {
    const thing = await shop.make()
    for (const day of [0, 5]) await date((await shop.order([[thing]])).number, addDays(today(), -day))
    await run(sql`update figures_state set visits_since = ${addDays(today(), -2)}`)
    await run(sql`insert into visit_days values (${shop.vendorId}, ${today()}, 40, 3)`)
    const { now, before, bars, visitsSince } = await read()
    expect(visitsSince).toBe(addDays(today(), -2))
    expect(now).toMatchObject({ sold: 2, visits: 43, productVisits: 40, ordersWhileCounted: 1 })
    expect(before).toMatchObject({ visits: null, productVisits: null, ordersWhileCounted: 0 })
    expect(bars.map((bar) => bar.now!.visits)).toEqual([null, null, null, null, 0, 0, 43])
  })

  it('say what is looked at and not bought', async () => {
    const [sold, seen, unseen] = [await shop.make(), await shop.make(), await shop.make()]
    const fresh = await shop.make()
    await run(sql`update products set is_on_sale = id in (${sold.number}, ${seen.number}, ${unseen.number}, ${fresh.number}),
      created_at = now() - interval '60 days' where vendor_id = ${shop.vendorId}`)
    await run(sql`update products set created_at = now() - interval '2 days' where id = ${fresh.number}`)
    await shop.order([[sold]])
    await run(
      sql`insert into listing_visits values (${shop.vendorId}, ${today()}, 'product', ${seen.number}, 7)`,
    )
    const { slow, top } = await read('?period=days30')
    expect(top.map(({ productId }) => productId)).toEqual([sold.productId])
    expect(slow.map(({ productId, visits, quantity }) => [productId, visits, quantity])).toEqual([
      [seen.productId, 7, 0],
      [unseen.productId, 0, 0],
    ])
  })
})

describe('the figures of all shops', () => {
  it('are summed by month of either calendar beside the year before', async () => {
    const thing = await shop.make({ pricePaisa: 100_00 })
    const other = await shop.make({ pricePaisa: 50_00, vendorId: (await shop.makeVendor()).id })
    for (const [things, day] of [
      [[thing, other], '2026-11-17'],
      [[thing], '2026-11-16'],
      [[other], '2025-11-18'],
      [[thing], '2025-08-01'],
    ] as const) {
      const { number } = await shop.order(things.map((one) => [one, 1]))
      await setState(number, 'confirmed')
      await date(number, day)
    }
    await renewFigures(shop.services)
    const at = new Date('2026-11-18T06:00:00Z')
    const bs = await readFigures(shop.services.db, { calendar: 'bs' }, at)
    expect(bs.months).toHaveLength(12)
    expect(bs.months.slice(-2)).toMatchObject([
      { from: '2026-10-18', salesPaisa: 100_00, beforePaisa: 0, isRunning: false },
      { from: '2026-11-17', salesPaisa: 150_00, beforePaisa: 50_00, isRunning: true },
    ])
    expect(bs.months.filter(({ beginsYear }) => beginsYear).map(({ from }) => from)).toEqual(['2026-07-17'])
    // 2 Mangsir 2082 was 18 November 2025.
    expect(bs.year).toEqual({ from: '2026-07-17', salesPaisa: 250_00, beforePaisa: 150_00 })
    const ad = await readFigures(shop.services.db, { calendar: 'ad' }, at)
    expect(ad.months.at(-1)).toMatchObject({ from: '2026-11-01', salesPaisa: 250_00, beforePaisa: 50_00 })
    expect(ad.year.from).toBe('2026-01-01')
    const door = (await readFigures(shop.services.db, { calendar: 'bs', on: '2026-11-17' }, at)).door
    expect(door).toMatchObject({ placed: 2, sold: 2, delivered: 0, isRunning: true, next: null })
  })

  it('tell the way to the door of the last whole month once its visits are counted', async () => {
    const at = new Date('2026-11-18T06:00:00Z')
    const { db } = shop.services
    expect((await readFigures(db, { calendar: 'bs' }, at)).door).toMatchObject({
      from: '2026-10-18',
      to: '2026-11-16',
      isCountedWhole: true,
      visits: 0,
      next: '2026-11-17',
    })
    await run(sql`update figures_state set visits_since = '2026-11-17'`)
    expect((await readFigures(db, { calendar: 'bs' }, at)).door).toMatchObject({
      from: '2026-11-17',
      isCountedWhole: true,
    })
    expect((await readFigures(db, { calendar: 'bs', on: '2026-11-01' }, at)).door).toMatchObject({
      visits: null,
      isCountedWhole: false,
    })
  })
})

describe('nobody else reads the figures of a shop', () => {
  it('neither a packer nor a member of another shop, nor staff without the right to money', async () => {
    expectRefusal(await shop.gita.send(`GET ${shop.path}/figures`), 403, 'FORBIDDEN')
    const manager = await makePerson(shop)
    await joinAs(shop, shop.vendorId, manager, 'manager')
    expect((await manager.send(`GET ${shop.path}/figures`)).statusCode).toBe(200)
    const other = await makeShop(shop, ['owner'])
    expectRefusal(await other.owner.send(`GET ${shop.path}/figures`), 404, 'NOT_FOUND')
    expectRefusal(await other.owner.send('GET /staff/figures'), 403, 'FORBIDDEN')
  })

  it.each(['?period=week', '?on=tomorrow', '?on=1999-01-01', '?period=days7&shop=2', '?on=2026-13-01'])(
    'and %s is refused',
    async (query) => {
      expectRefusal(await shop.sita.send(`GET ${shop.path}/figures${query}`), 422, 'VALIDATION_FAILED')
    },
  )
})
