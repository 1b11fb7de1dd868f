import type { DeskMessage } from '@haat/contract/domains/support.desk.ts'
import type { SenderProof } from '@haat/contract/domains/support.tickets.rules.ts'
import type { OwnThread, OwnTicket, ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import type { FileLink } from '@haat/contract/shared/upload.ts'
import type { Tx } from '#platform/db/database.ts'
import { mailFates } from '#platform/mail/mail.store.ts'
import { linksByFileId } from '../files/files.service.ts'
import { proofOf } from './sender-proof.ts'
import { ticketNumber } from './ticket-number.ts'
import { lastWords, listFiles, listMessages, type Message } from './ticket-messages.store.ts'
import { firstName } from './tickets.mail.ts'
import { findTicketById, listKeptApart, type Ticket } from './tickets.store.ts'

interface Shown {
  message: Message
  files: FileLink[]
}

/** The message with which it began, as if it were one of the others. */
const firstMessage = (ticket: Ticket): Message => ({
  id: ticket.id,
  ticketId: ticket.id,
  sequence: 0,
  author: 'customer',
  authorId: null,
  authorName: ticket.name,
  proof: proofOf(ticket),
  channel: ticket.type === 'chat' ? 'chat' : 'form',
  words: ticket.message,
  event: null,
  mailId: null,
  messageKey: ticket.id,
  createdAt: ticket.createdAt,
})

async function wholeThread(db: Tx, ticket: Ticket, after = 0): Promise<Shown[]> {
  const said = await listMessages(db, ticket.id, after)
  const files = await listFiles(db, ticket.id)
  const links = await linksByFileId(
    db,
    files.map(({ fileId }) => fileId),
  )
  const filesOf = (messageId: string | null) =>
    files.flatMap((file) => (file.messageId === messageId ? (links.get(file.fileId) ?? []) : []))
  return [
    { message: firstMessage(ticket), files: filesOf(null) },
    ...said.map((message) => ({ message, files: filesOf(message.id) })),
  ].toSorted((a, b) => a.message.createdAt.getTime() - b.message.createdAt.getTime())
}

const isForSender = ({ author, channel }: Message) => author !== 'desk' && channel !== 'note'

function showMessage({ message, files }: Shown): ThreadMessage {
  const { id, sequence, author, authorName, channel, words, createdAt } = message
  return { id, sequence, author, authorName, channel, words, files, at: createdAt.toISOString() }
}

/** For its sender: our people by their first name. */
export function showToSender(shown: Shown): ThreadMessage {
  const message = showMessage(shown)
  return message.author === 'staff' ? { ...message, authorName: firstName(message.authorName) } : message
}

export const mergedNumber = async (db: Tx, { mergedIntoId }: Ticket) => {
  const into = mergedIntoId === null ? null : await findTicketById(db, mergedIntoId)
  return into && ticketNumber(into)
}

function ownFacts(ticket: Ticket) {
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

export async function ownThread(db: Tx, ticket: Ticket): Promise<OwnThread> {
  const thread = await wholeThread(db, ticket)
  return {
    ...ownFacts(ticket),
    about: ticket.about,
    messages: thread.filter(({ message }) => isForSender(message)).map(showToSender),
    // Its sender has nothing to do with the other one.
    mergedInto: ticket.isKeptApart ? null : await mergedNumber(db, ticket),
  }
}

/** What its sender has not heard yet, in the order in which it came in; before the first it is all of it. */
export async function ownMessagesAfter(db: Tx, ticket: Ticket, after: number): Promise<ThreadMessage[]> {
  const thread = await wholeThread(db, ticket, Math.max(0, after))
  return thread
    .filter(({ message }) => message.sequence > after && isForSender(message))
    .map(showToSender)
    .toSorted((a, b) => a.sequence - b.sequence)
}

const previewLength = 140

export async function ownTickets(db: Tx, rows: Ticket[]): Promise<OwnTicket[]> {
  if (rows.length === 0) return []
  const last = await lastWords(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((ticket) => {
    const words = last.get(ticket.id)
    return {
      ...ownFacts(ticket),
      preview: (words?.words ?? ticket.message).slice(0, previewLength).toWellFormed(),
      hasNews: words?.author === 'staff' && words.sequence > ticket.seenSequence,
    }
  })
}

/** Where the account of a ticket is gone, no word in it is proven to be anybody's. */
function proofOfMessage({ author, proof }: Message, ticket: Ticket): SenderProof | null {
  if (author !== 'customer') return null
  return ticket.userId === null ? proofOf(ticket) : (proof ?? proofOf(ticket))
}

/**
 * For the desk: with notes, with what changed, with what became of mails, and with the words of tickets that were merged
 * but kept apart. Nobody else ever sees those beside each other.
 */
export async function deskMessages(db: Tx, ticket: Ticket): Promise<DeskMessage[]> {
  const whole = [ticket, ...(await listKeptApart(db, ticket.id))]
  const threads = await Promise.all(
    whole.map(async (one) => (await wholeThread(db, one)).map((shown) => ({ ...shown, one }))),
  )
  const said = threads
    .flat()
    .filter(({ message, one }) => one.id === ticket.id || message.event === null)
    .toSorted((a, b) => a.message.createdAt.getTime() - b.message.createdAt.getTime())
  const fates = await mailFates(
    db,
    said.flatMap(({ message }) => message.mailId ?? []),
  )
  return said.map(({ one, ...shown }) => {
    const { event, mailId } = shown.message
    const fate = mailId === null ? undefined : fates.get(mailId)
    return {
      ...showMessage(shown),
      event,
      proof: proofOfMessage(shown.message, one),
      keptApart: one.id === ticket.id ? null : ticketNumber(one),
      mail: mailId === null ? null : (fate?.state ?? 'sent'),
      mailError: fate?.error ?? null,
    }
  })
}

export { setMail as noteMail } from './ticket-messages.store.ts'

const mostReferences = 10

/** Replies that went out by mail before, oldest first: the next one is shown beneath them. */
export async function earlierMails(db: Tx, ticketId: string): Promise<string[]> {
  const said = await listMessages(db, ticketId)
  return said.flatMap(({ mailId }) => mailId ?? []).slice(-mostReferences)
}
