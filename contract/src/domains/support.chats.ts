import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { deskThreadSchema, staffPersonSchema } from './support.desk.ts'
import { maxChatLimit, ticketStatuses } from './support.tickets.rules.ts'
import { ticketNumberParam } from './support.tickets.ts'

/** A chat whose sender is there, or was until a moment ago. */
export const deskChatSchema = z.strictObject({
  number: z.string(),
  name: z.string(),
  /** The sender's last message. */
  words: z.string(),
  sequence: z.int(),
  status: z.enum(ticketStatuses),
  /** Who has taken it; null while it waits. */
  assignee: staffPersonSchema.nullable(),
  /** Whether the caller has taken it. */
  isMine: z.boolean(),
  /** Since when the sender waits for an answer; null when they have it. */
  waitingSince: z.iso.datetime().nullable(),
  /** Whether the sender is connected at this moment. */
  isLive: z.boolean(),
  /** Whether its owner has not yet read the sender's last message; a chat without an owner is read by nobody. */
  isUnread: z.boolean(),
})
export type DeskChat = z.infer<typeof deskChatSchema>

const chatLimit = z.int().min(1, 'At least 1').max(maxChatLimit, `At most ${maxChatLimit}`)
const none = z.strictObject({})

/** Chats as the desk handles them. */
export const chatsEndpoints = defineEndpoints({
  'GET /staff/chats': {
    name: 'listChats',
    summary: 'The chats that run now: those that nobody has taken, then my own, then those of others',
    access: 'staff:support',
    response: answerOf(
      z.strictObject({
        chats: z.array(deskChatSchema),
        /** How many chats the caller takes at once. */
        limit: chatLimit,
      }),
    ),
  },
  'POST /staff/tickets/:number/take': {
    name: 'takeTicket',
    summary: 'Take a ticket that nobody has; of two who take it at once, one gets it',
    access: 'staff:support',
    params: ticketNumberParam,
    response: answerOf(deskThreadSchema),
    errors: [404, 409],
  },
  'POST /staff/tickets/:number/read': {
    name: 'readTicket',
    summary: 'Say up to which message I have read a ticket',
    access: 'staff:support',
    params: ticketNumberParam,
    body: z.strictObject({ sequence: z.int().min(0) }),
    response: answerOf(none),
    errors: [404],
  },
  'PUT /staff/viewing': {
    name: 'setViewing',
    summary: 'Say which ticket a console shows, so that colleagues see who else is there',
    access: 'staff:support',
    body: z.strictObject({
      console: z.uuid('A console has a UUID of its own'),
      number: ticketNumberParam.shape.number.nullable(),
      /** Whether an answer or a note has been begun in it. */
      isWriting: z.boolean(),
    }),
    response: answerOf(none),
  },
  'PUT /staff/desk/people/:id/chat-limit': {
    name: 'setChatLimit',
    summary: 'How many chats somebody takes at once; others than oneself are for admins',
    access: 'staff:support',
    params: z.strictObject({ id: z.uuid('This is not the id of a person') }),
    body: z.strictObject({ limit: chatLimit }),
    response: answerOf(z.strictObject({ limit: chatLimit })),
    errors: [404],
  },
})
