import { sql } from 'drizzle-orm'
import { parcelStates, soldStates } from '@haat/contract/domains/orders.steps.rules.ts'
import { leastTogether } from '@haat/contract/domains/reviews.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { heldSql } from './parcels/held.ts'
import { namesOf } from './state-names.ts'

const sold = namesOf(soldStates)
/** What a vendor was to send: neither unpaid or unconfirmed, nor given up. */
const given = ['awaitingPayment', 'placed', 'declined', 'cancelled']
const promised = namesOf(parcelStates.filter((state) => !given.includes(state)))
const sentBack = ['refused', 'returned']
/** What somebody bought and did not give back. */
const bought = namesOf(parcelStates.filter((state) => ![...given, ...sentBack].includes(state)))

/** Fewer parcels than this say nothing about a shop. */
const leastParcels = 20
const today = sql`(now() at time zone 'Asia/Kathmandu')::date`

/**
 * How many of a hundred parcels each vendor has sent in time, of those promised for the last ninety days: by the first day on which
 * delivery was promised. What is not sent yet by then is late; what was cancelled counts for nothing. Rounded down, and null for a vendor with
 * too few of them.
 */
export async function listOnTime(db: Tx) {
  const { rows } = await db.execute<{ vendorId: number; percent: number | null }>(sql`
    select vendor_id::float8 "vendorId", case when count(*) >= ${leastParcels}::int then
      (100 * count(*) filter (where (sent_at at time zone 'Asia/Kathmandu')::date <= due_from) / count(*))::int end percent
    from (
      select p.vendor_id, p.due_from,
        (select min(e.at) from parcel_events e where e.parcel_id = p.id and e.state in ('handedOver', 'shipped')) sent_at
      from parcels p
      where p.due_from between ${today} - 90 and ${today} - 1 and p.state_at > now() - interval '180 days'
        and p.state in (${promised})
    ) promised group by vendor_id`)
  return rows
}

/** How many of each product were delivered in the last thirty days: also 0, of what was delivered some time before. */
export async function listSoldLately(db: Tx) {
  const { rows } = await db.execute<{ productId: number; quantity: number }>(sql`
    select v.product_id::float8 "productId",
      coalesce(sum(${heldSql}) filter (where p.state_at > now() - interval '30 days'), 0)::int quantity
    from parcels p join order_lines l on l.parcel_id = p.id join product_variants v on v.id = l.variant_id
    where p.state in (${sold}) and p.state_at > now() - interval '120 days' group by v.product_id`)
  return rows
}

/**
 * Of each product, which others were in the same orders, and in how many: by the parcels that moved in the last 180 days, so that the lines of that
 * time are read once, whatever else was sold before.
 */
export const pairsOfOrders = sql`
  with bought as materialized (
    select distinct p.order_id, v.product_id
    from parcels p join order_lines l on l.parcel_id = p.id join product_variants v on v.id = l.variant_id
    where p.state in (${bought}) and p.state_at > now() - interval '180 days' and ${heldSql} > 0),
  counted as materialized (
    select one.product_id low, other.product_id high, count(*)::int order_count
    from bought one join bought other on other.order_id = one.order_id and other.product_id > one.product_id
    group by 1, 2 having count(*) >= ${leastTogether}::int)
  select low product_id, high other_id, order_count from counted union all select high, low, order_count from counted`
