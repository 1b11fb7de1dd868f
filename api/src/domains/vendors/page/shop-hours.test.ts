import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maxClosedDays, maxHolidayDays, type OpenTime } from '@haat/contract/domains/vendors.page.rules.ts'
import { dueDays } from '@haat/contract/shared/due-days.ts'
import { makeCategory, makeService } from '../../../../test/catalogue-factories.ts'
import type { CartProduct } from '../../../../test/cart-shop.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { dayFromToday, pageEditor } from '../../../../test/shop-page.ts'
import { makeShop } from '../../../../test/shop-people.ts'
import { shopTimesOf } from '../vendors.service.ts'

let orders: OrderShop
const told: number[] = []
beforeAll(async () => {
  orders = await openOrderShop()
  orders.services.bus.subscribe('vendors', (ids = []) => void told.push(...(ids as number[])))
})
afterAll(() => orders.close())

const openShop = async () => {
  const shop = await makeShop(orders, ['owner', 'manager', 'packer'])
  return { ...shop, ...pageEditor(shop.owner, shop.path) }
}
let shop: Awaited<ReturnType<typeof openShop>>
beforeEach(async () => {
  shop = await openShop()
})

const ask = async (path: string) => (await orders.app.inject({ url: `/api${path}` })).json().data
const reason = { en: 'A wedding', ne: 'बिहे' }
const words = { en: 'Maghi', ne: 'माघी' }
const noon: OpenTime = { opens: 12 * 60, closes: 17 * 60 }
const morning: OpenTime = { opens: 7 * 60, closes: 10 * 60 }
/** Open every day, in the morning and after noon. */
const everyDay = Array.from({ length: 7 }, () => [noon, morning])

describe('the hours of a shop', () => {
  it('are shown at once with its closed days and its holiday, and end by themselves', async () => {
    expect(await shop.hours()).toEqual({ version: 0, hours: null, closedDays: [], holiday: null })
    told.length = 0
    const closedDays = [
      { day: dayFromToday(9), words },
      { day: dayFromToday(-1), words },
      { day: dayFromToday(3), words },
    ]
    const holiday = { from: dayFromToday(20), until: dayFromToday(24), reason }
    const saved = await shop.saveHours({ hours: everyDay, closedDays, holiday })
    const shown = {
      hours: everyDay.map(() => [morning, noon]),
      closedDays: [
        { day: dayFromToday(3), words },
        { day: dayFromToday(9), words },
      ],
    }
    expect(saved.json().data).toEqual({ version: 1, ...shown, holiday })
    expect(told).toEqual([shop.vendorId])
    expect(await ask(`/vendors/${shop.slug}`)).toMatchObject({ ...shown, closed: holiday })
    // A holiday that is to come closes nothing yet.
    expect((await shop.owner.send(`GET ${shop.path}`)).json().data).toMatchObject({
      state: 'open',
      closed: null,
    })
    await orders.database.pool.query(`update vendors set closed_from = $2, closed_until = $3 where id = $1`, [
      shop.vendorId,
      dayFromToday(-5),
      dayFromToday(-1),
    ])
    await orders.database.pool.query('update vendor_closed_days set day = day - 100 where vendor_id = $1', [
      shop.vendorId,
    ])
    expect(await ask(`/vendors/${shop.slug}`)).toMatchObject({ closedDays: [], closed: null })
    expect(await shop.hours()).toMatchObject({ closedDays: [], holiday: null })
  })

  it('are saved of the version that was seen', async () => {
    expect((await shop.saveHours({ hours: everyDay }, 0)).statusCode).toBe(200)
    const late = await pageEditor(shop.manager, shop.path).saveHours({ hours: null }, 0)
    expectRefusal(late, 409, 'CONFLICT')
    expect((await shop.hours()).hours).not.toBeNull()
  })

  const dayWith = (...times: OpenTime[]) => [times, [], [], [], [], [], []]
  const holiday = (from: number, until: number) => ({
    holiday: { from: dayFromToday(from), until: dayFromToday(until), reason },
  })
  it.each([
    ['times that overlap', { hours: dayWith(noon, { opens: 16 * 60, closes: 18 * 60 }) }, 'hours.0'],
    ['times that touch', { hours: dayWith(noon, { opens: 17 * 60, closes: 18 * 60 }) }, 'hours.0'],
    ['closing before opening', { hours: dayWith({ opens: 600, closes: 600 }) }, 'hours.0'],
    ['a third time', { hours: dayWith(morning, noon, { opens: 1100, closes: 1200 }) }, 'hours.0'],
    ['a time after midnight', { hours: dayWith({ opens: 600, closes: 1441 }) }, 'hours.0.0.closes'],
    ['a week without a day', { hours: dayWith() }, 'hours'],
    ['six days', { hours: [[], [], [], [], [], [noon]] }, 'hours'],
    ['a day twice', { closedDays: [1, 1].map((days) => ({ day: dayFromToday(days), words })) }, 'closedDays'],
    [
      'too many days',
      {
        closedDays: Array.from({ length: maxClosedDays + 1 }, (_, at) => ({ day: dayFromToday(at), words })),
      },
      'closedDays',
    ],
    ['a day far away', { closedDays: [{ day: dayFromToday(400), words }] }, 'closedDays'],
    ['no day at all', { closedDays: [{ day: '2026-02-30', words }] }, 'closedDays.0.day'],
    ['a holiday that is over', holiday(0, -1), 'holiday.until'],
    ['a holiday that began yesterday', holiday(-1, 3), 'holiday.from'],
    ['a holiday without end', holiday(1, maxHolidayDays + 1), 'holiday.until'],
    ['a holiday far away', holiday(400, 401), 'holiday.from'],
    [
      'a holiday without words',
      { holiday: { ...holiday(1, 2).holiday, reason: { en: '', ne: ' ' } } },
      'holiday.reason',
    ],
  ])('refuse %s', async (_, changes, field) => {
    const { fields } = expectRefusal(await shop.saveHours(changes), 422, 'VALIDATION_FAILED')
    expect(Object.keys(fields!)).toEqual([field])
    expect(await shop.hours()).toMatchObject({ version: 0, hours: null, closedDays: [], holiday: null })
  })

  it('take as many closed days as allowed, and a holiday of 90 days that goes on', async () => {
    const closedDays = Array.from({ length: maxClosedDays }, (_, at) => ({ day: dayFromToday(at), words }))
    expect((await shop.saveHours({ closedDays })).statusCode).toBe(200)
    expect((await shop.saveHours({ closedDays: [], ...holiday(0, maxHolidayDays - 1) })).statusCode).toBe(200)
    await orders.database.pool.query('update vendors set closed_from = $2 where id = $1', [
      shop.vendorId,
      dayFromToday(-3),
    ])
    expect((await shop.saveHours(holiday(-3, 5))).json().data).toMatchObject(holiday(-3, 5))
    expectRefusal(await shop.saveHours(holiday(-2, 5)), 422, 'VALIDATION_FAILED')
    expect((await shop.saveHours({ holiday: null })).json().data).toMatchObject({ holiday: null })
    // What is over of it stays, so that the time for its parcels does not run out all at once.
    expect((await shopTimesOf(orders.services.db, [shop.vendorId])).get(shop.vendorId)).toMatchObject({
      closed: { from: dayFromToday(-3), until: dayFromToday(-1) },
    })
  })

  it('are not changed by a packer, nor by another shop', async () => {
    const stranger = await openShop()
    const body = { version: 0, hours: everyDay, closedDays: [], holiday: null }
    expectRefusal(await shop.packer.send(`PUT ${shop.path}/hours`, body), 403, 'FORBIDDEN')
    expectRefusal(await stranger.owner.send(`PUT ${shop.path}/hours`, body), 404, 'NOT_FOUND')
    expectRefusal(await shop.packer.send(`GET ${shop.path}/hours`), 403, 'FORBIDDEN')
  })
})

