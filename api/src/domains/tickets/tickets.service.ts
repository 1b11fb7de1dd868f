import type { Tx } from '#platform/db/database.ts'
import { unreadable } from '#platform/secrets/unreadable.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { isKeyOf } from './ticket-key.ts'
import { numberOfTicket, ticketNumber } from './ticket-number.ts'
import { findTicket, listAllTicketsOf, type Ticket } from './tickets.store.ts'

export {
  countTickets,
  countTicketsOf,
  detachTicketsOf,
  findTicketById,
  listEarlier,
  listTicketsOf,
  lockTicket,
  markSeen,
  readdressTicketsOf,
  type Ticket,
} from './tickets.store.ts'

export interface Asker {
  /** Who is signed in. */
  userId: string | null
  /** What the link of a mail, or a chat, was given. */
  key: string | undefined
}

/** By the account that wrote it, not by its address: anybody can type that. */
export const isAccountOf = (ticket: Ticket, { userId }: Asker) => userId !== null && ticket.userId === userId

const isOwner = (ticket: Ticket, asker: Asker) =>
  isAccountOf(ticket, asker) || (asker.key !== undefined && isKeyOf(ticket, asker.key))

export async function getTicket(db: Tx, number: string): Promise<Ticket> {
  const ticket = await findTicket(db, numberOfTicket(number))
  if (!ticket) throw notFound('This ticket')
  return ticket
}

/** One's own; another's is as if it were not there. */
export async function getOwnTicket(db: Tx, number: string, asker: Asker): Promise<Ticket> {
  const ticket = await findTicket(db, numberOfTicket(number))
  if (!ticket || !isOwner(ticket, asker)) throw notFound('This ticket')
  return ticket
}

/** What an account has sent, for its owner to take home. */
export async function listMessagesOf({ db, sealer }: Services, userId: string) {
  const opened = (sealed: string | null) => (sealed === null ? null : (sealer.open(sealed) ?? unreadable))
  return (await listAllTicketsOf(db, userId)).map((ticket) => ({
    ticketNumber: ticketNumber(ticket),
    type: ticket.type,
    name: ticket.name,
    phoneNumber: opened(ticket.phoneNumberSealed),
    contactNumber: opened(ticket.contactNumberSealed),
    subject: ticket.subject,
    message: ticket.message,
    status: ticket.status,
    sentAt: ticket.sentAt,
  }))
}
