import { ApiError } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { getUserRow } from '#domains/account/account.service.ts'
import { refuseTooManyChats } from '../chat/chat-limit.service.ts'
import { changeTicket, refuseMerged } from '../tickets/change-ticket.service.ts'
import { getTicket } from '../tickets/tickets.service.ts'
import { lockTicket, type Ticket } from '../tickets/tickets.store.ts'
import { recordChange } from './desk.service.ts'

/**
 * Gives a ticket that nobody has to the caller. The row of the ticket is locked first: of two who take it at
 * once, the second finds the first as its owner and is told so.
 */
export async function takeByStaff(
  services: Services,
  caller: Principal & { ipAddress: string },
  number: string,
): Promise<Ticket> {
  const { id } = await getTicket(services.db, number)
  const { after, isChanged } = await services.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id)
    refuseMerged(ticket)
    if (ticket.assigneeId !== null && ticket.assigneeId !== caller.userId) {
      const { name } = await getUserRow(tx, ticket.assigneeId)
      throw new ApiError('CONFLICT', `${name} has taken it already.`)
    }
    const { version } = ticket
    const assignee = { id: caller.userId, name: caller.name }
    const changed = await changeTicket(tx, id, assignee, { version, assignee })
    if (changed.isChanged) {
      await refuseTooManyChats(tx, changed.after)
      await recordChange(tx, caller, changed)
    }
    return changed
  })
  if (isChanged) {
    await services.bus.publish('tickets', [after.number])
    await services.bus.publish('presence')
  }
  return after
}
