import { randomUUIDv7 } from 'node:crypto'
import type {
  SenderProof,
  TicketAuthor,
  TicketChannel,
  TicketEvent,
  TicketStatus,
} from '@haat/contract/domains/support.tickets.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { answerClock } from './answer-clock.ts'
import { takeFiles } from './ticket-files.service.ts'
import { ticketNumber } from './ticket-number.ts'
import { findableWords } from './ticket-words.ts'
import { findMessageByKey, insertMessage, type Message } from './ticket-messages.store.ts'
import { findTicketById, lockTicket, updateTicket, type Ticket, type TicketChange } from './tickets.store.ts'

export interface Said {
  author: TicketAuthor
  authorId: string | null
  authorName: string
  /** What is known about a sender; none of our own people. */
  proof?: SenderProof
  channel: TicketChannel
  words: string
  messageKey: string
  /** When it was said, where that was before. */
  at?: Date
  fileIds?: string[]
  event?: { kind: TicketEvent; from: string | null; to: string | null }
  /** What the ticket becomes by it; else what follows from who speaks. */
  status?: TicketStatus | undefined
}

/** The ticket in which a talk goes on for its sender: what is kept apart is never left. */
export async function currentTicket(db: Tx, ticket: Ticket): Promise<Ticket> {
  if (ticket.mergedIntoId === null || ticket.isKeptApart) return ticket
  const next = await findTicketById(db, ticket.mergedIntoId)
  if (!next) throw notFound('This ticket')
  return currentTicket(db, next)
}

/**
 * In the caller's transaction, which has to announce it after the commit. Said again under the same key it is the same
 * message, and nothing changes.
 */
export async function addMessage(
  tx: Tx,
  ticketId: string,
  said: Said,
): Promise<{ ticket: Ticket; message: Message; isNew: boolean }> {
  const ticket = await lockTicket(tx, ticketId)
  const known = await findMessageByKey(tx, ticketId, said.messageKey)
  if (known) return { ticket, message: known, isNew: false }
  const { fileIds = [], status, event, at, ...spoken } = said
  const message = await insertMessage(tx, {
    ...spoken,
    id: randomUUIDv7(),
    ticketId,
    event: event ?? null,
    createdAt: at ?? new Date(),
  })
  await takeFiles(tx, fileIds, { ticketId, messageId: message.id })
  const change = await changeBy(tx, ticket, said, status)
  if (ticket.isKeptApart && spoken.channel !== 'note' && spoken.author !== 'desk') {
    Object.assign(change, await partTicket(tx, ticket))
  }
  const next = await updateTicket(tx, ticketId, change, findableWords(said.words))
  return { ticket: next, message, isNew: true }
}

/** Whoever is kept apart is heard and answered in their own ticket; the other one says that it has gone. */
export async function partTicket(tx: Tx, ticket: Ticket): Promise<TicketChange> {
  const other = await findTicketById(tx, ticket.mergedIntoId ?? '')
  if (other) {
    await insertMessage(tx, {
      id: randomUUIDv7(),
      ticketId: other.id,
      author: 'desk',
      authorId: null,
      authorName: '',
      channel: 'note',
      words: '',
      event: { kind: 'parted', from: ticketNumber(ticket), to: ticketNumber(other) },
      messageKey: randomUUIDv7(),
      createdAt: new Date(),
    })
  }
  return { mergedIntoId: null, isKeptApart: false }
}

async function changeBy(
  tx: Tx,
  ticket: Ticket,
  { author, channel }: Said,
  asked: TicketStatus | undefined,
): Promise<TicketChange> {
  if (author === 'customer') return movedTo(tx, ticket, 'open')
  if (author === 'desk' || channel === 'note') return asked ? movedTo(tx, ticket, asked) : {}
  return {
    ...(await movedTo(tx, ticket, asked ?? 'waiting')),
    ...(ticket.answeredAt === null && { answeredAt: new Date() }),
  }
}

/** A ticket that is opened again has a new clock. */
export async function movedTo(tx: Tx, ticket: Ticket, status: TicketStatus): Promise<TicketChange> {
  if (ticket.status === status) return {}
  const now = new Date()
  if (status !== 'open') return { status, solvedAt: status === 'solved' ? now : null }
  const dueAt = await answerClock(tx)
  return { status, solvedAt: null, answerBy: dueAt(ticket.priority, now) }
}
