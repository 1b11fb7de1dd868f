import { sql } from 'drizzle-orm'
import { standingStates } from '@haat/contract/domains/orders.parcels.rules.ts'
import {
  parcelStates,
  refusedStates,
  soldStates,
  type ParcelState,
} from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { heldSql } from '../orders/parcels/held.ts'
import { namesOf } from '../orders/state-names.ts'
import { changedParcels, figuresState, placedParcels, productDays, salesDays } from './figures.tables.ts'

/** The shop under which the sums of all shops stand. */
export const allShops = 0

export interface ShopDay {
  vendorId: number
  day: string
}

const unconfirmed: ParcelState[] = ['awaitingPayment', 'placed']
const cancelled: ParcelState[] = ['declined', 'cancelled']
const binding = parcelStates.filter((state) => ![...unconfirmed, ...cancelled].includes(state))
const today = sql`(now() at time zone 'Asia/Kathmandu')::date`
const isIn = (states: readonly ParcelState[]) => sql`p.state in (${namesOf(states)})`

/** Locks the state, so that only one counts at a time. */
export async function lockState(tx: Tx): Promise<void> {
  await tx.select({ since: figuresState.visitsSince }).from(figuresState).for('update')
}

/** Takes the parcels out of the queue that have waited longest. */
export async function takeChanged(tx: Tx, max: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from ${changedParcels} where id in (select id from ${changedParcels} order by id limit ${max})
    returning parcel_id::float8 id`)
  return [...new Set(rows.map(({ id }) => id))]
}

/**
 * Once a day: what a shop has not sent by the first promised day has become late without any change, and is counted anew.
 */
export async function queueNewlyLate(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with begun as (
      update ${figuresState} s set counted_on = ${today} from (select counted_on from ${figuresState}) before
      where s.counted_on is distinct from ${today} returning before.counted_on
    )
    insert into ${changedParcels} (parcel_id)
    select p.id from begun, parcels p where p.state in ('confirmed', 'accepted', 'packed')
      and p.due_from < ${today} and p.due_from >= coalesce(begun.counted_on, '-infinity')`)
}

/** Notes on which days the parcels were ordered; returns the days on which they stand now or stood before. */
export async function placeOnDays(tx: Tx, parcelIds: number[]): Promise<ShopDay[]> {
  const isMeant = sql`any(${numberList(parcelIds)}::bigint[])`
  const { rows } = await tx.execute<ShopDay & Record<string, unknown>>(sql`
    with found as (
      select p.id, p.vendor_id, (o.placed_at at time zone 'Asia/Kathmandu')::date as day
      from parcels p join orders o on o.id = p.order_id where p.id = ${isMeant}
    ), before as (select vendor_id, day from ${placedParcels} where parcel_id = ${isMeant}), written as (
      insert into ${placedParcels} (parcel_id, vendor_id, day) select id, vendor_id, day from found
      on conflict (parcel_id) do update set day = excluded.day where ${placedParcels}.day <> excluded.day
    )
    select vendor_id::float8 "vendorId", day::text from (
      select vendor_id, day from found union select vendor_id, day from before
    ) touched order by 1, 2`)
  return rows
}

const given = (days: ShopDay[]) => sql`unnest(
  ${numberList(days.map(({ vendorId }) => vendorId))}::bigint[],
  ${`{${days.map(({ day }) => day).join(',')}}`}::date[]) t (vendor_id, day)`

const counted = sql.raw('sales_paisa, placed, sold, unconfirmed, cancelled, delivered, refused, due, on_time')
const replaced = sql.raw(
  `on conflict (vendor_id, day) do update set (sales_paisa, placed, sold, unconfirmed, cancelled, delivered, refused, due, on_time)
    = (excluded.sales_paisa, excluded.placed, excluded.sold, excluded.unconfirmed, excluded.cancelled, excluded.delivered,
      excluded.refused, excluded.due, excluded.on_time)`,
)

