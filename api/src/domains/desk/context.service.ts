import type { TicketContext } from '@haat/contract/domains/desk.ts'
import type { Services } from '#services.ts'
import { findLiveUser, findVerifiedUser } from '../account/account.service.ts'
import { ordersForDesk } from '../orders/orders-for-desk.service.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { listEarlier, type Ticket } from '../tickets/tickets.service.ts'

const mostEarlier = 8

/** Who wrote: the account that was signed in, else the one that has shown the address to be its own. */
export async function contextOf(services: Services, ticket: Ticket): Promise<TicketContext> {
  const { db } = services
  const user =
    (ticket.userId === null ? null : await findLiveUser(db, ticket.userId)) ??
    (await findVerifiedUser(db, ticket.email))
  const number = ticket.about?.kind === 'order' ? ticket.about.id : undefined
  const bought = user && (await ordersForDesk(services, user.id, number))
  const earlier = await listEarlier(db, ticket, mostEarlier)
  return {
    customer: {
      name: user?.name ?? ticket.name,
      email: user?.email ?? ticket.email,
      since: user?.createdAt.toISOString() ?? null,
      emailVerified: user?.emailVerified ?? false,
      orders: bought?.orders ?? 0,
      spentPaisa: bought?.spentPaisa ?? 0,
      refused: bought?.refused ?? 0,
    },
    order: bought?.order ?? null,
    earlier: earlier.map((one) => ({
      number: ticketNumber(one),
      subject: one.subject,
      status: one.status,
    })),
  }
}
