import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LedgerEntry } from '@haat/contract/domains/ledger.ts'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { CartProduct } from '../../../../test/cart-shop.ts'
import { expectBalances, expectInvariants } from '../../../../test/expect-invariants.ts'
import { openRefundShop, type RefundShop } from '../../../../test/refund-shop.ts'
import { postCountedParcels } from '../../cash/cash.jobs.ts'
import { balanceOf } from '../../ledger/ledger.service.ts'

let shop: RefundShop
let money: RefundShop['money']
let shawl: CartProduct
const price = 1_999_99
beforeAll(async () => {
  shop = await openRefundShop()
  ;({ money } = shop)
  shawl = await shop.make({ pricePaisa: price, variants: [{ values: [], onHand: 900 }] })
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.services.db)
  await expectBalances(shop.services.db)
})

const execute = (statement: ReturnType<typeof sql>) => shop.services.db.execute(statement)
const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)
const owed = async () => 0 - (await balanceOf(shop.services.db, 'vendor', String(shop.vendorId)))

/** What the books of the shop say of an order, the first entry first. */
async function entriesOf(number: string) {
  const answer = await shop.sita.send(`GET ${shop.path}/ledger?pageSize=100`)
  const { items } = answer.json().data as { items: LedgerEntry[] }
  return items.filter(({ parcel }) => parcel?.orderNumber === number).toReversed()
}

/** The courier hands in the cash of an order, and it is counted. */
async function count(number: string) {
  const id = randomUUID()
  const { rows } = await execute(sql`select parcel_id::text parcel, amount_paisa::int paisa from cash_takings
    where order_id = ${orderIdOf(number)}`)
  const handIn = { id, courierId: shop.courierId, parcelIds: [rows[0]!['parcel']] }
  for (const [path, body] of [
    ['cash/hand-ins', handIn],
    [`cash/hand-ins/${id}/count`, { countedPaisa: rows[0]!['paisa'] }],
  ] as const) {
    const answer = await money.send('POST', path, body)
    expect(answer.statusCode, answer.body).toBe(200)
  }
}

describe('a refund of cash that a courier still holds', () => {
  it('takes nothing from the shop until it is counted, and then comes after its sale', async () => {
    const before = await owed()
    const { number } = await shop.deliver([[shawl, 3]], { isCarried: true })
    for (const pieces of [1, 1]) {
      const answer = await money.refund(number, [[shawl, pieces]])
      expect(answer.statusCode, answer.body).toBe(200)
    }
    expect(await owed()).toBe(before)
    expect(await entriesOf(number)).toEqual([])
    await count(number)
    const entries = await entriesOf(number)
    expect(entries.map(({ kind }) => kind)).toEqual(['sale', 'refund', 'refund'])
    expect(entries.map(({ lines }) => lines[0]!.amountPaisa)).toEqual([3 * price, -price, -price])
    expect(await owed()).toBe(before + sumOf(entries.map(({ amountPaisa }) => amountPaisa)))
    expect((await money.read(number)).postings!.map(({ what }) => what)).toEqual([
      'delivered',
      'early-refund',
      'early-refund',
      'handedIn',
      'line-refund',
      'line-refund',
    ])
    // What comes back after that is taken at once.
    await money.refund(number, [[shawl, 1]])
    expect((await entriesOf(number)).map(({ kind }) => kind)).toEqual(['sale', 'refund', 'refund', 'refund'])
    expect(await owed()).toBe(before)
  })

  it('that is made at the moment in which the cash is counted is in the books of the shop after the sale', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { number } = await shop.deliver([[shawl, 2]], { isCarried: true })
      const [answer] = await Promise.all([money.refund(number, [[shawl, 2]]), count(number)])
      expect(answer.statusCode, answer.body).toBe(200)
      expect((await entriesOf(number)).map(({ kind }) => kind)).toEqual(['sale', 'refund'])
    }
  })

  it('comes into the books also where a program of the release before counted the cash', async () => {
    const { number } = await shop.deliver([[shawl, 1]], { isCarried: true })
    await money.refund(number, [[shawl, 1]])
    await execute(sql`create function before_early() returns trigger language plpgsql as $$
      begin return case when new.key like 'line-refund %' then null else new end; end $$`)
    await execute(
      sql`create trigger before_early before insert on ledger_postings for each row execute function before_early()`,
    )
    await count(number)
    await execute(sql`drop trigger before_early on ledger_postings`)
    expect((await entriesOf(number)).map(({ kind }) => kind)).toEqual(['sale'])
    await postCountedParcels(shop.services)
    await postCountedParcels(shop.services)
    expect((await entriesOf(number)).map(({ kind }) => kind)).toEqual(['sale', 'refund'])
  })
})
