import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { ParcelCard } from '@haat/contract/domains/orders.parcel-view.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { openRefundShop, type RefundShop } from '../../../../test/refund-shop.ts'
import { makeReview } from '../../../../test/review-factories.ts'
import { makeShop } from '../../../../test/shop-people.ts'
import { statementsOf } from '../../../../test/statements-of.ts'
import { renewFigures } from '../../figures/renew-figures.service.ts'

let shop: RefundShop
/** A number of each kind: ordered today and yesterday, to pack, with a courier, given up. */
const numbers: Record<string, string> = {}
beforeAll(async () => {
  shop = await openRefundShop()
  const shawl = await shop.make({ pricePaisa: 1000_00, variants: [{ values: [], onHand: 3 }] })
  const cap = await shop.make({ pricePaisa: 250_00, variants: [{ values: [], onHand: 900 }] })
  numbers['new'] = (await shop.order([[cap, 2]])).number
  numbers['accepted'] = (await shop.order([[cap]])).number
  await shop.accept(numbers['accepted'])
  numbers['packed'] = (await shop.order([[cap, 3]])).number
  await shop.pack(numbers['packed'])
  numbers['declined'] = (await shop.order([[cap]])).number
  await shop.step(numbers['declined'], 'decline', { reason: 'other', words: 'Closed for a wedding' })
  numbers['yesterday'] = (await shop.order([[cap, 5]])).number
  await shop.services.db.execute(
    sql`update orders set placed_at = placed_at - interval '1 day' where id = ${orderIdOf(numbers['yesterday'])}`,
  )
  const unconfirmed = await (await shop.shopper()).buyProducts([[shawl]], 'cod')
  numbers['unconfirmed'] = unconfirmed.number
  for (const goods of [[[cap, 1]], [[cap, 4]]] as const) {
    await shop.deliver(
      goods.map(([thing, quantity]) => [thing, quantity]),
      { isCarried: true },
    )
  }
  await makeReview(shop.services, { vendorId: shop.vendorId, stars: 5, createdAt: new Date() })
  await makeReview(shop.services, { vendorId: shop.vendorId, stars: 2, createdAt: new Date() })
  // The first of the last 90 days in Nepal, and the day before that.
  const first = addDays(nepalDay(new Date()), -89)
  const at = (day: string) => new Date(`${day}T00:00:01+05:45`)
  await makeReview(shop.services, { vendorId: shop.vendorId, stars: 4, createdAt: at(first) })
  await makeReview(shop.services, { vendorId: shop.vendorId, stars: 1, createdAt: at(addDays(first, -1)) })
}, 120_000)
afterAll(() => shop.close())

