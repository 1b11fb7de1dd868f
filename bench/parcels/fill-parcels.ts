import type pg from 'pg'
import { forgetNumbers, highestId } from '../scale/copy-rows.ts'

/** How many of a hundred parcels are in which state; all others were delivered. */
const shares = {
  placed: 2,
  confirmed: 3,
  accepted: 3,
  packed: 3,
  handedOver: 1,
  shipped: 3,
  tried: 1,
  refused: 1,
  partlyDelivered: 1,
  declined: 1,
  cancelled: 6,
  returned: 1,
  partlyReturned: 1,
}
const states = Object.entries(shares).flatMap(([state, share]) => Array<string>(share).fill(state))
const underWay = `('placed', 'confirmed', 'accepted', 'packed', 'handedOver', 'shipped', 'tried')`
const allocated = `('placed', 'confirmed', 'accepted', 'packed')`
const billed = `('packed', 'handedOver', 'shipped', 'tried', 'delivered', 'partlyDelivered', 'partlyReturned')`
const perBuyer = 5

interface Many {
  vendorId: number
  /** Parcels in every state, with a past. */
  count: number
  /** Parcels that were confirmed just now, beside those. */
  fresh: number
}

/**
 * Gives a shop so many parcels of two lines each, with their histories, bills and refunds. Addresses and bills are those of
 * an order of the demo. Returns the numbers of the fresh ones.
 */
export async function fillParcels(client: pg.Client, { vendorId, count, fresh }: Many): Promise<string[]> {
  const [lastOrder, lastParcel] = [await highestId(client, 'orders'), await highestId(client, 'parcels')]
  const all = count + fresh
  await client.query(
    `insert into users (id, name, email, roles)
     select gen_random_uuid(), 'Buyer ' || n, 'buyer' || n || '@bench.example', '{shopper}' from generate_series(0, $1::int) n on conflict do nothing`,
    [Math.ceil(all / perBuyer)],
  )
  await client.query(
    `create temp table made as
     select n, $1::bigint + n as order_id, $2::bigint + n as id, u.id as user_id, state,
       case when n % 3 = 0 then 'esewa' else 'cod' end as method,
       case when state = 'placed' then now() - interval '3 hours' - n % 3000 * interval '1 second' when n > $3 then now()
         else now() - n * interval '9 minutes' end as at,
       -- A quarter of what is under way is late.
       case when n > $3 then current_date + 3 when state in ${underWay} then current_date + (n / 100 % 8)::int - 2
         else (now() - n * interval '9 minutes')::date + 2 end as due
     from generate_series(1, $3::int + $4::int) n
       cross join lateral (
         select case when n > $3 then 'confirmed' else coalesce(($5::text[])[1 + n % 100], 'delivered') end as state) s
       join users u on u.email = 'buyer' || n / ${perBuyer} || '@bench.example'`,
    [lastOrder, lastParcel, count, fresh, states],
  )
  await client.query('analyze made')
  await client.query(
    `insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed,
       placed_at, confirmed_at)
     select m.order_id, m.user_id, m.method, 100000, 0, 10000, 110000, o.district, o.address_sealed, m.at, m.at
     from made m, (select district, address_sealed from orders order by id limit 1) o`,
  )
  await client.query(
    `insert into parcels (id, order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa, total_paisa,
       is_vat_registered, discount_payer, commission_paisa, due_from, due_to, state_at, tries, carrier, courier_id,
       tracking_number, unaccepted_at)
     select id, order_id, user_id, $1, state, 100000, 0, 10000, 110000, true, 'haat', 10000, due, due,
       case when state = 'confirmed' then now() else at end, (state = 'tried')::int, carrier, courier_id,
       case when carrier is not null then 'BN-' || n end,
       case when state = 'confirmed' and n <= $2 and n % 100 = 4 then now() end
     from made left join (select 'courier' as carrier, min(id) as courier_id from couriers) c
       on state in ('handedOver', 'shipped', 'tried', 'delivered')`,
    [vendorId, count],
  )
  await client.query(
    `insert into parcel_events (parcel_id, position, state, at, actor)
     select m.id, e.place, e.state, m.at + e.place * interval '1 minute', e.actor
     from made m, lateral (values (1, 'placed', 'shopper'), (2, 'confirmed', 'shopper'), (3, m.state, 'vendor')) e (place, state, actor)
     where e.place = 1 or m.state <> 'placed' and (e.place = 2 or m.state <> 'confirmed')`,
  )
  await addLines(client, vendorId)
  await addBills(client, vendorId)
  await addRefunds(client)
  const { rows } = await client.query<{ number: string }>(
    `select 'H-' || order_id as number from made where n > $1 order by n`,
    [count],
  )
  await client.query('drop table made')
  for (const table of ['orders', 'parcels']) await forgetNumbers(client, table)
  return rows.map(({ number }) => number)
}

/** Every parcel holds two products of the shop, whose stock is as if it had been ordered. */
async function addLines(client: pg.Client, vendorId: number) {
  await client.query(
    `with goods as (
       select v.id as variant_id, v.sku, p.slug || '-' || p.id as product_id, p.pictures -> 0 as picture,
         jsonb_build_object('en', p.title, 'ne', p.title_ne) as title,
         row_number() over (order by v.id) - 1 as place, count(*) over () as many
       from product_variants v join products p on p.id = v.product_id where v.vendor_id = $1)
     insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa, quantity,
       return_days, tax_kind, commission_rate)
     select m.id, variant_id, $1, product_id, title, '[]', picture, sku, 50000, 1, 7, 'standard', 1000
     from made m join goods g on g.place in (m.n % g.many, (m.n + 1 + m.n / g.many % 50) % g.many)`,
    [vendorId],
  )
  await client.query(
    `update stock s set on_hand = 1000000, allocated = l.n from (
       select l.variant_id, sum(l.quantity) n from order_lines l join made m on m.id = l.parcel_id
       where m.state in ${allocated} group by 1) l where l.variant_id = s.variant_id`,
  )
}

async function addBills(client: pg.Client, vendorId: number) {
  await client.query(
    `insert into invoices (parcel_id, vendor_id, fiscal_year, number, issued_at, paper)
     select m.id, $1, i.fiscal_year, row_number() over (order by m.id), m.at, i.paper
     from made m, (select fiscal_year, paper from invoices order by fiscal_year desc limit 1) i where m.state in ${billed}`,
    [vendorId],
  )
  await client.query(
    `insert into invoice_counters (vendor_id, fiscal_year, last)
     select vendor_id, fiscal_year, count(*) from invoices where vendor_id = $1 group by 1, 2`,
    [vendorId],
  )
}

/** What was paid online for a cancelled order goes back; for most of them it has gone. */
async function addRefunds(client: pg.Client) {
  await client.query(
    `insert into payments (id, order_id, user_id, method, state, amount_paisa, refunded_paisa, expires_at)
     select gen_random_uuid(), order_id, user_id, method, case when state <> 'cancelled' then 'paid'
       when n % 4 = 0 then 'refundDue' else 'refunded' end, 110000,
       case when state = 'cancelled' and n % 4 > 0 then 110000 else 0 end, at
     from made where method <> 'cod'`,
  )
  await client.query(
    `insert into refund_tasks (payment_id, order_id, parcel_id, amount_paisa, reason, due_at, done_at)
     select y.id, m.order_id, m.id, 110000, 'cancelled', m.at + interval '7 days', case when y.state = 'refunded' then now() end
     from made m join payments y on y.order_id = m.order_id where m.state = 'cancelled'`,
  )
}
