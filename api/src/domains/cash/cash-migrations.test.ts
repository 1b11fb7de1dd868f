import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readJournal } from '#platform/database/migrations/migration-files.ts'
import { openCashShop, type CashShop } from '../../../test/cash-shop.ts'

let shop: CashShop
let courierId: string
beforeAll(async () => {
  shop = await openCashShop()
  courierId = await shop.courier('Valley Riders')
})
afterAll(() => shop.close())

const migrations = ['0068_cash', '0071_postings_of_no_order', '0072_cash_takings'] as const
async function statementsOf(name: (typeof migrations)[number]) {
  const file = new URL(`../../../migrations/${name}.sql`, import.meta.url)
  return (await readFile(file, 'utf8')).split('--> statement-breakpoint')
}
const apply = async (name: (typeof migrations)[number]) => {
  for (const statement of await statementsOf(name)) await shop.database.pool.query(statement)
}

/** As the books were written before: the cash of one parcel came straight from its courier to the bank. */
async function remit(parcelId: number, orderId: number, paisa: number) {
  await shop.database.pool.query(
    `with posting as (insert into ledger_postings (key, order_id) values ('remitted ${parcelId}', ${orderId}) returning id)
     insert into ledger_lines (posting_id, position, account, owner, amount)
     select id, 0, 'bank', '', ${paisa} from posting union all
     select id, 1, 'courier', '${courierId}', -${paisa} from posting`,
  )
}
async function delivered() {
  const { orderId, paisa } = await shop.deliver(courierId)
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select id from parcels where order_id = ${orderId}`,
  )
  return { id: Number(rows[0]!.id), orderId, paisa }
}
const held = async () => {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    'select parcel_id as id from cash_takings where hand_in_id is null order by parcel_id',
  )
  return rows.map(({ id }) => Number(id))
}

it('what couriers held before is written down once, and nobody who writes the books waits for it', async () => {
  expect(readJournal().map(({ tag }) => tag)).toEqual(expect.arrayContaining([...migrations]))
  const { pool } = shop.database
  const [old, inBank, later] = [await delivered(), await delivered(), await delivered()]
  await pool.query(`
    drop trigger ledger_lines_taken on ledger_lines;
    drop function note_cash_taking;
    drop table cash_takings, cash_hand_ins, cash_remittances, cash_differences, cash_days;
    alter table ledger_postings alter column order_id set not null`)
  await remit(inBank.id, inBank.orderId, inBank.paisa)
  await apply('0068_cash')
  await apply('0071_postings_of_no_order')
  // What a later migration adds.
  await pool.query('alter table cash_takings add column is_said boolean not null default false')
  const meanwhile = await delivered()
  expect(await held()).toEqual([meanwhile.id])
  const filling = await pool.connect()
  try {
    await filling.query('begin')
    const [fill, ...rest] = await statementsOf('0072_cash_takings')
    await filling.query(fill!)
    // An older program still brings the cash of a parcel to the bank, and delivers.
    await remit(later.id, later.orderId, later.paisa)
    const last = await delivered()
    for (const statement of rest) await filling.query(statement)
    await filling.query('commit')
    expect(await held()).toEqual([old.id, meanwhile.id, last.id])
  } finally {
    filling.release()
  }
})

it('cash that was handed in to us cannot come straight to the bank by an older program', async () => {
  const sita = await shop.staff()
  const parcel = await delivered()
  const sent = { id: randomUUID(), courierId, parcelIds: [String(parcel.id)] }
  expect((await sita.send('POST', '/hand-ins', sent)).statusCode).toBe(200)
  await expect(remit(parcel.id, parcel.orderId, parcel.paisa)).rejects.toThrow('was handed in')
})