const get = async (path: string, person = shop.sita) => {
  const answer = await person.send(`GET ${shop.path}${path}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
/** All rows of a list, page by page. */
async function rowsOf<Row>(path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { items: Row[]; nextCursor: string | null } = await get(
      `${path}&pageSize=2${cursor && `&cursor=${cursor}`}`,
    )
    rows.push(...page.items)
    cursor = page.nextCursor
  }
  return rows
}
const sumOf = (parcels: ParcelCard[]) => parcels.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0)

describe('each figure of the first page is that of its list', () => {
  it('orders today: count and worth of the list, and as many as the figures of the day say', async () => {
    const { sums } = await get('/parcels?view=today&pageSize=1')
    const listed = await rowsOf<ParcelCard>('/parcels?view=today')
    expect(sums).toEqual({ count: listed.length, totalPaisa: sumOf(listed) })
    expect(listed.map(({ number }) => number)).toEqual(
      expect.arrayContaining([numbers['new'], numbers['accepted'], numbers['packed']]),
    )
    for (const other of ['yesterday', 'declined', 'unconfirmed']) {
      expect(listed.map(({ number }) => number)).not.toContain(numbers[other])
    }
    await renewFigures(shop.services)
    const { bars } = await get('/figures?period=days7')
    expect(bars.at(-1).now.sold).toBe(listed.length)
  })

  it('what waits to be packed: its list, whose parts are those of the two lists of the work', async () => {
    const { sums, counts, items } = await get('/parcels?view=waiting&pageSize=20')
    const listed = await rowsOf<ParcelCard>('/parcels?view=waiting')
    const parts = [
      ...(await rowsOf<ParcelCard>('/parcels?view=toAccept')),
      ...(await rowsOf<ParcelCard>('/parcels?view=toPack')),
    ]
    expect(sums).toEqual({ count: listed.length, totalPaisa: sumOf(listed) })
    expect(items).toEqual(listed)
    expect(listed.map(({ number }) => number).toSorted()).toEqual(
      parts.map(({ number }) => number).toSorted(),
    )
    expect(counts.toAccept + counts.toPack).toBe(sums.count)
    expect(listed.map(({ number }) => number)).toEqual(
      expect.arrayContaining([numbers['new'], numbers['accepted'], numbers['yesterday']]),
    )
  })

  it('cash with couriers: by courier and parcel by parcel the same sum', async () => {
    const { heldPaisa, couriers, parcels } = await get('/cash')
    expect(parcels).toHaveLength(2)
    expect(parcels.reduce((sum: number, one: { amountPaisa: number }) => sum + one.amountPaisa, 0)).toBe(
      heldPaisa,
    )
    expect(couriers).toMatchObject([{ heldPaisa, parcelCount: parcels.length, oldestAt: parcels[0].takenAt }])
    const details = await Promise.all(parcels.map((one: { number: string }) => shop.read(one.number)))
    expect(details.map(({ totalPaisa }) => totalPaisa)).toEqual(
      parcels.map((one: { amountPaisa: number }) => one.amountPaisa),
    )
  })

  it('the balance: what waits and what can be paid out are all lines of the books', async () => {
    const { balancePaisa, payablePaisa, waits } = await get('/balance')
    const waiting = waits.reduce((sum: number, { paisa }: { paisa: number }) => sum + paisa, 0)
    expect(payablePaisa + waiting).toBe(balancePaisa)
    const lines = await rowsOf<{ amountPaisa: number }>('/ledger?kind=all')
    expect(lines.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)).toBe(balancePaisa)
  })

  it('the rating of 90 days: stars and count of the reviews of these days', async () => {
    const { ofPeriod } = await get('/reviews?view=all&period=days90&pageSize=1')
    const listed = await rowsOf<{ stars: number }>('/reviews?view=all&period=days90')
    expect(listed.map(({ stars }) => stars).toSorted()).toEqual([2, 4, 5])
    expect(ofPeriod).toEqual({ count: 3, average: 3.7 })
    expect((await get('/reviews?view=all')).ofPeriod).toBeNull()
    expect(await rowsOf('/reviews?view=all')).toHaveLength(4)
  })

  it('what runs low: as many as the list of the stock', async () => {
    const { items, counts } = await get('/stock?filter=low&pageSize=5')
    expect(items.map(({ available }: { available: number }) => available)).toEqual([2])
    expect(await rowsOf('/stock?filter=low')).toHaveLength(counts.low)
  })
})

it('a shop without sales or reviews has figures of nothing', async () => {
  const { path, owner } = await makeShop(shop, ['owner'])
  const read = async (of: string) => (await owner.send(`GET ${path}${of}`)).json().data
  expect((await read('/parcels?view=today')).sums).toEqual({ count: 0, totalPaisa: 0 })
  expect((await read('/parcels?view=waiting')).sums).toEqual({ count: 0, totalPaisa: 0 })
  expect((await read('/parcels?view=late')).sums).toBeNull()
  expect(await read('/cash')).toEqual({ heldPaisa: 0, couriers: [], saidPayments: [], parcels: [] })
  expect((await read('/reviews?view=all&period=days90')).ofPeriod).toEqual({ count: 0, average: null })
  expect(await read('')).toMatchObject({ onTimePercent: null })
})

it('whoever packs sees how many wait, and no sums of the shop', async () => {
  for (const view of ['today', 'waiting']) {
    const { sums } = await get(`/parcels?view=${view}`, shop.gita)
    expect(sums).toEqual({ count: expect.any(Number), totalPaisa: null })
  }
  expect((await shop.gita.send(`GET ${shop.path}/cash`)).statusCode).toBe(403)
})

it('all figures together are few statements', async () => {
  const paths = [
    '/parcels?view=today&pageSize=1',
    '/parcels?view=waiting&pageSize=20',
    '/cash',
    '/balance',
    '/reviews?view=all&period=days90&pageSize=1',
    '/stock?filter=low&pageSize=5',
  ]
  const said: Record<string, number> = {}
  for (const path of paths) said[path] = (await statementsOf(shop, () => get(path))).length
  expect(
    Object.values(said).reduce((sum, count) => sum + count, 0),
    JSON.stringify(said),
  ).toBeLessThanOrEqual(40)
})
