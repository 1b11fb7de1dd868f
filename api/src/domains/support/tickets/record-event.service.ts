import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { TicketEvent } from '@haat/contract/domains/support.tickets.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { insertMessage } from './tickets.store.ts'

export interface Actor {
  id: string
  name: string
}

export interface EventDetails {
  kind: TicketEvent
  from: string | null
  to: string | null
}

/** Records a change of a ticket in its thread, where only staff read it; without an actor the system made it. */
export const recordEvent = (
  tx: Tx,
  ticketId: string,
  actor: Actor | null,
  event: EventDetails,
  at = new Date(),
) =>
  insertMessage(tx, {
    id: randomUUIDv7(),
    ticketId,
    author: 'desk',
    authorId: actor?.id ?? null,
    authorName: actor?.name ?? '',
    channel: 'note',
    words: '',
    event,
    messageKey: randomUUID(),
    createdAt: at,
  })
