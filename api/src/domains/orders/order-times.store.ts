import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'

interface Dated {
  /** What was written since then is dated. */
  since: Date
  at: Date
}

/** The promised days of one parcel. */
export interface DueDays {
  position: number
  dueFrom: string
  dueTo: string
}

const instantOf = (date: Date) => sql`${date.toISOString()}::timestamptz`

/** Dates what was just written about an order, for a demo that tells of days before it was started. */
export async function dateOrderRows(db: Tx, orderId: number, { since, at }: Dated) {
  const [from, to] = [instantOf(since), instantOf(at)]
  await db.execute(sql`
    with o as (
      update orders set
        held_until = case when placed_at >= ${from} then held_until - (placed_at - ${to}) else held_until end,
        placed_at = case when placed_at >= ${from} then ${to} else placed_at end,
        confirmed_at = case when confirmed_at >= ${from} then ${to} else confirmed_at end
      where id = ${orderId}),
    p as (
      update parcels set state_at = case when state_at >= ${from} then ${to} else state_at end
      where order_id = ${orderId} returning id),
    e as (
      update parcel_events set at = ${to} where parcel_id in (select id from p) and at >= ${from})
    update invoices set cancelled_at = ${to} where parcel_id in (select id from p) and cancelled_at >= ${from}`)
}

export async function setDueDays(db: Tx, orderId: number, days: DueDays[]) {
  await db.execute(sql`
    update parcels set due_from = x."dueFrom", due_to = x."dueTo"
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as x (position int, "dueFrom" date, "dueTo" date)
    join (select id, row_number() over (order by id) as position from parcels where order_id = ${orderId}) p
      using (position)
    where parcels.id = p.id`)
}

/** Lets the unpaid and unconfirmed orders of a shopper wait until then, as if they had been placed just now. */
export async function holdOpenOrders(db: Tx, userId: string, until: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with open as (
      update parcels set state_at = now() where user_id = ${userId} and state in ('awaitingPayment', 'placed')
      returning order_id)
    update orders set held_until = case when held_until is null then null else ${instantOf(until)} end
    where id in (select order_id from open) returning id::float8 as id`)
  return rows.map(({ id }) => id)
}
