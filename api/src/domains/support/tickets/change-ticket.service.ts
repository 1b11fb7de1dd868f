import {
  isTaskType,
  ticketMoves,
  type TicketPriority,
  type TicketStatus,
  type TicketType,
} from '@haat/contract/domains/support.tickets.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { changeOfStatus, unmergeTicket } from './ticket-messages.service.ts'
import { loadAnswerDeadline } from './answer-deadline.ts'
import { recordEvent, type Actor, type EventDetails } from './record-event.service.ts'
import {
  findWaitingSince,
  lockTicket,
  updateTicket,
  type Ticket,
  type TicketChange,
} from './tickets.store.ts'

export interface RequestedChange {
  /** The version that the caller has seen. */
  version: number
  status?: TicketStatus | undefined
  /** Null takes the assignee off. The name is shown in the thread. */
  assignee?: Actor | null | undefined
  /** The name of the previous assignee, for the thread. */
  assigneeWas?: string | null
  priority?: TicketPriority | undefined
  type?: TicketType | undefined
}

const refuse = (sentence: string) => new ApiError('CONFLICT', sentence)

/**
 * Locks a ticket. Refuses a caller who has seen an older version, and a ticket that was merged into another
 * one.
 */
export async function lockTicketAtVersion(
  tx: Tx,
  id: string,
  version: number,
  mayBeKeptApart = false,
): Promise<Ticket> {
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
  // A chat may have no number, and whoever called has left a number or an address.
  const isReachable =
    ticket.phoneNumberSealed !== null || ticket.contactNumberSealed !== null || ticket.takenDownById !== null
  const isTask = isTaskType(type) || isTaskType(ticket.type)
  if (type !== 'chat' && !isTask && isReachable) return
  const sentence = isTask
    ? 'Only Haat itself sets a task, and it stays one.'
    : type === 'chat'
      ? 'Only a chat is a chat.'
      : 'A chat without a telephone number stays a chat.'
  throw new ApiError('VALIDATION_FAILED', sentence, { type: sentence })
}

/** The time counts from when the sender began to wait, not from when staff changed the priority. */
async function newAnswerBy(tx: Tx, ticket: Ticket, priority: TicketPriority) {
  const { isAnswered, since } = await findWaitingSince(tx, ticket.id)
  const from = isAnswered ? (since ?? new Date()) : ticket.createdAt
  return (await loadAnswerDeadline(tx))(priority, from)
}

async function changesOf(tx: Tx, ticket: Ticket, requested: RequestedChange) {
  const { status, assignee, priority, type } = requested
  const change: TicketChange = {}
  const events: EventDetails[] = []
  if (type !== undefined && type !== ticket.type) {
    refuseType(ticket, type)
    change.type = type
    events.push({ kind: 'type', from: ticket.type, to: type })
  }
  if (priority !== undefined && priority !== ticket.priority) {
    Object.assign(change, { priority, answerBy: await newAnswerBy(tx, ticket, priority) })
    events.push({ kind: 'priority', from: ticket.priority, to: priority })
  }
  if (assignee !== undefined && (assignee?.id ?? null) !== ticket.assigneeId) {
    change.assigneeId = assignee?.id ?? null
    events.push({ kind: 'assigned', from: requested.assigneeWas ?? null, to: assignee?.name ?? null })
  }
  if (status !== undefined && status !== ticket.status) {
    if (!ticketMoves[ticket.status].includes(status)) {
      throw refuse(`A ticket that is ${ticket.status} cannot become ${status}.`)
    }
    Object.assign(change, await changeOfStatus(tx, { ...ticket, ...priorityOf(change) }, status))
    if (ticket.isKeptApart) Object.assign(change, await unmergeTicket(tx, ticket))
    events.push({ kind: 'status', from: ticket.status, to: status })
  }
  return { change, events }
}

const priorityOf = ({ priority }: TicketChange) => (priority === undefined ? {} : { priority })

/** Makes all requested changes or none. The thread shows what changed and who did it. */
export async function changeTicket(
  tx: Tx,
  id: string,
  actor: Actor,
  requested: RequestedChange,
): Promise<{ before: Ticket; after: Ticket; isChanged: boolean }> {
  // A ticket that was merged but kept apart can be opened again as a ticket of its own.
  const before = await lockTicketAtVersion(tx, id, requested.version, requested.status === 'open')
  const { change, events } = await changesOf(tx, before, requested)
  if (events.length === 0) return { before, after: before, isChanged: false }
  for (const event of events) await recordEvent(tx, id, actor, event)
  return { before, after: await updateTicket(tx, id, change), isChanged: true }
}
