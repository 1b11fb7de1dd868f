import type { Tx } from '#platform/database/database.ts'
import { unreadableText } from '#platform/secrets/encryption.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import type { TicketsOfAccount } from '#domains/account/account-holdings.ts'
import { senderThread } from '../sender/sender-thread.service.ts'
import { isKeyOf } from '../sender/ticket-key.ts'
import { numberOfTicket, ticketNumber } from './ticket-number.ts'
import { changeEmailOfTickets, detachTicketsOf, listAllTicketsOf } from './account-tickets.store.ts'
import { findTicket, listSubjects, type Ticket } from './tickets.store.ts'

export { countTicketsOf, listOtherTickets, listTicketsOf } from './account-tickets.store.ts'
export { findTicketById, markSeen, type Ticket } from './tickets.store.ts'

export interface TicketCredentials {
  /** The account that is signed in. */
  userId: string | null
  /** The key from the link of a mail, or from opening a chat. */
  key: string | undefined
}

/** Compares accounts, not addresses: anybody can type any address. */
export const isByAccountOf = (ticket: Ticket, { userId }: TicketCredentials) =>
  userId !== null && ticket.userId === userId

const isOwner = (ticket: Ticket, credentials: TicketCredentials) =>
  isByAccountOf(ticket, credentials) || (credentials.key !== undefined && isKeyOf(ticket, credentials.key))

export async function getTicket(db: Tx, number: string): Promise<Ticket> {
  const ticket = await findTicket(db, numberOfTicket(number))
  if (!ticket) throw notFound('This ticket')
  return ticket
}

/**
 * A ticket of the visitor's own. Another person's ticket is not found, so that nobody learns which numbers
 * exist.
 */
export async function getSenderTicket(
  db: Tx,
  number: string,
  credentials: TicketCredentials,
): Promise<Ticket> {
  const ticket = await findTicket(db, numberOfTicket(number))
  if (!ticket || !isOwner(ticket, credentials)) throw notFound('This ticket')
  return ticket
}

/** What these tickets are about, by their numbers. */
export const ticketSubjectsByNumber = async (db: Tx, numbers: string[]) =>
  new Map(
    (await listSubjects(db, numbers.map(numberOfTicket))).map((ticket) => [
      ticketNumber(ticket),
      ticket.subject,
    ]),
  )

export const ticketsOfAccount: TicketsOfAccount = {
  exportAll,
  changeEmail: changeEmailOfTickets,
  detach: detachTicketsOf,
}

async function exportAll({ db, encryption }: Services, userId: string) {
  const decrypted = (sealed: string | null) =>
    sealed === null ? null : (encryption.decrypt(sealed) ?? unreadableText)
  const exported = []
  // One after the other, so that a person with many tickets does not take all connections to the database.
  for (const ticket of await listAllTicketsOf(db, userId)) {
    const { messages } = await senderThread(db, ticket)
    exported.push({
      ticketNumber: ticketNumber(ticket),
      type: ticket.type,
      name: ticket.name,
      phoneNumber: decrypted(ticket.phoneNumberSealed),
      contactNumber: decrypted(ticket.contactNumberSealed),
      subject: ticket.subject,
      message: ticket.message,
      messages: messages.map(({ author, authorName, words, files, at }) => ({
        author: author === 'customer' ? 'sender' : author,
        authorName,
        words,
        files: files.map(({ name }) => name),
        at,
      })),
      status: ticket.status,
      sentAt: ticket.sentAt,
    })
  }
  return exported
}
