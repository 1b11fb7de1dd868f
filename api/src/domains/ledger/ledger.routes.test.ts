import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { LedgerEntry, LedgerMonth, ShopBalance } from '@haat/contract/domains/ledger.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { addBsMonths, bsMonthOf } from '@haat/contract/shared/bs-months.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { countCash, handInCash } from '#domains/cash/hand-ins.service.ts'
import { refundLinesInTransaction } from '#domains/orders/refunds/refund-lines.service.ts'
import { openCashScenario } from '../../../test/cash-actions.ts'
import { expectBalances, expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { openParcelShop, type ParcelShop } from '../../../test/parcel-shop.ts'
import { makePerson, makeShop } from '../../../test/shop-people.ts'
import { postPayout, postPayoutFailed } from './ledger.service.ts'

let shop: ParcelShop
beforeAll(async () => {
  shop = await openParcelShop()
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.services.db))

const get = async <T>(path: string): Promise<T> => {
  const answer = await shop.sita.send(`GET ${shop.path}${path}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const balance = () => get<ShopBalance>('/balance')
const page = (query = '') =>
  get<{ items: LedgerEntry[]; nextCursor: string | null }>(`/ledger?pageSize=100${query}`)
const newest = async () => (await page()).items[0]!
const thisMonth = () => get<LedgerMonth>(`/ledger/months/${bsMonthOf(new Date())}`)

/** 8 % of 400 rupees, and 13 % of that. */
const [commission, vat] = [32_00, 4_16]

type Way = 'esewa' | 'self' | 'courier'
/** A parcel of one thing for 400 rupees that was brought to the door; its sums as they stand in its row. */
async function delivered(way: Way, returnDays = 7) {
  const thing = await shop.make({ pricePaisa: 400_00, returnDays, variants: [{ values: [], onHand: 5 }] })
  const { person, number } = await shop.order([[thing]], way === 'esewa' ? 'esewa' : 'cod')
  await shop.pack(number)
  await (way === 'self' ? shop.step(number, 'leave') : shop.handOver(number))
  const [parcel] = (await person.getOrder(number)).parcels
  const answer = await shop.door(number, { outcome: 'delivered', code: parcel!.doorCode ?? undefined })
  expect(answer.statusCode, answer.body).toBe(200)
  const { rows } = await shop.services.db.execute<{ id: number; total: number; fee: number }>(sql`
    select id::int, total_paisa total, delivery_paisa fee from parcels where order_id = ${orderIdOf(number)}`)
  return { number, ...rows[0]! }
}

async function count(parcelId: number, missingPaisa = 0) {
  const { caller } = await openCashScenario(shop.services)
  const [id, courierId] = [randomUUID(), Number(shop.courierId)]
  await handInCash(shop.services, caller(), { id, courierId, parcelIds: [parcelId] })
  const { rows } = await shop.services.db.execute<{ paisa: number }>(
    sql`select expected_paisa::int paisa from cash_hand_ins where id = ${id}`,
  )
  await countCash(shop.services, caller(), id, { countedPaisa: rows[0]!.paisa - missingPaisa, words: 'So' })
}

const linesOf = ({ lines }: LedgerEntry) => lines.map(({ kind, amountPaisa }) => [kind, amountPaisa])

describe('a sale in the books of a shop', () => {
  it('that was paid online stands there line by line, and is payable after the longest return', async () => {
    const { balancePaisa: before } = await balance()
    const sold = await delivered('esewa')
    const entry = await newest()
    const earned = 363_84
    expect(linesOf(entry)).toEqual([
      ['sale', 400_00],
      ['commission', -commission],
      ['vat', -vat],
    ])
    expect(entry).toMatchObject({
      kind: 'sale',
      amountPaisa: earned,
      balanceAfterPaisa: before + earned,
      payoutNumber: null,
      parcel: {
        orderNumber: sold.number,
        goods: [{ quantity: 1 }],
        deliveredOn: nepalDay(new Date()),
        method: 'esewa',
        paidHow: null,
        isOwnDelivery: false,
        courierName: 'Valley Riders',
      },
    })
    expect(entry.lines.find(({ kind }) => kind === 'commission')!.rates).toMatchObject([
      { basePaisa: 400_00 },
    ])
    // What is sealed can be returned for fifteen days, and until a working day.
    expect(entry.payableOn! > addDays(nepalDay(new Date()), 15)).toBe(true)
    const { waits, payablePaisa, balancePaisa } = await balance()
    expect(balancePaisa).toBe(before + earned)
    expect(waits).toContainEqual({ day: entry.payableOn, paisa: earned })
    expect(payablePaisa).toBe(0)
  })

  it('that cannot be returned is payable on the next day', async () => {
    await delivered('esewa', 0)
    expect((await newest()).payableOn).toBe(addDays(nepalDay(new Date()), 1))
  })

  it('that the shop brought itself is only what it owes us: it has the money, and the fee is its own', async () => {
    const sold = await delivered('self')
    const entry = await newest()
    expect(linesOf(entry)).toEqual([
      ['sale', 400_00],
      ['commission', -commission],
      ['vat', -vat],
      ['delivery', sold.fee],
      ['cashTaken', -sold.total],
    ])
    expect(entry).toMatchObject({
      amountPaisa: -commission - vat,
      payableOn: nepalDay(new Date()),
      parcel: { isOwnDelivery: true, courierName: null, paidHow: 'cash' },
    })
    expect((await balance()).payablePaisa).toBeLessThan(0)
  })

  it('whose cash a courier took comes in when it is counted, all of it, whatever is missing', async () => {
    const { balancePaisa: before } = await balance()
    const { number: last } = await newest()
    const sold = await delivered('courier')
    expect((await newest()).number).toBe(last)
    expect((await balance()).balancePaisa).toBe(before)
    await count(sold.id, 50_00)
    const entry = await newest()
    expect(entry).toMatchObject({
      number: last + 1,
      amountPaisa: 400_00 - commission - vat,
      parcel: { orderNumber: sold.number, method: 'cod', paidHow: 'cash', courierName: 'Valley Riders' },
    })
    await expectBalances(shop.services.db)
  })
})

describe('a refund in the books', () => {
  it('names what came back, and gives back the commission with its VAT', async () => {
    const sold = await delivered('esewa')
    const { balancePaisa: before } = await balance()
    const { caller } = await openCashScenario(shop.services)
    const { rows } = await shop.services.db.execute<{ id: string }>(
      sql`select variant_id::text id from order_lines where parcel_id = ${sold.id}`,
    )
    const asked = { id: randomUUID(), lines: [{ variantId: rows[0]!.id, quantity: 1 }], reason: 'Too small' }
    await shop.services.db.transaction((tx) =>
      refundLinesInTransaction(shop.services, tx, caller(), { number: sold.number, position: 1 }, asked),
    )
    const entry = await newest()
    expect(linesOf(entry)).toEqual([
      ['refund', -400_00],
      ['commissionBack', commission],
      ['vatBack', vat],
    ])
    expect(entry).toMatchObject({
      kind: 'refund',
      balanceAfterPaisa: before - 400_00 + commission + vat,
      payableOn: nepalDay(new Date()),
      parcel: { orderNumber: sold.number, goods: [{ quantity: 1 }] },
    })
    expect(entry.lines.map(({ rates }) => rates)).toEqual([
      [],
      [{ rate: 800, basePaisa: 400_00 }],
      [{ rate: 1300, basePaisa: commission }],
    ])
    expect((await page('&kind=refunds')).items).toEqual([entry])
  })

  it('says the same whether what it is about was kept with it or, as in older entries, is read from the records', async () => {
    const { items } = await page()
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['sale', 'refund']))
    await shop.services.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update vendor_entries set about = null`)
    })
    expect((await page()).items).toEqual(items)
  })
})

