import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { tickets } from './tickets.tables.ts'

const instantOf = (date: Date) => sql`${date.toISOString()}::timestamptz`

/** Dates what was just written to a ticket, for a demo that tells of days before it was started. */
export async function dateTicketRows(tx: Tx, ticketId: string, { since, at }: { since: Date; at: Date }) {
  const [from, to] = [instantOf(since), instantOf(at)]
  await tx.execute(sql`
    with m as (
      update ticket_messages set created_at = ${to} where ticket_id = ${ticketId} and created_at >= ${from})
    update tickets set
      updated_at = case when updated_at >= ${from} then ${to} else updated_at end,
      answered_at = case when answered_at >= ${from} then ${to} else answered_at end,
      solved_at = case when solved_at >= ${from} then ${to} else solved_at end
    where id = ${ticketId}`)
}

export const setAnswerBy = (tx: Tx, ticketId: string, answerBy: Date) =>
  tx.update(tickets).set({ answerBy }).where(eq(tickets.id, ticketId))
