import { sql, type SQL } from 'drizzle-orm'
import {
  lateStates,
  maxCountedParcels,
  standingStates,
  statesOfView,
  type ParcelView,
  type SummedView,
} from '@haat/contract/domains/orders.parcels.rules.ts'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { namesOf } from '../state-names.ts'

/** Where a page of a list begins: after this parcel. */
export interface ParcelMark {
  dueTo: string
  id: number
}

interface ParcelList {
  vendorId: number
  view: ParcelView
  after: ParcelMark | null
  limit: number
}

const today = sql.raw(`(now() at time zone 'Asia/Kathmandu')::date`)
const midnight = sql.raw(
  `(date_trunc('day', now() at time zone 'Asia/Kathmandu') at time zone 'Asia/Kathmandu')`,
)
/** Lists of what is over, and of today, begin with the last; all others with what is due first. */
const isNewestFirst = (view: ParcelView) => view === 'done' || view === 'all' || view === 'today'

const dueRows = (where: SQL, { vendorId, after, limit }: ParcelList) => sql`
  (select id, due_to from parcels where vendor_id = ${vendorId} and ${where}
    ${after ? sql`and (due_to, id) > (${after.dueTo}::date, ${after.id}::bigint)` : sql``}
    order by due_to, id limit ${limit})`

const newRows = (where: SQL, { vendorId, after, limit }: ParcelList) => sql`
  (select id, due_to from parcels where vendor_id = ${vendorId} and ${where}
    ${after ? sql`and id < ${after.id}::bigint` : sql``} order by id desc limit ${limit})`

/** Whoever ordered today moved the parcel today, so that orders are looked up for those alone. */
const isOfToday = sql`p.state in (${namesOf(standingStates)}) and p.state_at >= ${midnight}
  and (select o.placed_at from orders o where o.id = p.order_id) >= ${midnight}`

/** What was ordered today is among the newest; of a shop with more than these a day the rest is not told. */
const rowsOfToday = ({ vendorId, after, limit }: ParcelList) => sql`
  (select id, due_to from (
    select id, due_to, state, state_at, order_id from parcels where vendor_id = ${vendorId}
      ${after ? sql`and id < ${after.id}::bigint` : sql``} order by id desc limit ${maxCountedParcels}) p
    where ${isOfToday} order by id desc limit ${limit})`

/** The states of a view are read one by one, each in its own part of the index, and then merged. */
function rowsOf(list: ParcelList): SQL {
  const { view } = list
  if (view === 'all') return newRows(sql`true`, list)
  if (view === 'today') return rowsOfToday(list)
  if (view === 'done') return newRows(sql`state in (${namesOf(statesOfView.done)})`, list)
  if (view === 'late') {
    return dueRows(sql`state in (${namesOf(lateStates)}) and due_to < ${today}`, list)
  }
  const parts = statesOfView[view].map((state) => dueRows(sql`state = ${state}`, list))
  return sql.join(parts, sql` union all `)
}

const orderOf = (view: ParcelView) => (isNewestFirst(view) ? sql`id desc` : sql`due_to, id`)

