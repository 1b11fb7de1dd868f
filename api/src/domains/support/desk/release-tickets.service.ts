import type { Tx } from '#platform/database/database.ts'
import { recordEvent, type Actor } from '../tickets/record-event.service.ts'
import { lockUnsolvedTicketsOwnedBy, updateTicket } from '../tickets/tickets.store.ts'

/**
 * For somebody who no longer works at the desk: their tickets that are not solved belong to nobody again, so that
 * others see them wait; each thread tells so. Solved ones stay theirs, as a record of who did the work.
 *
 * @returns the numbers of the tickets, which the caller announces after the transaction.
 */
export async function releaseTicketsOf(tx: Tx, owner: Actor, actor: Actor): Promise<number[]> {
  const tickets = await lockUnsolvedTicketsOwnedBy(tx, owner.id)
  for (const { id } of tickets) {
    await recordEvent(tx, id, actor, { kind: 'assigned', from: owner.name, to: null })
    await updateTicket(tx, id, { assigneeId: null })
  }
  return tickets.map(({ number }) => number)
}
