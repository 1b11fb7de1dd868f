import type { ChatPresence, ThreadMessage } from './support.tickets.ts'
import type { TicketStatus } from './support.tickets.rules.ts'

/** Comes so often on every stream, whatever else does. */
export const streamBeatMs = 15_000
/** Nothing for so long: the line is dead, whatever the system says. */
export const streamSilenceMs = 40_000

interface Beat {
  type: 'ready' | 'beat'
}

/** How a chat stands, for its sender. */
export interface ChatState {
  status: TicketStatus
  /** Until when we have promised an answer; none when it is not ours to answer. */
  answerBy: string | null
  /** Nobody was there in time: the answer comes by mail, even if the line is still open. */
  isByMail: boolean
}

/** One line of the stream of a ticket, for its sender. */
export type TicketLine =
  | Beat
  | { type: 'message'; message: ThreadMessage }
  | { type: 'typing' }
  | ({ type: 'presence' } & ChatPresence)
  | ({ type: 'ticket' } & ChatState)

/** One line of the stream of a console. */
export type DeskLine =
  | Beat
  /** None named: every one may have changed. */
  | { type: 'tickets'; numbers: string[] | null }
  | { type: 'typing'; number: string }
  | { type: 'presence'; isAvailable: boolean }
