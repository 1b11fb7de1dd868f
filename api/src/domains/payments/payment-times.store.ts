import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { lateMoneyMs } from './settling/ask-times.ts'

const instantOf = (date: Date) => sql`${date.toISOString()}::timestamptz`

/** Dates what was just written about the payments of an order, for a demo that tells of days before it was started. */
export async function datePayments(db: Tx, orderId: number, { since, at }: { since: Date; at: Date }) {
  const [from, to] = [instantOf(since), instantOf(at)]
  const isOver = at.getTime() + lateMoneyMs < Date.now()
  await db.execute(sql`
    with y as (
      update payments set
        expires_at = case when created_at >= ${from} then expires_at - (created_at - ${to}) else expires_at end,
        ask_at = case when ${isOver} then null else ask_at end,
        created_at = case when created_at >= ${from} then ${to} else created_at end,
        state_at = case when state_at >= ${from} then ${to} else state_at end
      where order_id = ${orderId})
    update refund_tasks set
      due_at = case when created_at >= ${from} then due_at - (created_at - ${to}) else due_at end,
      created_at = case when created_at >= ${from} then ${to} else created_at end,
      done_at = case when done_at >= ${from} then ${to} else done_at end
    where order_id = ${orderId}`)
}

/** Lets open payments of some orders wait until then; their gateways are asked when that time is over. */
export async function holdOpenPayments(db: Tx, orderIds: number[], until: Date) {
  await db.execute(sql`
    update payments set expires_at = ${instantOf(until)}, ask_at = ${instantOf(until)}
    where order_id = any(${`{${orderIds.join(',')}}`}::bigint[]) and state in ('created', 'pending', 'ambiguous')`)
}
