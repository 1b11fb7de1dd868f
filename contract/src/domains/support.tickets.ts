import { z } from 'zod'
import { answerOf, pageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { emailField, lineField, requiredLineField } from '../shared/fields.ts'
import { languages } from '../shared/language.ts'
import { pageQuery } from '../shared/paging.ts'
import { fileLinkSchema, uploadQuery } from '../shared/upload.ts'
import {
  chatAbsences,
  ticketAuthors,
  ticketChannels,
  ticketFileMaxBytes,
  maxTicketFiles,
  ticketStatuses,
  ticketTypes,
  ticketTextMaxLength,
  ticketNumberPattern,
} from './support.tickets.rules.ts'

export const ticketNumberParam = z.strictObject({
  number: z.string().regex(ticketNumberPattern, 'A ticket number looks like T-1001'),
})

/** Made by the client once per message, so that a message sent twice is stored once. */
export const messageKey = z.uuid('A message has a UUID of its own')
export const messageText = requiredLineField(ticketTextMaxLength, 'Message')
export const messageFiles = z.array(z.uuid('This is not the id of a file')).max(maxTicketFiles).default([])

/** One message as its sender sees it: without notes and internal changes. */
export const threadMessageSchema = z.strictObject({
  id: z.string(),
  /** Grows with every message of the ticket; a stream continues after it. */
  sequence: z.int(),
  author: z.enum(ticketAuthors),
  /** Only the first name of staff. */
  authorName: z.string(),
  channel: z.enum(ticketChannels),
  /** Who of staff wrote it down for the sender on the telephone; absent where the author wrote. */
  takenDownBy: z.string().optional(),
  words: z.string(),
  files: z.array(fileLinkSchema),
  at: z.iso.datetime(),
})
export type ThreadMessage = z.infer<typeof threadMessageSchema>

const aboutSchema = z.strictObject({
  kind: z.enum(['order', 'product', 'service']),
  id: z.string(),
  title: z.string(),
})

export const ownTicketSchema = z.strictObject({
  number: z.string(),
  type: z.enum(ticketTypes),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  /** Until when we have promised an answer; null when no answer is due. */
  answerBy: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The last text of the thread, for a list. */
  preview: z.string(),
  hasNews: z.boolean(),
})
export type OwnTicket = z.infer<typeof ownTicketSchema>

export const ownThreadSchema = ownTicketSchema.omit({ preview: true, hasNews: true }).extend({
  about: aboutSchema.nullable(),
  messages: z.array(threadMessageSchema),
  /** The ticket that this one was merged into. */
  mergedInto: z.string().nullable(),
})
export type OwnThread = z.infer<typeof ownThreadSchema>

export const chatPresenceSchema = z.strictObject({
  isStaffed: z.boolean(),
  /** Whether everybody who is there has as many chats as they take: a new one waits for a free place. */
  isBusy: z.boolean(),
  /** The first name of a staff member who is there. */
  name: z.string().nullable(),
  /** When support opens next; now, if it is open. */
  opensAt: z.iso.datetime(),
  /** Why nobody is there: it is outside of office hours, a holiday, or nobody takes chats. Null if somebody is. */
  absence: z.enum(chatAbsences).nullable(),
  /** The name of the holiday, which may be empty; null on other days. */
  holiday: bilingualSchema.nullable(),
})
export type ChatPresence = z.infer<typeof chatPresenceSchema>

export const openChatBody = z.strictObject({
  /** For visitors who are not signed in; otherwise the account has it. */
  name: requiredLineField(120, 'Name').optional(),
  email: emailField.optional(),
  phoneNumber: lineField(40, 'Phone number').default(''),
  words: messageText,
  messageKey,
  language: z.enum(languages),
})
export type OpenChat = z.output<typeof openChatBody>

export const ticketReplyBody = z.strictObject({ words: messageText, messageKey, fileIds: messageFiles })

const minute = 60
const hour = 3600

/**
 * The sender's side of support. A visitor who is not signed in as the sender sends the ticket's key in a
 * header; without either the ticket is not found.
 */
export const ticketsEndpoints = defineEndpoints({
  'GET /tickets': {
    name: 'listMyTickets',
    summary: 'What I have written to support, newest first',
    access: 'signed-in',
    query: z.strictObject({ pageIndex: pageQuery.pageIndex, pageSize: pageQuery.pageSize }),
    response: pageOf(ownTicketSchema),
  },
  'GET /tickets/:number': {
    name: 'getMyTicket',
    summary: 'A ticket with its thread, for its sender',
    access: 'public',
    params: ticketNumberParam,
    response: answerOf(ownThreadSchema),
    errors: [404],
  },
  'POST /tickets/:number/messages': {
    name: 'addToMyTicket',
    summary: 'Say more to a ticket; opens it again',
    access: 'public',
    params: ticketNumberParam,
    body: ticketReplyBody,
    response: answerOf(threadMessageSchema),
    errors: [404, 409, 429],
    limit: { max: 60, perSeconds: minute },
  },
  'POST /tickets/:number/files': {
    name: 'uploadToMyTicket',
    summary: 'Upload a picture or a PDF for the next message of a ticket; the body is the file',
    access: 'public',
    params: ticketNumberParam,
    query: uploadQuery,
    takesFile: { maxBytes: ticketFileMaxBytes },
    response: answerOf(fileLinkSchema),
    errors: [404, 413, 415, 429],
    limit: { max: 30, perSeconds: hour },
  },
  'POST /tickets/:number/typing': {
    name: 'tellTyping',
    summary: 'Say that the sender is typing',
    access: 'public',
    params: ticketNumberParam,
    response: answerOf(z.strictObject({})),
    errors: [404],
  },
  'POST /tickets/:number/seen': {
    name: 'tellSeen',
    summary: 'Say up to which message the sender has seen the thread; what was never seen is sent by mail',
    access: 'public',
    params: ticketNumberParam,
    body: z.strictObject({ sequence: z.int().min(0) }),
    response: answerOf(z.strictObject({})),
    errors: [404],
  },
  'POST /tickets/:number/leave': {
    name: 'leaveChat',
    summary: 'End a chat from the side of the sender; what is open stays a ticket',
    access: 'public',
    params: ticketNumberParam,
    response: answerOf(z.strictObject({})),
    errors: [404],
  },
  'GET /chats/presence': {
    name: 'getChatPresence',
    summary: 'Whether somebody of ours is there to chat, why not, and when support opens next',
    access: 'public',
    response: answerOf(chatPresenceSchema),
  },
  'POST /chats': {
    name: 'openChat',
    summary: 'Begin a chat; when nobody is there it is a ticket that is answered by mail',
    access: 'public',
    body: openChatBody,
    response: answerOf(
      z.strictObject({
        number: z.string(),
        /** Proves later that it is the same person; returned only once. */
        key: z.string(),
        isStaffed: z.boolean(),
        answerBy: z.iso.datetime(),
      }),
    ),
    errors: [429],
    limit: { max: 10, perSeconds: hour },
    emailLimit: { max: 5, perSeconds: hour },
  },
})
