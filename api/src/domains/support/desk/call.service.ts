import type { CallInput } from '@haat/contract/domains/support.calls.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { findUserByVerifiedEmail } from '#domains/account/account.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { getSupport } from '#domains/content/site/site.service.ts'
import { findOrderByNumber } from '#domains/orders/orders-for-staff.service.ts'
import { openTicket, queueReceipt } from '../tickets/open-ticket.service.ts'
import type { Ticket } from '../tickets/tickets.store.ts'
import { auditFactsOf, auditSubjectOf, getActor, type Caller } from './desk.service.ts'

async function getAbout(tx: Tx, number: string) {
  if (number === '') return null
  const order = await findOrderByNumber(tx, number)
  if (order) return { kind: 'order' as const, id: order.id, title: order.id }
  const sentence = `There is no order ${number}.`
  throw new ApiError('VALIDATION_FAILED', sentence, { orderNumber: sentence })
}

/**
 * Opens a ticket for somebody on the telephone. It belongs to the account that has confirmed the address: its owner
 * reads what was written in their name. That proves nothing about who called.
 */
export async function takeDownCall(services: Services, caller: Caller, input: CallInput): Promise<Ticket> {
  const { orderNumber, messageKey, ...call } = input
  const support = await getSupport(services.db, services.config)
  const { ticket, isNew } = await services.db.transaction(async (tx) => {
    const account = await findUserByVerifiedEmail(tx, call.email)
    const opened = await openTicket(services, tx, {
      ...call,
      contactNumber: '',
      sentAt: new Date(),
      userId: account?.id ?? null,
      emailProven: account !== null,
      about: await getAbout(tx, orderNumber),
      fileIds: [],
      takenDownBy: await getActor(tx, caller),
      sameMessageParts: ['call', caller.userId, messageKey],
    })
    if (!opened.isNew) return opened
    if (opened.ticket.email !== '') await queueReceipt(services, tx, opened.ticket, support)
    await recordAudit(tx, caller, {
      action: 'ticket.open',
      subject: auditSubjectOf(opened.ticket),
      before: null,
      after: auditFactsOf(opened.ticket),
    })
    return opened
  })
  if (isNew) {
    services.outbox.wake()
    await services.bus.publish('tickets', [ticket.number])
  }
  return ticket
}
