import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { createLoad } from '../measure/load.ts'
import { percentile } from '../measure/statistics.ts'
import { onDatabase, type Crowd, type Shopper } from './crowd.ts'

const pageSize = 20
const asked = 200

/** Copies an order so many times, with a parcel and a line each. */
async function copyOrders(client: pg.Client, { userId, vendorId, count }: Many) {
  await client.query(
    `with pattern as (select * from orders order by id limit 1),
      made as (
        insert into orders (user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district,
          address_sealed, placed_at)
        select $1, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed,
          now() - n * interval '1 minute'
        from pattern, generate_series(1, $3::int) n returning *),
      sent as (
        insert into parcels (order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa,
          total_paisa, discount_payer, commission_paisa, due_from, due_to)
        select id, user_id, $2, 'cancelled', goods_paisa, discount_paisa, delivery_paisa, total_paisa, 'haat', 0,
          current_date, current_date from made returning id)
    insert into order_lines select s.id, l.variant_id, $2, l.product_id, l.title, l.choice, l.picture, l.sku,
      l.price_paisa, l.quantity, l.return_days, l.commission_rate
    from sent s, (select * from order_lines order by parcel_id limit 1) l`,
    [userId, vendorId, count],
  )
}

interface Many {
  userId: string
  vendorId: number
  count: number
}

export interface ListTimes {
  count: number
  /** Median milliseconds: the shopper's list through the API, the vendor's parcels in the database. */
  shopperMs: number
  vendorMs: number
}

async function timeShopper(address: string, { headers }: Shopper): Promise<number> {
  const load = createLoad(address, 1)
  const ask = { path: `/api/orders?pageSize=${pageSize}`, headers }
  await load.run(asked / 2, () => ask)
  const times = await load.run(asked, () => ask)
  load.close()
  return percentile(times, 0.5)
}

async function timeVendor(client: pg.Client, vendorId: number): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < asked; at += 1) {
    const startedAt = performance.now()
    await client.query({
      name: 'parcels of a vendor',
      text: 'select * from parcels where vendor_id = $1 order by id desc limit $2',
      values: [vendorId, pageSize],
    })
    times.push(performance.now() - startedAt)
  }
  return percentile(times, 0.5)
}

/** Measures one shopper and one vendor with each of these numbers of orders. */
export async function measureLists(url: string, address: string, { shoppers }: Crowd, counts: number[]) {
  return onDatabase(url, async (client) => {
    const plan = counts.map((count, at) => ({ count, shopper: shoppers[at]!, vendorId: 9_000_000 + at }))
    for (const { count, shopper, vendorId } of plan) {
      await copyOrders(client, { userId: shopper.userId, vendorId, count })
    }
    await copyVendors(
      client,
      plan.map(({ vendorId }) => vendorId),
    )
    await client.query('vacuum analyze orders, parcels, order_lines')
    const times: ListTimes[] = []
    for (const { count, shopper, vendorId } of plan) {
      const vendorMs = await timeVendor(client, vendorId)
      times.push({ count, vendorMs, shopperMs: await timeShopper(address, shopper) })
    }
    return times
  })
}

/** A parcel is shown only if its vendor exists. */
async function copyVendors(client: pg.Client, vendorIds: number[]) {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'vendors'::regclass and attnum > 0
     and not attisdropped and attgenerated = '' order by attnum`,
  )
  const changed: Record<string, string> = { id: 'v', slug: "'bench-' || v", pan_number: "'bench-' || v" }
  const values = rows.map(({ name }) => changed[name] ?? name)
  await client.query(
    `insert into vendors (${rows.map(({ name }) => name).join(', ')})
     select ${values.join(', ')} from (select * from vendors order by id limit 1) t, unnest($1::bigint[]) v`,
    [vendorIds],
  )
}
