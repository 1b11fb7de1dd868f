import { randomUUID, randomUUIDv7 } from 'node:crypto'
import {
  ticketMoves,
  type TicketEvent,
  type TicketPriority,
  type TicketStatus,
  type TicketType,
} from '@haat/contract/domains/support.tickets.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { movedTo, partTicket } from './add-message.service.ts'
import { answerClock } from './answer-clock.ts'
import { insertMessage, waitsSince } from './ticket-messages.store.ts'
import { lockTicket, updateTicket, type Ticket, type TicketChange } from './tickets.store.ts'

export interface Actor {
  id: string
  name: string
}

export interface AskedChange {
  /** Of which version it was thought. */
  version: number
  status?: TicketStatus | undefined
  /** With the name that the thread tells; null for nobody. */
  assignee?: Actor | null | undefined
  /** Who owned it, for the thread. */
  assigneeWas?: string | null
  priority?: TicketPriority | undefined
  type?: TicketType | undefined
}

const refuse = (sentence: string) => new ApiError('CONFLICT', sentence)

/** Locks a ticket and refuses whoever has seen an older one, or one that goes on elsewhere. */
export async function lockSeen(tx: Tx, id: string, version: number, mayBeKeptApart = false): Promise<Ticket> {
  const ticket = await lockTicket(tx, id)
  if (!(mayBeKeptApart && ticket.isKeptApart)) refuseMerged(ticket)
  if (ticket.version !== version) {
    throw refuse('This ticket has changed since you opened it. Look at what is new, then try again.')
  }
  return ticket
}

export function refuseMerged({ mergedIntoId }: Ticket) {
  if (mergedIntoId !== null) throw refuse('This ticket goes on in another one.')
}

function refuseType(ticket: Ticket, type: TicketType) {
  const hasPhone = ticket.phoneNumberSealed !== null || ticket.contactNumberSealed !== null
  const isTask = type === 'payment' || ticket.type === 'payment'
  if (type !== 'chat' && !isTask && hasPhone) return
  const sentence = isTask
    ? 'Only Haat itself sets a task, and it stays one.'
    : type === 'chat'
      ? 'Only a chat is a chat.'
      : 'A chat without a telephone number stays a chat.'
  throw new ApiError('VALIDATION_FAILED', sentence, { type: sentence })
}

/** A promise counts from when the sender began to wait, not from when somebody noticed. */
async function newDue(tx: Tx, ticket: Ticket, priority: TicketPriority) {
  const { isAnswered, since } = await waitsSince(tx, ticket.id)
  const from = isAnswered ? (since ?? new Date()) : ticket.createdAt
  return (await answerClock(tx))(priority, from)
}

interface Told {
  kind: TicketEvent
  from: string | null
  to: string | null
}

async function changesOf(tx: Tx, ticket: Ticket, asked: AskedChange) {
  const { status, assignee, priority, type } = asked
  const change: TicketChange = {}
  const told: Told[] = []
  if (type !== undefined && type !== ticket.type) {
    refuseType(ticket, type)
    change.type = type
    told.push({ kind: 'type', from: ticket.type, to: type })
  }
  if (priority !== undefined && priority !== ticket.priority) {
    Object.assign(change, { priority, answerBy: await newDue(tx, ticket, priority) })
    told.push({ kind: 'priority', from: ticket.priority, to: priority })
  }
  if (assignee !== undefined && (assignee?.id ?? null) !== ticket.assigneeId) {
    change.assigneeId = assignee?.id ?? null
    told.push({ kind: 'assigned', from: asked.assigneeWas ?? null, to: assignee?.name ?? null })
  }
  if (status !== undefined && status !== ticket.status) {
    if (!ticketMoves[ticket.status].includes(status)) {
      throw refuse(`A ticket that is ${ticket.status} cannot become ${status}.`)
    }
    Object.assign(change, await movedTo(tx, { ...ticket, ...pick(change) }, status))
    if (ticket.isKeptApart) Object.assign(change, await partTicket(tx, ticket))
    told.push({ kind: 'status', from: ticket.status, to: status })
  }
  return { change, told }
}

const pick = ({ priority }: TicketChange) => (priority === undefined ? {} : { priority })

/** All that is asked for, or nothing; the thread says what changed and who did it. */
export async function changeTicket(
  tx: Tx,
  id: string,
  actor: Actor,
  asked: AskedChange,
): Promise<{ before: Ticket; after: Ticket; isChanged: boolean }> {
  // What was merged but kept apart is opened again as a ticket of its own.
  const before = await lockSeen(tx, id, asked.version, asked.status === 'open')
  const { change, told } = await changesOf(tx, before, asked)
  if (told.length === 0) return { before, after: before, isChanged: false }
  for (const event of told) await tellChange(tx, id, actor, event)
  return { before, after: await updateTicket(tx, id, change), isChanged: true }
}

export const tellChange = (tx: Tx, ticketId: string, actor: Actor, event: Told) =>
  insertMessage(tx, {
    id: randomUUIDv7(),
    ticketId,
    author: 'desk',
    authorId: actor.id,
    authorName: actor.name,
    channel: 'note',
    words: '',
    event,
    messageKey: randomUUID(),
    createdAt: new Date(),
  })
