import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { lockTicketAtVersion, refuseMerged } from './change-ticket.service.ts'
import { recordEvent, type Actor } from './record-event.service.ts'
import { proofOf, proofTexts } from '../sender/sender-proof.ts'
import { searchTermsOf } from './search-terms.ts'
import { moveFirstFiles } from './ticket-files.store.ts'
import { ticketNumber } from './ticket-number.ts'
import {
  insertMessage,
  listMessages,
  lockTicket,
  moveKeptApart,
  moveMessages,
  updateTicket,
  type Ticket,
} from './tickets.store.ts'

const isSameAccount = (one: Ticket, other: Ticket) => one.userId !== null && one.userId === other.userId

const refuse = (sentence: string) => new ApiError('CONFLICT', sentence)

/** Two senders with the same address may be different people: staff have to confirm that they know. */
function refuseUnsure(from: Ticket, into: Ticket, isConfirmed: boolean) {
  if (isSameAccount(from, into) && proofOf(from) === proofOf(into)) return
  if (!isSameAccount(from, into) && from.email !== into.email) {
    throw refuse('These tickets are of different senders.')
  }
  if (isConfirmed) return
  const sentenceOf = (ticket: Ticket) => `${ticketNumber(ticket)}: ${proofTexts[proofOf(ticket)]}`
  throw new ApiError(
    'CONFIRMATION_REQUIRED',
    `It is not certain that one person wrote both (${sentenceOf(from)}; ${sentenceOf(into)}). Please confirm.`,
    { from: proofOf(from), into: proofOf(into), keptApart: isSameAccount(from, into) ? 'no' : 'yes' },
  )
}

interface Merge {
  from: Ticket
  into: Ticket
  version: number
  actor: Actor
  /** Staff have confirmed that the senders may be different people. */
  isConfirmed: boolean
}

/**
 * Where both tickets are of one account, the messages of the first move into the second, in the order of time.
 * Otherwise the tickets are kept apart: messages stay where they are, and only staff read them together.
 * Neither sender sees the other's messages or the replies to them.
 */
export async function mergeTickets(
  tx: Tx,
  { from, into, version, actor, isConfirmed }: Merge,
): Promise<{ from: Ticket; into: Ticket }> {
  if (from.id === into.id) throw refuse('A ticket cannot go on in itself.')
  // Always in the same order, so that two merges at the same time do not block each other for ever.
  if (into.id < from.id) await lockTicket(tx, into.id)
  const source = await lockTicketAtVersion(tx, from.id, version)
  const target = await lockTicket(tx, into.id)
  refuseMerged(target)
  refuseUnsure(source, target, isConfirmed)
  const isKeptApart = !isSameAccount(source, target)
  const words = isKeptApart ? [] : await moveThread(tx, source, target)
  await moveKeptApart(tx, source.id, target.id)
  const numbers = { from: ticketNumber(source), to: ticketNumber(target) }
  await recordEvent(tx, target.id, actor, { kind: 'merged', ...numbers })
  await recordEvent(tx, source.id, actor, { kind: 'merged', ...numbers })
  return {
    from: await updateTicket(tx, source.id, {
      status: 'solved',
      solvedAt: new Date(),
      mergedIntoId: target.id,
      isKeptApart,
    }),
    into: await updateTicket(tx, target.id, reopening(source, target), words),
  }
}

/** Moves all messages of `source` into `target`, and returns the search terms that `target` gains. */
async function moveThread(tx: Tx, source: Ticket, target: Ticket): Promise<string[]> {
  const messages = await listMessages(tx, source.id)
  await moveMessages(tx, source.id, target.id)
  const first = await insertMessage(tx, {
    id: randomUUIDv7(),
    ticketId: target.id,
    author: 'customer',
    authorId: null,
    authorName: source.name,
    proof: proofOf(source),
    channel: source.type === 'chat' ? 'chat' : 'form',
    takenDownBy: source.takenDownBy,
    words: `${source.subject}\n\n${source.message}`,
    messageKey: source.id,
    createdAt: source.createdAt,
  })
  await moveFirstFiles(tx, source.id, { ticketId: target.id, messageId: first.id })
  return searchTermsOf(source.subject, source.message, ...messages.map((message) => message.words))
}

/** An answer that was still owed in `source` is owed in `target`, and no later. */
function reopening(source: Ticket, target: Ticket) {
  if (source.status !== 'open') return {}
  const isSooner = target.status !== 'open' || source.answerBy < target.answerBy
  return {
    status: 'open' as const,
    solvedAt: null,
    ...(isSooner && { answerBy: source.answerBy }),
  }
}
