import { contactTypes } from './support.contact.rules.ts'

/** Tasks that Haat creates itself, by what they are about. */
const taskTypes = ['payment', 'parcel'] as const
/** What a ticket is about. The first four are what people choose themselves. */
export const ticketTypes = [...contactTypes, 'service', 'chat', ...taskTypes] as const
export type TicketType = (typeof ticketTypes)[number]
export const isTaskType = (type: string) => taskTypes.some((one) => one === type)

/**
 * What is known about the sender. A typed address proves nothing.
 * - account: was signed in, and the address is that account's own and confirmed
 * - session: was signed in, but the address is another one or not confirmed
 * - none: was not signed in; known only by the key of the ticket
 * - phone: was on the telephone, and staff took it down; an account may have confirmed the address
 * - system: Haat created the task itself, and there is nobody to answer
 */
export const senderProofs = ['account', 'session', 'none', 'phone', 'system'] as const
export type SenderProof = (typeof senderProofs)[number]

export const ticketStatuses = ['open', 'waiting', 'solved'] as const
/** Open: we owe an answer. Waiting: the sender has our answer. Solved: nobody owes anything. */
export type TicketStatus = (typeof ticketStatuses)[number]

/**
 * The statuses that staff may change each status to; a message of the sender reopens the ticket from any
 * status.
 */
export const ticketMoves: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['waiting', 'solved'],
  waiting: ['open', 'solved'],
  solved: ['open'],
}

export const ticketPriorities = ['normal', 'high', 'urgent'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

/** The author of a message: the sender, staff, or the system about a change of the ticket. */
export const ticketAuthors = ['customer', 'staff', 'desk'] as const
export type TicketAuthor = (typeof ticketAuthors)[number]

/** The channel of a message; a note is never sent to the sender. */
export const ticketChannels = ['form', 'page', 'mail', 'chat', 'phone', 'note'] as const
export type TicketChannel = (typeof ticketChannels)[number]

/** Changes of a ticket that are recorded in its thread. */
export const ticketEvents = [
  'assigned',
  'status',
  'priority',
  'type',
  'merged',
  /** The sender wrote again, or was answered: a ticket that was merged but kept apart goes on by itself. */
  'parted',
  'left-chat',
  /** The sender of a chat was told that the answer comes by mail, for one of `mailReasons`. */
  'by-mail',
] as const
export type TicketEvent = (typeof ticketEvents)[number]

/** Why nobody of the staff is there for a chat. */
export const chatAbsences = ['hours', 'holiday', 'nobody'] as const
export type ChatAbsence = (typeof chatAbsences)[number]

/** Why a chat is answered by mail: nobody was there, the last message waited for too long, or the sender left. */
const mailReasons = [...chatAbsences, 'unanswered', 'left'] as const
export type MailReason = (typeof mailReasons)[number]

/** Identifies the sender where nobody is signed in: the key of the link in their mail, or of their chat. */
export const ticketKeyHeader = 'x-ticket-key'

export const ticketTextMaxLength = 5000
export const maxTicketFiles = 5
export const ticketFileMaxBytes = 8 * 1024 * 1024
/** Checked by the content of the file, whatever its name is. */
export const ticketFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

/** How often a client reports that its user is typing, and for how long that is shown. */
export const typingNotifyMs = 3000
export const typingShownMs = 6000

/** A chat that no staff have answered for this long is answered by mail, and its sender is told. */
export const chatAnswerTimeoutMs = 120_000

/** How many chats somebody of the staff takes at once, unless it was set, and the most that can be set. */
export const defaultChatLimit = 3
export const maxChatLimit = 20

export const ticketNumberPattern = /^T-\d{1,9}$/