/** Counts all parcels of these shops and days anew. */
export async function countDays(tx: Tx, days: ShopDay[]): Promise<void> {
  await tx.execute(sql`
    insert into ${salesDays} (vendor_id, day, ${counted})
    select t.vendor_id, t.day, coalesce(sum(p.goods_paisa - p.discount_paisa - back.paisa) filter (where ${isIn(standingStates)}), 0),
      count(p.id),
      count(*) filter (where ${isIn(standingStates)}), count(*) filter (where ${isIn(unconfirmed)}),
      count(*) filter (where ${isIn(cancelled)}), count(*) filter (where ${isIn(soldStates)}),
      count(*) filter (where ${isIn(refusedStates)}),
      count(*) filter (where ${isIn(binding)} and (sent.day is not null or p.due_from < ${today})),
      count(*) filter (where ${isIn(binding)} and sent.day <= p.due_from)
    from ${given(days)}
    left join ${placedParcels} x on x.vendor_id = t.vendor_id and x.day = t.day
    left join parcels p on p.id = x.parcel_id
    left join lateral (
      select (min(e.at) at time zone 'Asia/Kathmandu')::date as day from parcel_events e
      where e.parcel_id = p.id and e.state in ('handedOver', 'shipped')
    ) sent on true
    left join lateral (
      select coalesce(sum(r.paid_paisa), 0) paisa from line_refunds r where r.order_id = p.order_id and r.parcel_id = p.id
    ) back on true
    group by t.vendor_id, t.day ${replaced}`)
}

/** What a row `order_lines l` is worth for a coupon: nothing if it is not for it. */
const bearing = sql`(case when l.bears_discount then l.price_paisa::bigint * ${heldSql} else 0 end)`

/** The same of each product. A coupon's discount is shared out among the lines that it is for, so that all together are what was paid. */
export async function countProducts(tx: Tx, days: ShopDay[]): Promise<void> {
  await tx.execute(
    sql`delete from ${productDays} d using ${given(days)} where d.vendor_id = t.vendor_id and d.day = t.day`,
  )
  await tx.execute(sql`
    insert into ${productDays} (vendor_id, day, product_id, quantity, sales_paisa)
    select vendor_id, day, product_id, sum(held - back),
      sum(value - coalesce(discount * upto / nullif(goods, 0) - discount * (upto - bearing) / nullif(goods, 0), 0) - back_paisa)
    from (
      select t.vendor_id, t.day, v.product_id, ${heldSql} held, l.price_paisa::bigint * ${heldSql} as value,
        ${bearing} bearing, sum(${bearing}) over (partition by l.parcel_id order by l.variant_id)::bigint upto,
        sum(${bearing}) over (partition by l.parcel_id)::bigint goods, p.discount_paisa::bigint discount, refunded.back, refunded.back_paisa
      from ${given(days)} join ${placedParcels} x on x.vendor_id = t.vendor_id and x.day = t.day
      join parcels p on p.id = x.parcel_id and ${isIn(standingStates)} and p.goods_paisa > 0
      join order_lines l on l.parcel_id = p.id join product_variants v on v.id = l.variant_id
      cross join lateral (
        select coalesce(sum(b.quantity), 0)::int back, coalesce(sum(b.paid_paisa), 0)::bigint back_paisa
        from line_refunds r join line_refund_lines b on b.refund_id = r.id and b.variant_id = l.variant_id
        where r.order_id = p.order_id and r.parcel_id = p.id
      ) refunded
    ) lines where held > 0 group by vendor_id, day, product_id`)
}

/** Sums up the shops of these days. */
export async function countAllShops(tx: Tx, days: ShopDay[]): Promise<void> {
  await tx.execute(sql`
    insert into ${salesDays} (vendor_id, day, ${counted})
    select ${allShops}, day, sum(sales_paisa), sum(placed), sum(sold), sum(unconfirmed), sum(cancelled), sum(delivered), sum(refused),
      sum(due), sum(on_time)
    from ${salesDays} where day = any(${`{${days.map(({ day }) => day).join(',')}}`}::date[]) and vendor_id > 0
    group by day ${replaced}`)
}