describe('what a closed shop sells', () => {
  const sell = (): Promise<CartProduct> => orders.make({ vendorId: shop.vendorId })
  const closeFor = (from: number, until: number) =>
    shop.saveHours({ holiday: { from: dayFromToday(from), until: dayFromToday(until), reason } })

  it('can be ordered, and says from when on it is packed: on its page, in the cart, and by the days of delivery', async () => {
    const thing = await sell()
    const open = await ask(`/products/${thing.productId}`)
    expect(open).not.toHaveProperty('closed')
    await closeFor(-0, 9)
    const closed = { until: dayFromToday(9), packsFrom: dayFromToday(10) }
    expect(await ask(`/products/${thing.productId}`)).toEqual({ ...open, closed })
    expect((await ask(`/products?vendor=${shop.slug}`)).total).toBe(1)
    const goods = await orders.app.inject({
      method: 'POST',
      url: '/api/cart/goods',
      payload: { variantIds: [thing.variantId] },
    })
    expect(goods.json().data.items).toMatchObject([{ closed }])
    const anjali = await orders.shopper()
    await anjali.put(thing)
    expect((await anjali.cart()).items).toMatchObject([{ closed, problem: null }])
    const { parcels } = await anjali.quote()
    const { minDays, maxDays } = open.delivery
    const { holidays, hours: week } = await ask('/site/settings')
    const terms = { minDays, maxDays, holidays, week }
    expect(parcels).toMatchObject([dueDays({ ...terms, from: new Date(), packsFrom: closed.packsFrom })])
    expect(parcels[0]!.dueFrom > closed.packsFrom).toBe(true)
    expect((await anjali.buy('cod')).statusCode).toBe(200)
  })

  it('says so on a closed day, names the first open day after it, and nothing while the shop is only about to close', async () => {
    const thing = await sell()
    const weekday = new Date(dayFromToday(2)).getUTCDay()
    await shop.saveHours({
      hours: everyDay.map((times, day) => (day === weekday ? [] : times)),
      closedDays: [0, 1].map((days) => ({ day: dayFromToday(days), words })),
    })
    const closed = { until: dayFromToday(1), packsFrom: dayFromToday(3) }
    expect(await ask(`/products/${thing.productId}`)).toMatchObject({ closed })
    await shop.saveHours({ closedDays: [{ day: dayFromToday(1), words }] })
    expect(await ask(`/products/${thing.productId}`)).not.toHaveProperty('closed')
  })

  it('names the next day of a service after the holiday', async () => {
    const { id: categoryId } = await makeCategory(orders.services, { kind: 'service' })
    const service = await makeService(orders.services, { vendorId: shop.vendorId, categoryId })
    await closeFor(0, 20)
    const { nextDay, closed } = await ask(`/services/${service}`)
    expect(closed).toEqual({ until: dayFromToday(20), packsFrom: dayFromToday(21) })
    expect(nextDay >= closed.packsFrom).toBe(true)
  })
})
