import type pg from 'pg'
import { bsMonthOf, daysOfBsMonth } from '@haat/contract/shared/bs-months.ts'
import { forgetNumbers, highestId } from '../scale/copy-rows.ts'

/** Far above the shops of the demo. */
export const firstShop = 1_000_000
const days = 280
/** What is older was paid out; what is younger is waiting or payable. */
const paidDays = 45
const returnDays = 17

export interface Books {
  shops: number
  /** How many parcels each of them has sold, and how many the first one. */
  sales: number
  salesOfFirst: number
}

/**
 * The books of so many shops, as if each of them had sold the same number of parcels paid online in the last months and had one
 * payout: orders, parcels, postings, entries and accounts. A sale has seven lines of the ledger, three of them the shop's.
 */
export async function fillLedger(client: pg.Client, { shops, sales, salesOfFirst }: Books): Promise<number> {
  const lastOrder = await highestId(client, 'orders')
  const lastParcel = await highestId(client, 'parcels')
  const lastPosting = await highestId(client, 'ledger_postings')
  // The triggers of the ledger would write the same entries one by one.
  await client.query('set session_replication_role = replica')
  await client.query(
    `create temp table made as
     select row_number() over (order by at, shop) as n, shop, at from (
       select $1::bigint + s as shop,
         now() - (1 - (k - s % 100 / 100.0) / many) * ${days} * interval '1 day' as at
       from generate_series(0, $2::int - 1) s
         cross join lateral (select case when s = 0 then $4::int else $3::int end as many) m
         cross join lateral generate_series(1, m.many) k) x`,
    [firstShop, shops, sales, salesOfFirst],
  )
  await client.query('create index on made (shop)')
  await client.query('analyze made')
  const { rows } = await client.query<{ n: number }>('select count(*)::int n from made')
  const count = rows[0]!.n
  await fillParcels(client, lastOrder, lastParcel)
  await client.query(
    `insert into ledger_postings (id, key, order_id, parcel_id, at)
     select $1::bigint + n, 'delivered ' || $3::bigint + n, $2::bigint + n, $3::bigint + n, at from made`,
    [lastPosting, lastOrder, lastParcel],
  )
  await client.query(
    `insert into ledger_lines (posting_id, position, account, owner, amount, kind)
     select $1::bigint + n, l.position, l.account, case l.account when 'vendor' then shop::text when 'shopper' then 'somebody' else '' end, l.amount, l.kind
     from made, (values (0, 'shopper', 110000, null), (1, 'vendor', -100000, 'sale'), (2, 'vendor', 8000, 'commission'),
       (3, 'vendor', 1040, 'vat'), (4, 'commission', -8000, null), (5, 'vat', -1040, null), (6, 'delivery', -10000, null))
       as l (position, account, amount, kind)`,
    [lastPosting],
  )
  await fillPayouts(client, lastPosting + count)
  await fillEntries(client, lastPosting, lastParcel)
  await client.query('set session_replication_role = origin')
  await client.query('drop table made')
  for (const table of ['orders', 'parcels', 'ledger_postings']) await forgetNumbers(client, table)
  const lines = await client.query<{ n: number }>('select count(*)::int n from ledger_lines')
  return lines.rows[0]!.n
}

/** Addresses and goods are those of an order of the demo. */
async function fillParcels(client: pg.Client, lastOrder: number, lastParcel: number) {
  await client.query(
    `insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed,
       placed_at, confirmed_at)
     select $1::bigint + n, o.user_id, 'esewa', 100000, 0, 10000, 110000, o.district, o.address_sealed, at, at
     from made, (select user_id, district, address_sealed from orders order by id limit 1) o`,
    [lastOrder],
  )
  await client.query(
    `insert into parcels (id, order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa, total_paisa,
       is_vat_registered, discount_payer, commission_paisa, commission_vat_rate, commission_vat_paisa, due_from, due_to, state_at,
       carrier, courier_id)
     select $2::bigint + n, $1::bigint + n, o.user_id, shop, 'delivered', 100000, 0, 10000, 110000, true, 'haat', 8000, 1300, 1040,
       at::date, at::date, at, 'courier', c.id
     from made, (select user_id from orders order by id limit 1) o, (select min(id) id from couriers) c`,
    [lastOrder, lastParcel],
  )
  await client.query(
    `insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa, quantity,
       return_days, return_until, tax_kind, commission_rate)
     select $1::bigint + n, l.variant_id + k, shop, l.product_id, l.title, '[]', l.picture, l.sku, 50000, 1, 7,
       at::date + ${returnDays - 1}, 'standard', 800
     from made, generate_series(0, 1) k, (select * from order_lines order by parcel_id limit 1) l`,
    [lastParcel],
  )
  await client.query(
    `insert into parcel_events (parcel_id, position, state, at, actor)
     select $1::bigint + n, p.position, p.state, at, 'courier'
     from made, (values (1, 'confirmed'), (2, 'packed'), (3, 'shipped'), (4, 'delivered')) as p (position, state)`,
    [lastParcel],
  )
}

/** Each shop has had one payout of all that it had sold until then, with the number of the shop, far above the payouts of the demo. */
async function fillPayouts(client: pg.Client, lastPosting: number) {
  await client.query(
    `create temp table sent as
     select $1::bigint + row_number() over (order by shop) as posting_id, shop, shop as payout, count(*) * 90960 as paisa,
       now() - ${paidDays} * interval '1 day' as at
     from made where at < now() - ${paidDays} * interval '1 day' group by shop`,
    [lastPosting],
  )
  await client.query(
    `insert into ledger_postings (id, key, at) select posting_id, 'payout ' || payout, at from sent`,
  )
  await client.query(
    `insert into ledger_lines (posting_id, position, account, owner, amount, kind)
     select posting_id, 0, 'vendor', shop::text, paisa, 'payout' from sent
     union all select posting_id, 1, 'bank', '', -paisa, null from sent`,
  )
}

async function fillEntries(client: pg.Client, lastPosting: number, lastParcel: number) {
  // What an entry is about is read for each of them.
  await client.query('analyze')
  await client.query(
    `insert into vendor_entries (vendor_id, number, posting_id, kind, parcel_id, payout_id, at, day, amount_paisa, balance_after_paisa,
       payable_on, paid_by, about)
     select shop, row_number() over w, posting_id, case when payout_id is null then 'sale' else 'payout' end, parcel_id, payout_id, at, (at at time zone 'Asia/Kathmandu')::date, paisa,
       sum(paisa) over w, case when payout_id is null then at::date + ${returnDays} end, paid_by,
       vendor_entry_about(shop, posting_id, parcel_id)
     from (
       select shop, $1::bigint + n as posting_id, $2::bigint + n as parcel_id, null::bigint as payout_id, at, 90960 as paisa,
         case when at < now() - ${paidDays} * interval '1 day' then shop end as paid_by from made
       union all select shop, posting_id, null, payout, at, -paisa, null from sent) e
     window w as (partition by shop order by at, posting_id)`,
    [lastPosting, lastParcel],
  )
  // The months before this one are closed, so that the server does not write their papers when it starts.
  await client.query(
    `insert into vendor_accounts (vendor_id, balance_paisa, entry_count, last_at, closed_until)
     select vendor_id, sum(amount_paisa), count(*), max(at), $1::date - 1 from vendor_entries where vendor_id >= ${firstShop}
     group by vendor_id`,
    [daysOfBsMonth(bsMonthOf(new Date())).first],
  )
  await client.query('drop table sent')
}
