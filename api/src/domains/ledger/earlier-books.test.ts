import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { bsMonthOf } from '@haat/contract/shared/bs-months.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { makeShop } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { openAccounts, postPayout, postPayoutFailed } from './ledger.service.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

it('books from before there were entries begin with one for all of it, also when a run of payouts looks first', async () => {
  const { db } = haat.services
  const read = async ({ owner, path }: Awaited<ReturnType<typeof makeShop<'owner'>>>, line: string) =>
    (await owner.send(`GET ${path}${line}`)).json().data
  const shops = [await makeShop(haat, ['owner']), await makeShop(haat, ['owner'])]
  await db.execute(sql`alter table ledger_lines disable trigger ledger_lines_entries`)
  for (const { vendorId } of shops) {
    const posting = 900_000 + vendorId
    await db.execute(
      sql`insert into ledger_postings (id, key) values (${posting}, ${`delivered ${posting}`})`,
    )
    await db.execute(sql`insert into ledger_lines (posting_id, position, account, owner, amount)
      values (${posting}, 0, 'vendor', ${String(vendorId)}, -90000), (${posting}, 1, 'gateway', 'esewa', 90000)`)
  }
  await db.execute(sql`alter table ledger_lines enable trigger ledger_lines_entries`)
  await openAccounts(db, 1)
  await openAccounts(db)
  for (const one of shops) {
    const day = addDays(nepalDay(new Date()), 31)
    expect(await read(one, '/balance')).toMatchObject({
      balancePaisa: 900_00,
      payablePaisa: 0,
      waits: [{ day, paisa: 900_00 }],
      firstDay: nepalDay(new Date()),
    })
    expect((await read(one, '/ledger')).items).toMatchObject([
      { number: 1, kind: 'opening', lines: [{ kind: null, amountPaisa: 900_00, rates: [] }], parcel: null },
    ])
    expect(await read(one, `/ledger/months/${bsMonthOf(new Date())}`)).toMatchObject({
      openingPaisa: 0,
      sums: [{ kind: 'earlier', paisa: 900_00, count: 1 }],
      closingPaisa: 900_00,
      agrees: true,
    })
  }
  await expectInvariants(db)
})

it('a sale without a day on which it is payable, as an older program writes it, waits for 31 days', async () => {
  const { db } = haat.services
  const { owner, path, vendorId } = await makeShop(haat, ['owner'])
  await db.execute(sql`insert into ledger_postings (id, key) values (800000, 'delivered 800000')`)
  await db.execute(sql`insert into ledger_lines (posting_id, position, account, owner, amount)
    values (800000, 0, 'vendor', ${String(vendorId)}, -90000), (800000, 1, 'gateway', 'esewa', 90000)`)
  const { waits } = (await owner.send(`GET ${path}/balance`)).json().data
  expect(waits).toEqual([{ day: addDays(nepalDay(new Date()), 31), paisa: 900_00 }])
})

it('a month agrees while its shop is posted to', async () => {
  const { db } = haat.services
  const { owner, path, vendorId } = await makeShop(haat, ['owner'])
  const line = `GET ${path}/ledger/months/${bsMonthOf(new Date())}` as const
  const postMany = async () => {
    for (let payoutId = 1; payoutId <= 25; payoutId += 1) {
      const payout = { payoutId, vendorId, paisa: 100 * payoutId }
      await db.transaction((tx) => postPayout(tx, payout))
      if (payoutId % 2 === 0) await db.transaction((tx) => postPayoutFailed(tx, payout))
    }
  }
  let isDone = false
  const posting = postMany().finally(() => (isDone = true))
  const read: boolean[] = []
  while (!isDone) read.push((await owner.send(line)).json().data.agrees)
  await posting
  expect(new Set(read)).toEqual(new Set([true]))
  const { rows } = await db.execute(sql`select from tickets where task = 'books'`)
  expect(rows).toEqual([])
})
