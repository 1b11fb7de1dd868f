import { randomUUIDv7 } from 'node:crypto'
import type { DeskMessage } from '@haat/contract/domains/support.desk.ts'
import type {
  SenderProof,
  TicketAuthor,
  TicketChannel,
  TicketEvent,
  TicketStatus,
} from '@haat/contract/domains/support.tickets.rules.ts'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import type { FileLink } from '@haat/contract/shared/upload.ts'
import type { Tx } from '#platform/database/database.ts'
import { findMailOutcomes } from '#platform/mail/mail.store.ts'
import { notFound } from '#plugins/api-error.ts'
import { linksByFileId } from '#domains/files/files.service.ts'
import { proofOf, proofOfWriter } from '../sender/sender-proof.ts'
import { loadAnswerDeadline } from './answer-deadline.ts'
import { recordEvent } from './record-event.service.ts'
import { attachFiles } from './ticket-files.service.ts'
import { ticketNumber } from './ticket-number.ts'
import { searchTermsOf } from './search-terms.ts'
import { listFiles } from './ticket-files.store.ts'
import {
  findMessageByKey,
  findTicketById,
  insertMessage,
  listKeptApart,
  listMessages,
  lockTicket,
  updateTicket,
  type Message,
  type Ticket,
  type TicketChange,
} from './tickets.store.ts'

export interface MessageInput {
  author: TicketAuthor
  authorId: string | null
  authorName: string
  /** What is known about the sender; staff have none. */
  proof?: SenderProof
  channel: TicketChannel
  words: string
  messageKey: string
  /** When it was written, if that was not now. */
  at?: Date
  fileIds?: string[]
  event?: { kind: TicketEvent; from: string | null; to: string | null }
  /** The status that the ticket gets; otherwise it follows from the author. */
  status?: TicketStatus | undefined
}

/**
 * The ticket in which the conversation goes on for its sender. A ticket that is kept apart goes on in itself.
 */
export async function currentTicket(db: Tx, ticket: Ticket): Promise<Ticket> {
  if (ticket.mergedIntoId === null || ticket.isKeptApart) return ticket
  const next = await findTicketById(db, ticket.mergedIntoId)
  if (!next) throw notFound('This ticket')
  return currentTicket(db, next)
}

/**
 * Adds a message in the caller's transaction; the caller announces it after the commit. A message that is sent
 * again under the same key changes nothing.
 */
export async function addMessage(
  tx: Tx,
  ticketId: string,
  input: MessageInput,
): Promise<{ ticket: Ticket; message: Message; isNew: boolean }> {
  const ticket = await lockTicket(tx, ticketId)
  const existing = await findMessageByKey(tx, ticketId, input.messageKey)
  if (existing) return { ticket, message: existing, isNew: false }
  const { fileIds = [], status, event, at = new Date(), ...fields } = input
  const newOwner = ownerByMessage(ticket, input)
  if (newOwner) {
    const to = newOwner.name
    await recordEvent(tx, ticketId, newOwner, { kind: 'assigned', from: null, to }, at)
  }
  const message = await insertMessage(tx, {
    ...fields,
    id: randomUUIDv7(),
    ticketId,
    event: event ?? null,
    createdAt: at,
  })
  await attachFiles(tx, fileIds, { ticketId, messageId: message.id })
  const change = await changeByMessage(tx, ticket, input, status)
  if (newOwner) change.assigneeId = newOwner.id
  if (ticket.isKeptApart && fields.channel !== 'note' && fields.author !== 'desk') {
    Object.assign(change, await unmergeTicket(tx, ticket))
  }
  const next = await updateTicket(tx, ticketId, change, searchTermsOf(input.words))
  return { ticket: next, message, isNew: true }
}

/**
 * Undoes the merge of a ticket that was kept apart: its sender writes and is answered in it. The ticket that it
 * was merged into gets a note about that.
 */
export async function unmergeTicket(tx: Tx, ticket: Ticket): Promise<TicketChange> {
  const other = await findTicketById(tx, ticket.mergedIntoId ?? '')
  if (other) {
    const numbers = { from: ticketNumber(ticket), to: ticketNumber(other) }
    await recordEvent(tx, other.id, null, { kind: 'parted', ...numbers })
  }
  return { mergedIntoId: null, isKeptApart: false }
}

/** Who answers a ticket without an owner owns it; a note is no answer. */
function ownerByMessage(ticket: Ticket, { author, authorId, authorName, channel }: MessageInput) {
  if (author !== 'staff' || channel === 'note' || authorId === null || ticket.assigneeId !== null) return null
  return { id: authorId, name: authorName }
}

