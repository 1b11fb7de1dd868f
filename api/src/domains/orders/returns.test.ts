import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { openOrderShop, type OrderShop } from '../../../test/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

/** An order of one parcel with three things of one vendor, delivered on Saturday 14 November 2026. */
async function deliveredOrder() {
  const first = await shop.make({ returnDays: 7 })
  const { vendorId } = first
  const things = [
    first,
    await shop.make({ vendorId, returnDays: 0 }),
    await shop.make({ vendorId, returnDays: 20 }),
  ]
  const anjali = await shop.shopper()
  const { number } = await anjali.buyProducts(things.map((thing) => [thing]))
  const { db } = shop.services
  const id = orderIdOf(number)
  await db.execute(sql`update parcels set state = 'delivered' where order_id = ${id}`)
  await db.execute(sql`insert into parcel_events (parcel_id, position, state, at, actor)
    select id, 90, 'delivered', '2026-11-14T06:00:00Z', 'courier' from parcels where order_id = ${id}`)
  const read = async () => {
    const [parcel] = (await anjali.getOrder(number)).parcels
    const lines = things.map(({ variantId }) =>
      parcel!.lines.find((line) => line.variantId === String(variantId))!,
    )
    return { parcel: parcel!, days: lines.map(({ returnUntil }) => returnUntil), lines }
  }
  return read
}

it('each piece of a parcel has its own last day: what cannot be returned takes nothing from the rest', async () => {
  const read = await deliveredOrder()
  const { parcel, lines } = await read()
  // Seven days after that Saturday is a Saturday, so the time runs on to Sunday.
  expect(lines[0]).toMatchObject({ returnUntil: '2026-11-22', sealedReturnUntil: '2026-11-29' })
  expect(lines[1]).toMatchObject({ returnUntil: null, sealedReturnUntil: null })
  expect(lines[2]).toMatchObject({ returnUntil: '2026-12-04', sealedReturnUntil: '2026-12-04' })
  expect(parcel).toMatchObject({ returnUntil: '2026-12-04', sealedReturnUntil: '2026-12-04' })
})

it('the last day moves past holidays, and past the weekly day off that the shop has set', async () => {
  const read = await deliveredOrder()
  const { db } = shop.services
  const desk = {
    holidays: ['2026-11-22', '2026-12-04'],
    answerMinutes: { normal: 480, high: 240, urgent: 120 },
  }
  await db.execute(sql`insert into settings (key, value) values ('desk', ${JSON.stringify(desk)}::jsonb)`)
  expect((await read()).days).toEqual(['2026-11-23', null, '2026-12-06'])
  await db.execute(
    sql`update settings set value = jsonb_set(jsonb_set(value, '{hours,from}', '1'), '{hours,to}', '6')
      where key = 'particulars'`,
  )
  expect((await read()).days).toEqual(['2026-11-21', null, '2026-12-05'])
})

it('nothing has a last day before it is delivered', async () => {
  const thing = await shop.make({ returnDays: 7 })
  const anjali = await shop.shopper()
  const { number } = await anjali.buyProducts([[thing]])
  const [parcel] = (await anjali.getOrder(number)).parcels
  expect(parcel).toMatchObject({ returnUntil: null, sealedReturnUntil: null })
  expect(parcel!.lines[0]).toMatchObject({ returnUntil: null, sealedReturnUntil: null })
})
