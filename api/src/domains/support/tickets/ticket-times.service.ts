import type { Tx } from '#platform/database/database.ts'
import { loadAnswerDeadline } from './answer-deadline.ts'
import { dateTicketRows, setAnswerBy } from './ticket-times.store.ts'
import { findWaitingSince, lockTicket } from './tickets.store.ts'

/** Dates what was written to a ticket since a moment, and the answer that is due by it. */
export async function dateTicket(tx: Tx, ticketId: string, times: { since: Date; at: Date }) {
  await dateTicketRows(tx, ticketId, times)
  const { status, priority, createdAt } = await lockTicket(tx, ticketId)
  if (status !== 'open') return
  const { isAnswered, since } = await findWaitingSince(tx, ticketId)
  const from = isAnswered ? (since ?? times.at) : createdAt
  await setAnswerBy(tx, ticketId, (await loadAnswerDeadline(tx))(priority, from))
}
