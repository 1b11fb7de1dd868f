import type { ChatPresence, ThreadMessage } from './support.tickets.ts'
import type { TicketStatus } from './support.tickets.rules.ts'

/** The interval of heartbeats on every stream. */
export const streamHeartbeatMs = 15_000
/** After this much silence the connection counts as dead, whatever the system says. */
export const streamSilenceMs = 40_000

interface Beat {
  type: 'ready' | 'beat'
}

/** The state of a chat, for its sender. */
export interface ChatState {
  status: TicketStatus
  /** Until when we have promised an answer; null when no answer is due. */
  answerBy: string | null
  /** The answer comes by mail, even if the sender is still connected. */
  isByMail: boolean
}

/** One event of a ticket's stream, for its sender. */
export type TicketStreamEvent =
  | Beat
  | { type: 'message'; message: ThreadMessage }
  | { type: 'typing' }
  | ({ type: 'presence' } & ChatPresence)
  | ({ type: 'ticket' } & ChatState)

/** Somebody of the staff who has a ticket open. */
export interface TicketViewer {
  number: string
  id: string
  name: string
  /** Whether they have begun an answer or a note. */
  isWriting: boolean
}

/** One event of the console's stream. */
export type DeskStreamEvent =
  | Beat
  /** Null means that every ticket may have changed. */
  | { type: 'tickets'; numbers: string[] | null }
  | { type: 'typing'; number: string }
  | { type: 'presence'; isAvailable: boolean }
  /** All colleagues who have a ticket open, whenever that changes. */
  | { type: 'viewers'; viewers: TicketViewer[] }