describe('payouts in the books', () => {
  it('take away what was sent, and give back what could not be', async () => {
    const { balancePaisa: before } = await balance()
    const payout = { payoutId: 318, vendorId: shop.vendorId, paisa: 200_00 }
    const { db } = shop.services
    await db.transaction((tx) => postPayout(tx, payout))
    await db.transaction((tx) => postPayout(tx, payout))
    expect(await newest()).toMatchObject({
      kind: 'payout',
      amountPaisa: -200_00,
      balanceAfterPaisa: before - 200_00,
      payoutNumber: 'P-0318',
      payableOn: null,
      parcel: null,
    })
    await db.transaction((tx) => postPayoutFailed(tx, payout))
    expect(await newest()).toMatchObject({
      kind: 'payoutBack',
      amountPaisa: 200_00,
      balanceAfterPaisa: before,
    })
    const { items } = await page('&kind=payouts')
    expect(items.map(({ kind }) => kind)).toEqual(['payoutBack', 'payout'])
  })
})

describe('the books of a shop', () => {
  it('are read page by page without a gap, the newest first', async () => {
    const { items } = await page()
    const first = await get<Awaited<ReturnType<typeof page>>>('/ledger?pageSize=2')
    expect(first.items).toEqual(items.slice(0, 2))
    const second = await get<Awaited<ReturnType<typeof page>>>(
      `/ledger?pageSize=2&cursor=${encodeURIComponent(first.nextCursor!)}`,
    )
    expect(second.items).toEqual(items.slice(2, 4))
    expect((await page()).nextCursor).toBeNull()
    for (const cursor of ['x', '2026-99-99~1', '~', '2026-01-01~-1']) {
      const refused = await shop.sita.send(`GET ${shop.path}/ledger?cursor=${cursor}`)
      expectRefusal(refused, 422, 'VALIDATION_FAILED')
    }
    for (const wrong of ['month=2083-13', 'month=Kartik', 'kind=everything']) {
      expectRefusal(await shop.sita.send(`GET ${shop.path}/ledger?${wrong}`), 422, 'VALIDATION_FAILED')
    }
  })

  it('add up in the strip of the month to the paisa, and the next month begins with it', async () => {
    const { items } = await page()
    const strip = await thisMonth()
    const lines = items.flatMap((entry) => entry.lines)
    for (const { kind, paisa, count: many } of strip.sums) {
      const meant = lines.filter((line) => line.kind === kind)
      expect([kind, paisa, many]).toEqual([
        kind,
        meant.reduce((sum, line) => sum + line.amountPaisa, 0),
        meant.length,
      ])
    }
    expect(strip).toMatchObject({
      openingPaisa: 0,
      closingPaisa: (await balance()).balancePaisa,
      agrees: true,
      isClosed: false,
      entryCounts: { all: items.length, refunds: 1, payouts: 2 },
    })
    const next = await get<LedgerMonth>(`/ledger/months/${addBsMonths(strip.month, 1)}`)
    expect(next).toMatchObject({
      openingPaisa: strip.closingPaisa,
      closingPaisa: strip.closingPaisa,
      sums: [],
      agrees: true,
    })
    expect((await page(`&month=${next.month}`)).items).toEqual([])
  })

  it('that do not agree say so, and staff are told once', async () => {
    const { db } = shop.services
    const undo = async (paisa: number) =>
      db.execute(sql`
        update ledger_lines set amount = amount + ${paisa} where posting_id = (select max(posting_id) from vendor_entries)
          and account = 'vendor'`)
    await db.execute(sql`alter table ledger_lines disable trigger all`)
    await undo(1)
    expect(await thisMonth()).toMatchObject({ agrees: false })
    expect(await thisMonth()).toMatchObject({ agrees: false })
    await undo(-1)
    await db.execute(sql`alter table ledger_lines enable trigger all`)
    const { rows } = await db.execute(sql`select subject from tickets where task = 'books'`)
    expect(rows).toHaveLength(1)
    expect(await thisMonth()).toMatchObject({ agrees: true })
  })

  it('of a shop that has sold nothing are empty', async () => {
    const { owner, path } = await makeShop(shop, ['owner'])
    const read = async (line: string) => (await owner.send(`GET ${path}${line}`)).json().data
    expect(await read('/balance')).toMatchObject({
      balancePaisa: 0,
      payablePaisa: 0,
      waits: [],
      nextPayout: { expectedPaisa: 0, stop: 'nothing', account: null },
      openPayout: null,
      firstDay: null,
    })
    expect(await read('/ledger')).toEqual({ items: [], nextCursor: null })
  })

  it('are for its owners, and for nobody else', async () => {
    for (const path of ['/balance', '/ledger', '/ledger/months/2083-07']) {
      expectRefusal(await shop.gita.send(`GET ${shop.path}${path}`), 403, 'FORBIDDEN')
      const stranger = await makePerson(shop)
      expectRefusal(await stranger.send(`GET ${shop.path}${path}`), 404, 'NOT_FOUND')
    }
  })
})