/** The ids of a page, in their order. */
export async function listShopParcelIds(db: Tx, list: ParcelList): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id::float8 as id from (${rowsOf(list)}) found order by ${orderOf(list.view)} limit ${list.limit}`)
  return rows.map(({ id }) => id)
}

/** So many parcels are looked through for words. */
const mostLookedThrough = 500

const viewWhere = (view: ParcelView): SQL => {
  if (view === 'all') return sql`true`
  if (view === 'today') return isOfToday
  if (view === 'late') return sql`p.state in (${namesOf(lateStates)}) and p.due_to < ${today}`
  return sql`p.state in (${namesOf(statesOfView[view])})`
}

/** What of a view holds one of these variants: the next parcels of the view that hold one. */
const rowsHolding = (list: ParcelList, variants: SQL) => sql`
  select next.id from (
    select id, due_to from (${rowsOf({ ...list, limit: mostLookedThrough })}) merged
    order by due_to, id limit ${mostLookedThrough}) next
  -- All lines of a parcel are read and compared: by the index, each variant would be looked for in each parcel.
  cross join lateral (
    select from order_lines l where l.parcel_id = next.id and l.variant_id + 0 = any(${variants}) limit 1) held
  order by next.due_to, next.id limit ${list.limit}`

/** The same, from the newest parcels of each variant: each is looked up by itself, as a join would read them all. */
function rowsOfVariants({ vendorId, view, after, limit }: ParcelList, variants: SQL, perVariant: number) {
  const isAfter = !after
    ? sql``
    : isNewestFirst(view)
      ? sql`and p.id < ${after.id}::bigint`
      : sql`and (p.due_to, p.id) > (${after.dueTo}::date, ${after.id}::bigint)`
  // A list that begins with the newest goes on below the last one.
  const isBelow = after && isNewestFirst(view) ? sql`and parcel_id < ${after.id}::bigint` : sql``
  return sql`
    with holding as materialized (
      select distinct l.parcel_id from unnest(${variants}) wanted (id) cross join lateral (
        select parcel_id from order_lines where variant_id = wanted.id ${isBelow}
        order by parcel_id desc limit ${perVariant}) l)
    select found.id from holding cross join lateral (
      select p.id, p.due_to from parcels p
      where p.id = holding.parcel_id and p.vendor_id = ${vendorId} and ${viewWhere(view)} ${isAfter} limit 1) found
    order by ${orderOf(view)} limit ${limit}`
}

/** What of a view holds one of these variants, as far as the words are looked for. */
export async function listWithVariants(db: Tx, list: ParcelList, variantIds: number[]): Promise<number[]> {
  const variants = sql`${numberList(variantIds)}::bigint[]`
  // What waits longest in the shop is not among the newest parcels of a variant.
  const isWalked = !isNewestFirst(list.view)
  const perVariant = Math.ceil(mostLookedThrough / variantIds.length)
  const found = isWalked ? rowsHolding(list, variants) : rowsOfVariants(list, variants, perVariant)
  const { rows } = await db.execute<{ id: number }>(sql`select id::float8 as id from (${found}) found`)
  return rows.map(({ id }) => id)
}

/** The parcel of an order, or those under a tracking number. */
export async function findByNumber(
  db: Tx,
  vendorId: number,
  { orderId, tracking }: { orderId: number; tracking: string },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id::float8 as id from parcels where vendor_id = ${vendorId} and order_id = ${orderId}
    union select id::float8 from parcels where vendor_id = ${vendorId} and upper(tracking_number) = ${tracking}
    order by 1 desc limit 20`)
  return rows.map(({ id }) => id)
}

const counted = ['toAccept', 'toPack', 'packed', 'onTheWay', 'comingBack'] as const
const countOf = (vendorId: number, states: readonly ParcelState[], most: number) => sql`(
  select count(*)::int from (
    select from parcels where vendor_id = ${vendorId} and state in (${namesOf(states)}) limit ${most}) c)`

/** How many parcels wait in each view, at most `most`. */
export async function countShopParcels(db: Tx, vendorId: number, most: number) {
  const columns = counted.map(
    (view) => sql`${countOf(vendorId, statesOfView[view], most)} as ${sql.identifier(view)}`,
  )
  const { rows } = await db.execute<Record<(typeof counted)[number] | 'late', number>>(sql`
    select ${sql.join(columns, sql`, `)}, (select count(*)::int from (
      select from parcels where vendor_id = ${vendorId} and state in (${namesOf(lateStates)}) and due_to < ${today}
      limit ${most}) c) as late`)
  return rows[0]!
}

/** How many parcels a view has, at most `most`, and what they cost together. Each is looked up by itself, as a join would read them all. */
export async function sumShopParcels(db: Tx, vendorId: number, view: SummedView, most: number) {
  const { rows } = await db.execute<{ count: number; totalPaisa: number }>(sql`
    select count(*)::int as count, coalesce(sum(
      (select p.total_paisa from parcels p where p.id = found.id)), 0)::float8 as "totalPaisa"
    from (select id from (${rowsOf({ vendorId, view, after: null, limit: most })}) listed limit ${most}) found`)
  return rows[0]!
}
