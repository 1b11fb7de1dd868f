import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import { openRefundShop, type RefundShop } from '../../../../test/refund-shop.ts'

let shop: RefundShop
beforeAll(async () => {
  shop = await openRefundShop()
})
afterAll(() => shop.close())

it('a refund gives no VAT back where a program of the release before delivered and took none', async () => {
  const { db } = shop.services
  const thing = await shop.make({ pricePaisa: 1_000_00, variants: [{ values: [], onHand: 9 }] })
  // It knew neither VAT nor what a line of a shop is about.
  await db.execute(sql`create function before_kinds() returns trigger language plpgsql as $$
    begin
      if new.account = 'vat' or new.kind = 'vat' then return null; end if;
      new.kind := null;
      return new;
    end $$`)
  await db.execute(
    sql`create trigger before_kinds before insert on ledger_lines for each row execute function before_kinds()`,
  )
  const { number } = await shop.deliver([[thing, 2]], { method: 'esewa' })
  await db.execute(sql`drop trigger before_kinds on ledger_lines`)
  const answer = await shop.money.refund(number, [[thing, 1]])
  expect(answer.statusCode, answer.body).toBe(200)
  const { rows } = await db.execute(sql`
    select r.commission_vat_paisa::int vat, r.commission_paisa > 0 commission, p.commission_vat_paisa > 0 meant
    from line_refunds r join parcels p on p.id = r.parcel_id where r.order_id = ${orderIdOf(number)}`)
  expect(rows).toEqual([{ vat: 0, commission: true, meant: true }])
  const lines = await db.execute(sql`select from ledger_lines where account = 'vat' or kind = 'vatBack'`)
  expect(lines.rows).toEqual([])
  const uneven = await db.execute(
    sql`select posting_id from ledger_lines group by posting_id having sum(amount) <> 0`,
  )
  expect(uneven.rows).toEqual([])
})
