import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { lockTicketAtVersion } from './change-ticket.service.ts'
import { recordEvent, type Actor } from './record-event.service.ts'
import { findStatusBeforeSolved, updateTicket, type Ticket } from './tickets.store.ts'

/**
 * Gives a solved ticket the status from before. The promised time stays as it was: whoever opens a ticket again
 * promises anew, whoever takes a slip back does not.
 */
export async function undoSolve(
  tx: Tx,
  id: string,
  actor: Actor,
  version: number,
): Promise<{ before: Ticket; after: Ticket }> {
  const before = await lockTicketAtVersion(tx, id, version)
  const status = before.status === 'solved' ? await findStatusBeforeSolved(tx, id) : undefined
  if (status === undefined) throw new ApiError('CONFLICT', 'Nobody has just solved this ticket.')
  await recordEvent(tx, id, actor, { kind: 'status', from: 'solved', to: status })
  return { before, after: await updateTicket(tx, id, { status, solvedAt: null }) }
}
