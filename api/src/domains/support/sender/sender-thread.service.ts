import type { OwnThread, OwnTicket, ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import type { Tx } from '#platform/database/database.ts'
import { firstName } from '../mail/tickets.mail.ts'
import {
  findMergedNumber,
  readThread,
  toThreadMessage,
  type MessageWithFiles,
} from '../tickets/ticket-messages.service.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { lastMessages, type Message, type Ticket } from '../tickets/tickets.store.ts'

const isForSender = ({ author, channel }: Message) => author !== 'desk' && channel !== 'note'

/** A message as the sender sees it: staff are shown by their first name. */
function toSenderMessage(entry: MessageWithFiles): ThreadMessage {
  const message = toThreadMessage(entry)
  const { author, authorName, takenDownBy } = message
  return {
    ...message,
    authorName: author === 'staff' ? firstName(authorName) : authorName,
    ...(takenDownBy !== undefined && { takenDownBy: firstName(takenDownBy) }),
  }
}

function senderFacts(ticket: Ticket) {
  const { type, subject, status, answerBy, createdAt, updatedAt } = ticket
  return {
    number: ticketNumber(ticket),
    type,
    subject,
    status,
    answerBy: status === 'open' ? answerBy.toISOString() : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export async function senderThread(db: Tx, ticket: Ticket): Promise<OwnThread> {
  const thread = await readThread(db, ticket)
  return {
    ...senderFacts(ticket),
    about: ticket.about,
    messages: thread.filter(({ message }) => isForSender(message)).map(toSenderMessage),
    // The sender of a ticket that is kept apart must not learn about the other one.
    mergedInto: ticket.isKeptApart ? null : await findMergedNumber(db, ticket),
  }
}

/** Messages that the sender does not have yet, in the order of their sequence; all of them for -1. */
export async function senderMessagesAfter(db: Tx, ticket: Ticket, after: number): Promise<ThreadMessage[]> {
  const thread = await readThread(db, ticket, Math.max(0, after))
  return thread
    .filter(({ message }) => message.sequence > after && isForSender(message))
    .map(toSenderMessage)
    .toSorted((a, b) => a.sequence - b.sequence)
}

const previewLength = 140

export async function senderTickets(db: Tx, rows: Ticket[]): Promise<OwnTicket[]> {
  if (rows.length === 0) return []
  const last = await lastMessages(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((ticket) => {
    const words = last.get(ticket.id)
    return {
      ...senderFacts(ticket),
      preview: (words?.words ?? ticket.message).slice(0, previewLength).toWellFormed(),
      hasNews: words?.author === 'staff' && words.sequence > ticket.seenSequence,
    }
  })
}
