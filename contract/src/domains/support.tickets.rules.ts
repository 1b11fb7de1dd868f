import { contactTypes } from './support.contact.rules.ts'

/** What a ticket is about. The first four are what people choose themselves; `payment` is a task that Haat sets itself. */
export const ticketTypes = [...contactTypes, 'service', 'chat', 'payment'] as const
export type TicketType = (typeof ticketTypes)[number]

/**
 * What is known about who wrote. An address that somebody typed is nobody's proof.
 * - account: was signed in, and the address is that account's own and confirmed
 * - session: was signed in, but the address is another one or not confirmed
 * - none: was not signed in; known by nothing but the key of the ticket
 * - system: nobody wrote; Haat set the task itself, and nobody is there to be answered
 */
export const senderProofs = ['account', 'session', 'none', 'system'] as const
export type SenderProof = (typeof senderProofs)[number]

export const ticketStatuses = ['open', 'waiting', 'solved'] as const
/** Open: we owe an answer. Waiting: the sender has ours. Solved: nobody owes anything. */
export type TicketStatus = (typeof ticketStatuses)[number]

/** What staff may make of a ticket; a message of its sender opens it again from anywhere. */
export const ticketMoves: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['waiting', 'solved'],
  waiting: ['open', 'solved'],
  solved: ['open'],
}

export const ticketPriorities = ['normal', 'high', 'urgent'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

/** Who speaks: the sender, somebody of ours, or the desk itself about what changed. */
export const ticketAuthors = ['customer', 'staff', 'desk'] as const
export type TicketAuthor = (typeof ticketAuthors)[number]

/** By which way words came or went; a note never leaves the desk. */
export const ticketChannels = ['form', 'page', 'mail', 'chat', 'note'] as const
export type TicketChannel = (typeof ticketChannels)[number]

/** What the desk says about itself in a thread. */
export const ticketEvents = [
  'assigned',
  'status',
  'priority',
  'type',
  'merged',
  /** Its sender wrote again, or was answered: what was merged but kept apart goes on by itself. */
  'parted',
  'left-chat',
  /** Nobody was there for a chat: its sender was told that the answer comes by mail. */
  'by-mail',
] as const
export type TicketEvent = (typeof ticketEvents)[number]

/** Stands for the sender where nobody is signed in: the key of the link in their mail, or of their chat. */
export const ticketKeyHeader = 'x-ticket-key'

export const ticketWordsMaxLength = 5000
export const ticketFilesMost = 5
export const ticketFileMaxBytes = 8 * 1024 * 1024
/** Told by their content, whatever they are called. */
export const ticketFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

/** Somebody who types says so as often at most, and is taken to type for as long. */
export const typingTellMs = 3000
export const typingShownMs = 6000

/** A chat that nobody of ours has answered for so long is answered by mail, and its sender is told. */
export const chatPatienceMs = 120_000
