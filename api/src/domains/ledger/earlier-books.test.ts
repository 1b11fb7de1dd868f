import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
    // What was sold is not known, so it waits for the longest time that a shop may promise, and for days off.
    const day = addDays(nepalDay(new Date()), 106)
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

describe('a sale without a day on which it is payable, as an older program writes it', () => {
  it.each([
    { waits: 'for a day, because nothing of it can come back', days: 1, returnDays: [0] },
    { waits: 'for what nobody opened and for days off', days: 31, returnDays: [7, 0] },
    { waits: 'for the longest time of its goods and for days off', days: 46, returnDays: [7, 30] },
    { waits: 'for the longest time of what was kept', days: 31, returnDays: [7], notTaken: 90 },
    {
      waits: 'for the longest time that there is, because its goods are not known',
      days: 106,
      returnDays: [],
    },
  ])('waits $waits: $days days', async ({ days, returnDays, notTaken }) => {
    const { db } = haat.services
    const { owner, path, vendorId } = await makeShop(haat, ['owner'])
    const id = 800_000 + vendorId
    const lines = [
      ...returnDays.map((many) => ({ many, taken: 1 })),
      ...(notTaken === undefined ? [] : [{ many: notTaken, taken: 0 }]),
    ]
    if (lines.length > 0) {
      await db.execute(sql`
        insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed)
        values (${id}, gen_random_uuid(), 'esewa', 90000, 0, 0, 90000, 'kathmandu', '')`)
      await db.execute(sql`
        insert into parcels (id, order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa, total_paisa,
          discount_payer, commission_paisa, due_from, due_to)
        select ${id}, id, user_id, ${vendorId}, 'delivered', 90000, 0, 0, 90000, 'haat', 0, current_date, current_date from orders where id = ${id}`)
    }
    for (const [variant, { many, taken }] of lines.entries()) {
      await db.execute(sql`
        insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa, quantity, taken_quantity,
          return_days, commission_rate)
        values (${id}, ${variant + 1}, ${vendorId}, 'p', '{"en":"A","ne":""}', '[]', '{}', 's', 45000, 1, ${taken}, ${many}, 0)`)
    }
    await db.execute(sql`insert into ledger_postings (id, key) values (${id}, ${`delivered ${id}`})`)
    await db.execute(sql`insert into ledger_lines (posting_id, position, account, owner, amount)
      values (${id}, 0, 'vendor', ${String(vendorId)}, -90000), (${id}, 1, 'gateway', 'esewa', 90000)`)
    const { waits } = (await owner.send(`GET ${path}/balance`)).json().data
    expect(waits).toEqual([{ day: addDays(nepalDay(new Date()), days), paisa: 900_00 }])
  })
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
