import type { TicketContext } from '@haat/contract/domains/support.desk.ts'
import { comesBack } from '#platform/mail/ended-mail.store.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '../account/account.service.ts'
import { buyerOf, ordersForDesk } from '../orders/orders-for-desk.service.ts'
import { proofOf } from '../tickets/sender-proof.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { listEarlier, type Ticket } from '../tickets/tickets.service.ts'

const mostEarlier = 8

/** Who wrote: the account that was signed in. Who was not is nobody, whosever the address is. */
export async function contextOf(services: Services, ticket: Ticket): Promise<TicketContext> {
  const { db } = services
  const number = ticket.about?.kind === 'order' ? ticket.about.id : undefined
  // A task of Haat's own is about whoever bought.
  const userId = proofOf(ticket) === 'system' ? await buyerOf(db, number ?? '') : ticket.userId
  const user = userId === null ? null : await findLiveUser(db, userId)
  const bought = user && (await ordersForDesk(services, user.id, number))
  const earlier = await listEarlier(db, { id: ticket.id, userId }, mostEarlier)
  return {
    customer: {
      name: user?.name ?? ticket.name,
      email: user?.email ?? ticket.email,
      since: user?.createdAt.toISOString() ?? null,
      emailVerified: user?.emailVerified ?? false,
      mailComesBack: await comesBack(db, user?.email ?? ticket.email),
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
