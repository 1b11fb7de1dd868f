import type { TicketContext } from '@haat/contract/domains/desk.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '../account/account.service.ts'
import { ordersForDesk } from '../orders/orders-for-desk.service.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { listEarlier, type Ticket } from '../tickets/tickets.service.ts'

const mostEarlier = 8

/** Who wrote: the account that was signed in. Who was not is nobody, whosever the address is. */
export async function contextOf(services: Services, ticket: Ticket): Promise<TicketContext> {
  const { db } = services
  const user = ticket.userId === null ? null : await findLiveUser(db, ticket.userId)
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
