import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { daysOfBsMonth } from '@haat/contract/shared/bs-months.ts'
import { makeShop } from '../../../../test/shop-people.ts'
import { saleLines, writeEntry } from '../../../../test/shop-books.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { closeMonths, lastClosableMonth } from './close-months.service.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const log = { warn: vi.fn() }
const close = (day: string) => closeMonths(haat.services, log, new Date(`${day}T06:00:00Z`))
const newShop = async () => (await makeShop(haat, [])).vendorId
const write = (vendorId: number, written: Parameters<typeof writeEntry>[2]) =>
  haat.services.db.transaction((tx) => writeEntry(tx, vendorId, written))

interface Month extends Record<string, unknown> {
  month: string
  opening: number
  closing: number
  year: string | null
  number: number | null
  kind: string | null
  total: number | null
}
async function monthsOf(vendorId: number): Promise<Month[]> {
  const { rows } = await haat.services.db.execute<Month>(sql`
    select bs_month as month, opening_paisa::int as opening, closing_paisa::int as closing, bill_fiscal_year as year,
      bill_number as number, bill->>'kind' as kind, (bill->>'totalPaisa')::int as total
    from vendor_months where vendor_id = ${vendorId} order by bs_month`)
  return rows
}
async function numbersOf(year: string): Promise<number[]> {
  const { rows } = await haat.services.db.execute<{ number: number }>(
    sql`select bill_number as number from vendor_months where bill_fiscal_year = ${year} order by 1`,
  )
  return rows.map(({ number }) => number)
}
async function countWaiting() {
  const { rows } = await haat.services.db.execute(
    sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.length
}
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

// Kartik 2083 is from 18 October to 16 November 2026, Ashadh 2083 from 15 June to 16 July.
const [inAshadh, inShrawan, inAshwin, inKartik] = ['2026-07-01', '2026-07-20', '2026-10-01', '2026-10-20']
const afterKartik = '2026-11-19'

describe('a month', () => {
  it('is closed on the third day of the next, not before', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-12-15']
    const months = days.map((day) => lastClosableMonth(new Date(`${day}T06:00:00Z`)))
    expect(months).toEqual(['2083-06', '2083-06', '2083-06', '2083-07', '2083-07'])
    expect(lastClosableMonth(new Date('2026-11-18T18:14:59Z'))).toBe('2083-06')
    expect(lastClosableMonth(new Date('2026-11-18T18:15:00Z'))).toBe('2083-07')
  })

  it('has what was written in it, a bill of its commission, and the balance that the next one begins with', async () => {
    const shop = await newShop()
    await write(shop, { day: inAshwin, lines: saleLines(1000_00) })
    await write(shop, { day: inKartik, lines: saleLines(500_00) })
    await write(shop, { day: '2026-11-17', lines: saleLines(7_00) })
    await close('2026-11-18')
    expect(await monthsOf(shop)).toMatchObject([{ month: '2083-06', closing: 909_60, total: 90_40 }])
    await close(afterKartik)
    expect(await monthsOf(shop)).toMatchObject([
      { month: '2083-06', opening: 0, closing: 909_60, kind: 'bill', total: 90_40 },
      { month: '2083-07', opening: 909_60, closing: 909_60 + 454_80, kind: 'bill', total: 45_20 },
    ])
  })

  it('is closed once, however often and by however many at the same time', async () => {
    const shop = await newShop()
    await write(shop, { day: inKartik, lines: saleLines(1000_00) })
    await Promise.all([close(afterKartik), close(afterKartik), close(afterKartik)])
    await close(afterKartik)
    expect(await monthsOf(shop)).toHaveLength(1)
    const numbers = await numbersOf('2083/84')
    expect(numbers).toEqual(upTo(numbers.length))
  })

  it('in which nothing happened has no bill, and no paper at all where nothing was owed', async () => {
    const [owed, even, idle] = [await newShop(), await newShop(), await newShop()]
    await write(owed, { day: inAshadh, lines: saleLines(100_00) })
    await write(even, { day: inAshadh, lines: { sale: 100_00, commission: -8_00 } })
    await write(even, { day: inAshadh, lines: { payout: -92_00 }, event: 'payout' })
    await close(afterKartik)
    expect((await monthsOf(owed)).map(({ month, kind }) => [month, kind])).toEqual([
      ['2083-03', 'bill'],
      ['2083-04', null],
      ['2083-05', null],
      ['2083-06', null],
      ['2083-07', null],
    ])
    expect((await monthsOf(even)).map(({ month }) => month)).toEqual(['2083-03'])
    expect(await monthsOf(idle)).toEqual([])
    const { rows } = await haat.services.db.execute(
      sql`select closed_until::text as day from vendor_accounts where vendor_id = ${even}`,
    )
    expect(rows).toEqual([{ day: daysOfBsMonth('2083-07').last }])
  })

  it('in which more was given back than taken has a credit note of the same series', async () => {
    const shop = await newShop()
    await write(shop, { day: inAshwin, lines: saleLines(1000_00) })
    await write(shop, { day: inAshwin, lines: { payout: -909_60 }, event: 'payout' })
    const back = { refund: -1000_00, commissionBack: 80_00, vatBack: 10_40 }
    await write(shop, { day: inKartik, lines: back, event: 'line-refund' })
    await close(afterKartik)
    expect(await monthsOf(shop)).toMatchObject([
      { month: '2083-06', closing: 0, kind: 'bill', total: 90_40 },
      { month: '2083-07', opening: 0, closing: -909_60, kind: 'creditNote', total: 90_40 },
    ])
    const numbers = await numbersOf('2083/84')
    expect(numbers).toEqual(upTo(numbers.length))
  })

  it('has its bill numbered in the fiscal year that it belongs to: Ashadh is the last of the old one', async () => {
    const shop = await newShop()
    await write(shop, { day: inAshadh, lines: saleLines(100_00) })
    await write(shop, { day: inShrawan, lines: saleLines(100_00) })
    await close('2026-08-20')
    expect((await monthsOf(shop)).map(({ year }) => year)).toEqual(['2082/83', '2083/84'])
    const numbers = await numbersOf('2082/83')
    expect(numbers).toEqual(upTo(numbers.length))
  })

  it('never changes once it is closed', async () => {
    const shop = await newShop()
    await write(shop, { day: inKartik, lines: saleLines(1000_00) })
    await close(afterKartik)
    const { db } = haat.services
    await expect(db.execute(sql`update vendor_months set closing_paisa = 0`)).rejects.toThrow()
    await expect(db.execute(sql`delete from vendor_months where vendor_id = ${shop}`)).rejects.toThrow()
    // A delivery of that month that is written down late belongs to the running one.
    await write(shop, { day: inKartik, lines: saleLines(10_00) })
    const { rows } = await db.execute<{ day: string }>(
      sql`select day::text from vendor_entries where vendor_id = ${shop} order by number`,
    )
    expect(rows.map(({ day }) => day)).toEqual(['2026-10-20', '2026-11-17'])
  })

  it('of books that do not agree stays open and staff are told; others are closed without a gap', async () => {
    const [broken, whole] = [await newShop(), await newShop()]
    await write(broken, { day: inKartik, lines: saleLines(1000_00) })
    await write(whole, { day: inKartik, lines: saleLines(1000_00) })
    const { db } = haat.services
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table ledger_lines disable trigger ledger_lines_entries`)
      await tx.execute(sql`insert into ledger_lines (posting_id, position, account, owner, amount, kind)
        select posting_id, 8 + n, account, owner, case n when 0 then 5 else -5 end, kind from
          (select posting_id, owner as shop from ledger_lines where account = 'vendor' and owner = ${String(broken)} limit 1) one,
          lateral (values (0, 'vendor', shop, 'sale'), (1, 'bank', '', null)) line(n, account, owner, kind)`)
      await tx.execute(sql`set constraints all immediate`)
      await tx.execute(sql`alter table ledger_lines enable trigger ledger_lines_entries`)
    })
    log.warn.mockClear()
    await close(afterKartik)
    await close(afterKartik)
    expect(await monthsOf(broken)).toEqual([])
    expect(await monthsOf(whole)).toHaveLength(1)
    expect(log.warn).toHaveBeenCalled()
    const numbers = await numbersOf('2083/84')
    expect(numbers).toEqual(upTo(numbers.length))
    const { rows } = await db.execute(
      sql`select 1 from tickets where subject like ${`%books of shop ${broken} %`}`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a month that is closed while lines come', () => {
  it('has a line that was begun before, and waits for it', async () => {
    const shop = await newShop()
    await write(shop, { day: inKartik, lines: saleLines(1000_00) })
    let closing: Promise<void> | undefined
    await haat.services.db.transaction(async (tx) => {
      await writeEntry(tx, shop, { day: '2026-11-16', lines: saleLines(500_00) })
      closing = close(afterKartik)
      // Once the other waits for a lock of this transaction, it has read whatever it could have read too early.
      await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThan(0), { timeout: 10_000 })
    })
    await closing
    expect(await monthsOf(shop)).toMatchObject([
      { month: '2083-07', closing: 909_60 + 454_80, total: 135_60 },
    ])
  })

  it('has each line in exactly one month, with sums that are the balance of its last', async () => {
    const shop = await newShop()
    const sales = upTo(30).map((n) => write(shop, { day: inKartik, lines: saleLines(n * 10_00) }))
    await sales[0]
    await Promise.all([close(afterKartik), close(afterKartik), ...sales])
    await close('2026-12-20')
    const { rows } = await haat.services.db.execute<{ month: string; wrong: number; entries: number }>(sql`
      with spans(month, first, last) as (values
        ('2083-07', '2026-10-18'::date, '2026-11-16'::date), ('2083-08', '2026-11-17'::date, '2026-12-15'::date))
      select m.bs_month as month,
        (m.closing_paisa - m.opening_paisa - (select coalesce(sum((one->>'paisa')::bigint), 0) from jsonb_array_elements(m.sums) one))::int
          + (m.closing_paisa - (select e.balance_after_paisa from vendor_entries e
             where e.vendor_id = m.vendor_id and e.day <= s.last order by e.number desc limit 1))::int as wrong,
        (select count(*)::int from vendor_entries e where e.vendor_id = m.vendor_id and e.day between s.first and s.last) as entries
      from vendor_months m join spans s on s.month = m.bs_month where m.vendor_id = ${shop} order by 1`)
    expect(rows.map(({ wrong }) => wrong)).toEqual(rows.map(() => 0))
    expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(30)
    const numbers = await numbersOf('2083/84')
    expect(numbers).toEqual(upTo(numbers.length))
  })
})
