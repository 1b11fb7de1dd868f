import type { TicketContext } from '@haat/contract/domains/support.context.ts'
import type { Tx } from '#platform/database/database.ts'
import { hasBounced } from '#platform/mail/ended-mail.store.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '#domains/account/account.service.ts'
import { proofOf } from '../sender/sender-proof.ts'
import { findBuyer, ordersForSupport } from '#domains/orders/orders-for-staff.service.ts'
import { numberOfTicket, ticketNumber } from '../tickets/ticket-number.ts'
import { listOtherTickets } from '../tickets/tickets.service.ts'
import { findTicket, listMessages, type Ticket } from '../tickets/tickets.store.ts'
import { namedNumbersIn } from './named-numbers.ts'

const maxEarlierTickets = 8

/**
 * What staff see about the sender: the account that was signed in. A sender without one stays unknown, even if
 * an account has the same address.
 */
export async function ticketContext(
  services: Services,
  ticket: Ticket,
  chosen: string | undefined,
): Promise<TicketContext> {
  const { db } = services
  const named = await findNamedNumbers(db, ticket)
  const number = ticket.about?.kind === 'order' ? ticket.about.id : ''
  // A task that Haat itself opened is about the buyer of the order.
  const userId = proofOf(ticket) === 'system' ? await findBuyer(db, number) : ticket.userId
  const user = userId === null ? null : await findLiveUser(db, userId)
  const purchases = await ordersForSupport(services, {
    userId: user?.id ?? null,
    named: named.orders,
    chosen,
  })
  const earlier = await listOtherTickets(db, { id: ticket.id, userId }, maxEarlierTickets)
  return {
    customer: {
      name: user?.name ?? ticket.name,
      email: user?.email ?? ticket.email,
      since: user?.createdAt.toISOString() ?? null,
      emailVerified: user?.emailVerified ?? false,
      mailComesBack: await hasBounced(db, user?.email ?? ticket.email),
      orders: purchases.orders,
      spentPaisa: purchases.spentPaisa,
      refused: purchases.refused,
    },
    order: purchases.order,
    orders: purchases.choices,
    tickets: await findNamedTickets(db, ticket, named.tickets),
    earlier: earlier.map(toOtherTicket),
  }
}

const toOtherTicket = (ticket: Ticket) => ({
  number: ticketNumber(ticket),
  subject: ticket.subject,
  status: ticket.status,
})

/** What the ticket is about comes first, then its subject, then its messages, notes of staff included. */
async function findNamedNumbers(db: Tx, ticket: Ticket) {
  const { about, subject, message } = ticket
  const later = await listMessages(db, ticket.id)
  const texts = [...(about?.kind === 'order' ? [about.id] : []), subject, message]
  return namedNumbersIn([...texts, ...later.map(({ words }) => words)])
}

async function findNamedTickets(db: Tx, ticket: Ticket, numbers: string[]) {
  const named = []
  for (const number of numbers) {
    const other = await findTicket(db, numberOfTicket(number))
    if (!other || other.id === ticket.id) continue
    named.push({
      ...toOtherTicket(other),
      isSenders: other.userId !== null && other.userId === ticket.userId,
    })
  }
  return named
}
