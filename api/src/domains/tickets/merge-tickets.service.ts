import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { lockSeen, refuseMerged, tellChange, type Actor } from './change-ticket.service.ts'
import { findableWords } from './ticket-words.ts'
import { insertMessage, listMessages, moveFirstFiles, moveMessages } from './ticket-messages.store.ts'
import { ticketNumber } from './ticket-number.ts'
import { lockTicket, updateTicket, type Ticket } from './tickets.store.ts'

const isSameSender = (one: Ticket, other: Ticket) =>
  one.email === other.email || (one.userId !== null && one.userId === other.userId)

/** What was said in the first is said in the second, in the order of time. Its own first message it keeps. */
export async function mergeTickets(
  tx: Tx,
  { from, into, version, actor }: { from: Ticket; into: Ticket; version: number; actor: Actor },
): Promise<{ from: Ticket; into: Ticket }> {
  if (from.id === into.id) throw new ApiError('CONFLICT', 'A ticket cannot go on in itself.')
  if (!isSameSender(from, into)) {
    throw new ApiError(
      'CONFLICT',
      'These tickets are of different senders: each would read what the other wrote.',
    )
  }
  // Always in the same order: two who merge at once wait for each other, not for ever.
  if (into.id < from.id) await lockTicket(tx, into.id)
  const source = await lockSeen(tx, from.id, version)
  const target = await lockTicket(tx, into.id)
  refuseMerged(target)
  const said = await listMessages(tx, source.id)
  await moveMessages(tx, source.id, target.id)
  const first = await insertMessage(tx, {
    id: randomUUIDv7(),
    ticketId: target.id,
    author: 'customer',
    authorId: null,
    authorName: source.name,
    channel: source.type === 'chat' ? 'chat' : 'form',
    words: `${source.subject}\n\n${source.message}`,
    messageKey: source.id,
    createdAt: source.createdAt,
  })
  await moveFirstFiles(tx, source.id, { ticketId: target.id, messageId: first.id })
  const numbers = { from: ticketNumber(source), to: ticketNumber(target) }
  await tellChange(tx, target.id, actor, { kind: 'merged', ...numbers })
  await tellChange(tx, source.id, actor, { kind: 'merged', ...numbers })
  const words = findableWords(source.subject, source.message, ...said.map((message) => message.words))
  return {
    from: await updateTicket(tx, source.id, {
      status: 'solved',
      solvedAt: new Date(),
      mergedIntoId: target.id,
    }),
    into: await updateTicket(tx, target.id, openAgain(source, target), words),
  }
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
