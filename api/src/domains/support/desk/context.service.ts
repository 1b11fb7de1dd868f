import type { TicketContext } from '@haat/contract/domains/support.desk.ts'
import { hasBounced } from '#platform/mail/ended-mail.store.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '#domains/account/account.service.ts'
import { proofOf } from '../sender/sender-proof.ts'
import { findBuyer, ordersForSupport } from '#domains/orders/orders-for-staff.service.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { listOtherTickets, type Ticket } from '../tickets/tickets.service.ts'

const maxEarlierTickets = 8

/**
 * What staff see about the sender: the account that was signed in. A sender without one stays unknown, even if
 * an account has the same address.
 */
export async function ticketContext(services: Services, ticket: Ticket): Promise<TicketContext> {
  const { db } = services
  const number = ticket.about?.kind === 'order' ? ticket.about.id : undefined
  // A task that Haat itself opened is about the buyer of the order.
  const userId = proofOf(ticket) === 'system' ? await findBuyer(db, number ?? '') : ticket.userId
  const user = userId === null ? null : await findLiveUser(db, userId)
  const purchases = user && (await ordersForSupport(services, user.id, number))
  const earlier = await listOtherTickets(db, { id: ticket.id, userId }, maxEarlierTickets)
  return {
    customer: {
      name: user?.name ?? ticket.name,
      email: user?.email ?? ticket.email,
      since: user?.createdAt.toISOString() ?? null,
      emailVerified: user?.emailVerified ?? false,
      mailComesBack: await hasBounced(db, user?.email ?? ticket.email),
      orders: purchases?.orders ?? 0,
      spentPaisa: purchases?.spentPaisa ?? 0,
      refused: purchases?.refused ?? 0,
    },
    order: purchases?.order ?? null,
    earlier: earlier.map((one) => ({
      number: ticketNumber(one),
      subject: one.subject,
      status: one.status,
    })),
  }
}
