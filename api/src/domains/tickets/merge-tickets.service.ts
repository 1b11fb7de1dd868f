import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { lockSeen, refuseMerged, tellChange, type Actor } from './change-ticket.service.ts'
import { proofOf, proofWords } from './sender-proof.ts'
import { findableWords } from './ticket-words.ts'
import { insertMessage, listMessages, moveFirstFiles, moveMessages } from './ticket-messages.store.ts'
import { ticketNumber } from './ticket-number.ts'
import { lockTicket, moveKeptApart, updateTicket, type Ticket } from './tickets.store.ts'

const isSameAccount = (one: Ticket, other: Ticket) => one.userId !== null && one.userId === other.userId

const refuse = (sentence: string) => new ApiError('CONFLICT', sentence)

/** Who typed the same address may be somebody else: staff have to say that they know. */
function refuseUnsure(from: Ticket, into: Ticket, isConfirmed: boolean) {
  if (isSameAccount(from, into) && proofOf(from) === proofOf(into)) return
  if (!isSameAccount(from, into) && from.email !== into.email) {
    throw refuse('These tickets are of different senders.')
  }
  if (isConfirmed) return
  const sentenceOf = (ticket: Ticket) => `${ticketNumber(ticket)}: ${proofWords[proofOf(ticket)]}`
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
  /** Staff know that the two may be of different people. */
  isConfirmed: boolean
}

/**
 * Of one account: what was said in the first is said in the second, in the order of time. Otherwise the words stay where
 * they are, and only the desk reads them together: neither sender sees the other's words, nor what we answer to them.
 */
export async function mergeTickets(
  tx: Tx,
  { from, into, version, actor, isConfirmed }: Merge,
): Promise<{ from: Ticket; into: Ticket }> {
  if (from.id === into.id) throw refuse('A ticket cannot go on in itself.')
  // Always in the same order: two who merge at once wait for each other, not for ever.
  if (into.id < from.id) await lockTicket(tx, into.id)
  const source = await lockSeen(tx, from.id, version)
  const target = await lockTicket(tx, into.id)
  refuseMerged(target)
  refuseUnsure(source, target, isConfirmed)
  const isKeptApart = !isSameAccount(source, target)
  const words = isKeptApart ? [] : await moveWords(tx, source, target)
  await moveKeptApart(tx, source.id, target.id)
  const numbers = { from: ticketNumber(source), to: ticketNumber(target) }
  await tellChange(tx, target.id, actor, { kind: 'merged', ...numbers })
  await tellChange(tx, source.id, actor, { kind: 'merged', ...numbers })
  return {
    from: await updateTicket(tx, source.id, {
      status: 'solved',
      solvedAt: new Date(),
      mergedIntoId: target.id,
      isKeptApart,
    }),
    into: await updateTicket(tx, target.id, openAgain(source, target), words),
  }
}

/** Gives back what the second can be found by now. Its own first message it keeps. */
async function moveWords(tx: Tx, source: Ticket, target: Ticket): Promise<string[]> {
  const said = await listMessages(tx, source.id)
  await moveMessages(tx, source.id, target.id)
  const first = await insertMessage(tx, {
    id: randomUUIDv7(),
    ticketId: target.id,
    author: 'customer',
    authorId: null,
    authorName: source.name,
    proof: proofOf(source),
    channel: source.type === 'chat' ? 'chat' : 'form',
    words: `${source.subject}\n\n${source.message}`,
    messageKey: source.id,
    createdAt: source.createdAt,
  })
  await moveFirstFiles(tx, source.id, { ticketId: target.id, messageId: first.id })
  return findableWords(source.subject, source.message, ...said.map((message) => message.words))
}

/** What we still owe the one we owe the other, and no later. */
function openAgain(source: Ticket, target: Ticket) {
  if (source.status !== 'open') return {}
  const isSooner = target.status !== 'open' || source.answerBy < target.answerBy
  return {
    status: 'open' as const,
    solvedAt: null,
    ...(isSooner && { answerBy: source.answerBy }),
  }
}
