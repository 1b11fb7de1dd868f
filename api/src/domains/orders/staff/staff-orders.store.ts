import { sql, type SQL } from 'drizzle-orm'
import { maxWrongCodes } from '@haat/contract/domains/orders.rules.ts'
import { lateStates } from '@haat/contract/domains/orders.parcels.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { isDay } from '../is-day.ts'
import { orders, parcels } from '../orders.tables.ts'

/** The views whose rows are found by an index of their own; each order is listed once, by its worst parcel. */
export type ClockView = 'toConfirm' | 'late' | 'unaccepted' | 'refunds'

/** The last row of a page: what it was sorted by, as text, and the order. */
export interface ViewPlace {
  key: string
  orderId: number
}

export interface ViewRow extends ViewPlace, Record<string, unknown> {
  /** What is due, or has been since. */
  dueAt: Date | null
}

interface ViewQuery {
  from: SQL
  where: SQL
  /** The column that the index sorts by, and the order's. */
  sortedBy: SQL
  orderId: SQL
  /** How a place that was read before becomes a value of that column again. */
  valueOf(key: string): SQL
  dueAt: SQL
}

/** So long a new cash order waits for the code of its shopper before staff call, and for the next call after one in vain. */
const callAfterHours = 2
const moment = (key: string) => sql`timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond'`
const microseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000000)::int8::text`
const states = sql.raw(lateStates.map((state) => `'${state}'`).join(', '))
const endOfDay = sql.raw(`(p.due_to + 1)::timestamp at time zone 'Asia/Kathmandu'`)
const lastCall = sql`lateral (
  select max(coalesce(call_again_at, at + ${callAfterHours} * interval '1 hour')) as again
  from confirmation_calls where order_id = p.order_id) c`

const views: Record<ClockView, ViewQuery> = {
  toConfirm: {
    from: sql`${parcels} p, ${lastCall}`,
    // The order is looked up for each parcel: a join would read all orders, however few parcels wait.
    where: sql`p.state = 'placed' and (select o.method = 'cod' and (o.wrong_codes >= ${maxWrongCodes}
        or c.again is not null or p.state_at < now() - ${callAfterHours} * interval '1 hour')
        from ${orders} o where o.id = p.order_id) and (c.again is null or c.again <= now())
      and not exists (select from ${parcels} q where q.order_id = p.order_id and q.state = 'placed' and q.id < p.id)`,
    sortedBy: sql`p.state_at`,
    orderId: sql`p.order_id`,
    valueOf: moment,
    dueAt: sql`coalesce(c.again, p.state_at)`,
  },
  late: {
    from: sql`${parcels} p`,
    where: sql`p.state in (${states}) and p.due_to <= (now() at time zone 'Asia/Kathmandu')::date
      and not exists (select from ${parcels} q where q.order_id = p.order_id and q.state in (${states})
        and (q.due_to, q.id) < (p.due_to, p.id))`,
    sortedBy: sql`p.due_to`,
    orderId: sql`p.order_id`,
    valueOf: (key) => sql`${key}::date`,
    dueAt: endOfDay,
  },
  unaccepted: {
    from: sql`${parcels} p`,
    where: sql`p.state = 'confirmed' and p.unaccepted_at is not null
      and not exists (select from ${parcels} q where q.order_id = p.order_id and q.state = 'confirmed'
        and (q.unaccepted_at, q.id) < (p.unaccepted_at, p.id))`,
    sortedBy: sql`p.unaccepted_at`,
    orderId: sql`p.order_id`,
    valueOf: moment,
    dueAt: sql`p.unaccepted_at`,
  },
  refunds: {
    from: sql`refund_tasks t`,
    where: sql`t.done_at is null and not exists (select from refund_tasks q where q.order_id = t.order_id
      and q.done_at is null and (q.due_at, q.id) < (t.due_at, t.id))`,
    sortedBy: sql`t.due_at`,
    orderId: sql`t.order_id`,
    valueOf: moment,
    dueAt: sql`t.due_at`,
  },
}

/** What a day is sorted by is the day itself, what a moment is sorted by are its microseconds. */
export const isKeyOf = (view: ClockView, key: string) =>
  view === 'late' ? isDay(key) : /^\d{1,17}$/.test(key)

/** One page of a view, what is due first. */
export async function listView(
  db: Tx,
  view: ClockView,
  after: ViewPlace | undefined,
  limit: number,
): Promise<ViewRow[]> {
  const { from, where, sortedBy, orderId, valueOf, dueAt } = views[view]
  const rest = after ? sql`and (${sortedBy}, ${orderId}) > (${valueOf(after.key)}, ${after.orderId})` : sql``
  const key = view === 'late' ? sql`${sortedBy}::text` : microseconds(sortedBy)
  const { rows } = await db.execute<ViewRow>(sql`
    select ${orderId}::float8 as "orderId", ${key} as key, ${dueAt} as "dueAt" from ${from}
    where ${where} ${rest} order by ${sortedBy}, ${orderId} limit ${limit}::int`)
  return rows.map((row) => ({ ...row, dueAt: row.dueAt && new Date(row.dueAt) }))
}

/** How many orders each view has, up to a limit, and since when the worst of them waits. Of what is due today none is late. */
export async function countViews(db: Tx, limit: number) {
  const counted = (Object.keys(views) as ClockView[]).map((view) => {
    const { from, where, sortedBy, orderId, dueAt } = views[view]
    const over = view === 'late' ? sql`and p.due_to < (now() at time zone 'Asia/Kathmandu')::date` : sql``
    return sql`(select json_build_object('n', count(*), 'worst', min(due)) from (
      select ${dueAt} as due from ${from} where ${where} ${over}
      order by ${sortedBy}, ${orderId} limit ${limit}::int) found) as ${sql.identifier(view)}`
  })
  const { rows } = await db.execute<Record<ClockView, { n: number; worst: string | null }>>(
    sql`select ${sql.join(counted, sql`, `)}`,
  )
  return rows[0]!
}

/** All orders by their numbers, newest first. */
export async function listAllOrders(db: Tx, before: number | undefined, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id::float8 as id from ${orders} o where ${before === undefined ? sql`true` : sql`o.id < ${before}`}
    order by o.id desc limit ${limit}::int`)
  return rows.map(({ id }) => id)
}

/** Those of these orders whose payment has a problem; one that was paid after all has none. */
export async function listProblemOrders(db: Tx, orderIds: number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set()
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct order_id::float8 as id from payments
    where order_id in (${sql.join(orderIds, sql`, `)}) and problem is not null and state <> 'paid'`)
  return new Set(rows.map(({ id }) => id))
}

/** Orders with a parcel that a courier carries under this number, newest first. */
export async function findOrdersByTracking(
  db: Tx,
  trackingNumber: string,
  before: number | undefined,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct order_id::float8 as id from ${parcels}
    where upper(tracking_number) = upper(${trackingNumber}) and ${before === undefined ? sql`true` : sql`order_id < ${before}`}
    order by 1 desc limit ${limit}::int`)
  return rows.map(({ id }) => id)
}
