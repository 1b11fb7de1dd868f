import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LedgerEntry, LedgerMonth } from '@haat/contract/domains/ledger.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { Statements } from '@haat/contract/domains/statements.ts'
import { addBsMonths, bsMonthOf, fiscalYearOfMonth, fiscalYearSlug } from '@haat/contract/shared/bs-months.ts'
import { formatExactAmount } from '@haat/contract/shared/money.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { makeToken, bearer } from '../../../test/factories.ts'
import { openParcelShop, type ParcelShop } from '../../../test/parcel-shop.ts'
import { readPaper } from '../../../test/read-paper.ts'
import { saleLines, writeEntry } from '../../../test/shop-books.ts'
import { joinAs, makePerson, makeShop, sendAs } from '../../../test/shop-people.ts'
import { postPayout } from '../ledger/ledger.service.ts'
import { closeMonths } from './closing/close-months.service.ts'

let shop: ParcelShop
beforeAll(async () => {
  shop = await openParcelShop()
})
afterAll(() => shop.close())

const running = bsMonthOf(new Date())
const log = { warn: vi.fn() }
const get = (path: string) => shop.sita.send(`GET ${shop.path}${path}`)
const dataOf = async <T>(path: string): Promise<T> => {
  const answer = await get(path)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const statements = () => dataOf<Statements>('/statements')
async function textOf(path: string): Promise<string> {
  const answer = await get(path)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  return (await readPaper(answer.rawPayload)).map(({ text }) => text).join('\n')
}

/** A parcel of one thing that was paid online and delivered. */
async function sold(pricePaisa: number, name?: string) {
  const thing = await shop.make({ pricePaisa, variants: [{ values: [], onHand: 5 }] })
  const { person, number } = await shop.order([[thing]], 'esewa')
  if (name) {
    await shop.services.db
      .execute(sql`update order_lines set title = ${JSON.stringify({ en: name, ne: name })}::jsonb
      where parcel_id in (select id from parcels where order_id = ${orderIdOf(number)})`)
  }
  await shop.pack(number)
  await shop.handOver(number)
  const [parcel] = (await person.getOrder(number)).parcels
  const answer = await shop.door(number, { outcome: 'delivered', code: parcel!.doorCode ?? undefined })
  expect(answer.statusCode, answer.body).toBe(200)
  return number
}

/** The cells of a CSV file without those of its head. */
function cellsOf(csv: string): string[][] {
  const [, ...rows] = csv.trimEnd().split('\r\n')
  return rows.map((row) => `${row},`.match(/("([^"]|"")*"|[^,]*),/g)!.map((cell) => cell.slice(0, -1)))
}

describe('papers of a shop', () => {
  it('without books are none, and every paper is refused', async () => {
    expect(await statements()).toEqual({
      runningMonth: running,
      firstMonth: null,
      closed: [],
      closedYears: [],
    })
    for (const path of [
      `statements/${running}/statement`,
      `statements/${running}/csv`,
      `statements/${running}/bill`,
    ]) {
      expectRefusal(await get(`/${path}`), 404, 'NOT_FOUND')
    }
    const year = fiscalYearSlug(fiscalYearOfMonth(running))
    expectRefusal(await get(`/fiscal-years/${year}/statement`), 404, 'NOT_FOUND')
  })

  it('agree to the paisa: ledger, strip, statement, spreadsheet and bill', async () => {
    const numbers = [await sold(400_00, '=HYPERLINK("http://evil")'), await sold(1234_56), await sold(99_99)]
    const { items } = await dataOf<{ items: LedgerEntry[] }>('/ledger?pageSize=100')
    const { vendorId } = shop
    // The money goes out, and then something comes back.
    const paidPaisa = items[0]!.balanceAfterPaisa
    await shop.services.db.transaction((tx) => postPayout(tx, { payoutId: 318, vendorId, paisa: paidPaisa }))
    const refund = { refund: -99_99, commissionBack: 7_99, vatBack: 1_04 }
    await shop.services.db.transaction((tx) =>
      writeEntry(tx, vendorId, { lines: refund, event: 'line-refund' }),
    )
    const month = await dataOf<LedgerMonth>(`/ledger/months/${running}`)
    const entries = (await dataOf<{ items: LedgerEntry[] }>('/ledger?pageSize=100')).items
    expect(month.agrees).toBe(true)
    expect(month.closingPaisa).toBe(entries[0]!.balanceAfterPaisa)
    expect(month.closingPaisa).toBe(-99_99 + 7_99 + 1_04)

    const csv = (await get(`/statements/${running}/csv`)).body
    const amounts = cellsOf(csv).map((cells) => Math.round(Number(cells[10]) * 100))
    expect(amounts.reduce((sum, paisa) => sum + paisa, 0)).toBe(month.closingPaisa - month.openingPaisa)
    expect(cellsOf(csv).at(-1)![11]).toBe(String(month.closingPaisa / 100))

    const open = await textOf(`/statements/${running}/statement?language=en`)
    expect(open).toContain('Not closed')
    const sums = month.sums.map(({ paisa }) => formatExactAmount(paisa, 'en', true))
    for (const figure of [...sums, formatExactAmount(month.closingPaisa, 'en')])
      expect(open).toContain(figure)
    for (const number of [...numbers, 'P-0318']) expect(open).toContain(number)
    expect(open).toContain('No tax is withheld')

    const later = new Date(Date.now() + 40 * 86_400_000)
    await closeMonths(shop.services, log, later)
    const [closed] = (await statements()).closed
    expect(closed).toMatchObject({ month: running, closingPaisa: month.closingPaisa })
    expect(closed!.bill!.number).toMatch(/^20\d\d\/\d\d-\d+$/)
    const ofKind = (kind: string) => month.sums.find((sum) => sum.kind === kind)?.paisa ?? 0
    const taken = ofKind('commission') + ofKind('vat') + ofKind('commissionBack') + ofKind('vatBack')
    expect(closed!.bill).toMatchObject({ kind: 'bill', totalPaisa: -taken })
    const bill = await textOf(`/statements/${running}/bill?language=en`)
    expect(bill).toContain(closed!.bill!.number)
    expect(bill).toContain(formatExactAmount(-taken, 'en'))
    expect(bill).toContain('8%')
    const whole = await textOf(`/statements/${running}/statement?language=en`)
    expect(whole).not.toContain('Not closed')
    for (const figure of sums) expect(whole).toContain(figure)
  })

  it('never let a spreadsheet run what a title says', async () => {
    const csv = (await get(`/statements/${running}/csv`)).body
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(csv.startsWith('\ufeff')).toBe(true)
  })

  it('are in the language that is asked for, or in that of the account', async () => {
    expect(await textOf(`/statements/${running}/statement?language=ne`)).toContain('हिसाब विवरण')
    expect(await textOf(`/statements/${running}/bill?language=ne`)).toContain('कर बीजक')
    expect(await textOf(`/statements/${running}/statement`)).toContain('Statement')
    expect((await get(`/statements/${running}/csv?language=ne`)).body).toContain('कमिसन')
  })

  it('of a fiscal year add its months up, and say whether it is closed', async () => {
    const year = fiscalYearSlug(fiscalYearOfMonth(running))
    const text = await textOf(`/fiscal-years/${year}/statement?language=en`)
    const [closed] = (await statements()).closed
    expect(text).toContain(closed!.bill!.number)
    expect(text).toContain(formatExactAmount(closed!.closingPaisa, 'en'))
    expect(text).toContain('Not closed')
    const csv = (await get(`/fiscal-years/${year}/csv?language=en`)).body
    const row = cellsOf(csv)[0]!
    const rupees = row.slice(1, -3).reduce((sum, cell) => sum + Math.round(Number(cell) * 100), 0)
    expect(rupees).toBe(closed!.closingPaisa)
  })

  it('of a year whose Ashadh is closed are closed', async () => {
    const { owner, vendorId, path } = await makeShop(shop, ['owner'])
    await shop.services.db.transaction((tx) =>
      writeEntry(tx, vendorId, { day: '2026-06-20', lines: saleLines(1000_00) }),
    )
    await closeMonths(shop.services, log, new Date('2026-07-19T06:00:00Z'))
    const read: Statements = (await owner.send(`GET ${path}/statements`)).json().data
    expect(read).toMatchObject({ firstMonth: '2083-03', closedYears: ['2082/83'] })
    const answer = await owner.send(`GET ${path}/fiscal-years/2082-83/statement?language=en`)
    const text = (await readPaper(answer.rawPayload)).map((page) => page.text).join('\n')
    expect(text).not.toContain('Not closed')
    expect(text).toContain('909.60')
  })

  it.each([
    ['statements/2083-13/statement', 422],
    ['statements/2083-00/csv', 422],
    ['statements/kartik/statement', 422],
    ['statements/2083-07/letter', 422],
    ['fiscal-years/2083-85/statement', 422],
    ['fiscal-years/2083/csv', 422],
    [`statements/${addBsMonths(running, 1)}/statement`, 404],
    [`statements/${addBsMonths(running, 1)}/csv`, 404],
    [`statements/${addBsMonths(running, -60)}/statement`, 404],
    ['fiscal-years/2098-99/csv', 404],
    [`statements/${running}/statement?language=fr`, 422],
  ])('at %s are refused with %i', async (path, status) => {
    expect((await get(`/${path}`)).statusCode).toBe(status)
  })

  it('are for owners of this shop alone, and for staff with the right to money', async () => {
    const paths = ['statements', `statements/${running}/csv`, `statements/${running}/bill`]
    const { owner: stranger } = await makeShop(shop, ['owner'])
    const manager = await makePerson(shop)
    await joinAs(shop, shop.vendorId, manager, 'manager')
    for (const path of paths) {
      expectRefusal(await stranger.send(`GET ${shop.path}/${path}`), 404, 'NOT_FOUND')
      for (const member of [manager, shop.gita]) {
        expectRefusal(await member.send(`GET ${shop.path}/${path}`), 403, 'FORBIDDEN')
      }
    }
    const [money, orders] = await Promise.all(
      (['money', 'orders'] as const).map(async (right) =>
        bearer((await makeToken(shop.services, 'staff', { rights: [right] })).token),
      ),
    )
    const shopId = shop.path.split('/').at(-1)
    for (const path of paths) {
      const line = `GET /staff/vendors/${shopId}/${path}` as const
      expect((await sendAs(shop, money!, line)).statusCode).toBe(200)
      expectRefusal(await sendAs(shop, orders!, line), 403, 'FORBIDDEN')
    }
    expectRefusal(
      await sendAs(shop, money!, 'GET /staff/vendors/nothing-999999/statements'),
      404,
      'NOT_FOUND',
    )
  })
})