async function changeByMessage(
  tx: Tx,
  ticket: Ticket,
  { author, channel }: MessageInput,
  requested: TicketStatus | undefined,
): Promise<TicketChange> {
  if (author === 'customer') return changeOfStatus(tx, ticket, 'open')
  if (author === 'desk' || channel === 'note') return requested ? changeOfStatus(tx, ticket, requested) : {}
  return {
    ...(await changeOfStatus(tx, ticket, requested ?? 'waiting')),
    ...(ticket.answeredAt === null && { answeredAt: new Date() }),
  }
}

/** A ticket that is opened again gets a new deadline for the answer. */
export async function changeOfStatus(tx: Tx, ticket: Ticket, status: TicketStatus): Promise<TicketChange> {
  if (ticket.status === status) return {}
  const now = new Date()
  if (status !== 'open') return { status, solvedAt: status === 'solved' ? now : null }
  const dueAt = await loadAnswerDeadline(tx)
  return { status, solvedAt: null, answerBy: dueAt(ticket.priority, now) }
}

export interface MessageWithFiles {
  message: Message
  files: FileLink[]
}

/** The first message of a ticket is stored in the ticket itself; here it has the form of the others. */
const firstMessage = (ticket: Ticket): Message => ({
  id: ticket.id,
  ticketId: ticket.id,
  sequence: 0,
  author: 'customer',
  authorId: null,
  authorName: ticket.name,
  proof: proofOf(ticket),
  channel: ticket.type === 'chat' ? 'chat' : 'form',
  takenDownBy: ticket.takenDownBy,
  words: ticket.message,
  event: null,
  mailId: null,
  messageKey: ticket.id,
  createdAt: ticket.createdAt,
})

/** All messages of a ticket with their files, oldest first; later ones only after the sequence `after`. */
export async function readThread(db: Tx, ticket: Ticket, after = 0): Promise<MessageWithFiles[]> {
  const messages = await listMessages(db, ticket.id, after)
  const files = await listFiles(db, ticket.id)
  const links = await linksByFileId(
    db,
    files.map(({ fileId }) => fileId),
  )
  const filesOf = (messageId: string | null) =>
    files.flatMap((file) => (file.messageId === messageId ? (links.get(file.fileId) ?? []) : []))
  return [
    { message: firstMessage(ticket), files: filesOf(null) },
    ...messages.map((message) => ({ message, files: filesOf(message.id) })),
  ].toSorted((a, b) => a.message.createdAt.getTime() - b.message.createdAt.getTime())
}

export function toThreadMessage({ message, files }: MessageWithFiles): ThreadMessage {
  const { id, sequence, author, authorName, channel, takenDownBy, words, createdAt } = message
  return {
    id,
    sequence,
    author,
    authorName,
    ...(takenDownBy === null ? { channel } : { channel: 'phone', takenDownBy }),
    words,
    files,
    at: createdAt.toISOString(),
  }
}

export const findMergedNumber = async (db: Tx, { mergedIntoId }: Ticket) => {
  const into = mergedIntoId === null ? null : await findTicketById(db, mergedIntoId)
  return into && ticketNumber(into)
}

/** When the account of a ticket is gone, no message in it is proven to be of anybody. */
function proofOfMessage({ author, proof, takenDownBy }: Message, ticket: Ticket): SenderProof | null {
  if (author !== 'customer') return null
  if (takenDownBy !== null) return 'phone'
  return ticket.userId === null ? proofOfWriter(ticket) : (proof ?? proofOfWriter(ticket))
}

/**
 * The thread as staff see it: with notes, changes, the state of mails, and the messages of tickets that were
 * merged but kept apart. Only staff ever see those together.
 */
export async function deskMessages(db: Tx, ticket: Ticket): Promise<DeskMessage[]> {
  const tickets = [ticket, ...(await listKeptApart(db, ticket.id))]
  const threads = await Promise.all(
    tickets.map(async (one) => (await readThread(db, one)).map((entry) => ({ ...entry, one }))),
  )
  const messages = threads
    .flat()
    .filter(({ message, one }) => one.id === ticket.id || message.event === null)
    .toSorted((a, b) => a.message.createdAt.getTime() - b.message.createdAt.getTime())
  const mailStates = await findMailOutcomes(
    db,
    messages.flatMap(({ message }) => message.mailId ?? []),
  )
  return messages.map(({ one, ...entry }) => {
    const { event, mailId } = entry.message
    const mailState = mailId === null ? undefined : mailStates.get(mailId)
    return {
      ...toThreadMessage(entry),
      event,
      proof: proofOfMessage(entry.message, one),
      keptApart: one.id === ticket.id ? null : ticketNumber(one),
      mail: mailId === null ? null : (mailState?.state ?? 'sent'),
      mailError: mailState?.error ?? null,
    }
  })
}

const maxReferences = 10

/** Ids of the mails of earlier replies, oldest first: mail programs show the next one beneath them. */
export async function earlierMails(db: Tx, ticketId: string): Promise<string[]> {
  const messages = await listMessages(db, ticketId)
  return messages.flatMap(({ mailId }) => mailId ?? []).slice(-maxReferences)
}
