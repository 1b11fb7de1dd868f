import { z } from 'zod'
import { answerOf, deepPageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField } from '../shared/fields.ts'
import { orderNumberPattern } from '../shared/fields.rules.ts'
import { languages } from '../shared/language.ts'
import { pageQuery } from '../shared/paging.ts'
import { fileLinkSchema, uploadQuery } from '../shared/upload.ts'
import { ticketContextSchema } from './support.context.ts'
import {
  senderProofs,
  ticketEvents,
  ticketFileMaxBytes,
  ticketPriorities,
  ticketStatuses,
  ticketTypes,
  ticketTextMaxLength,
} from './support.tickets.rules.ts'
import {
  messageFiles,
  messageKey,
  messageText,
  ownThreadSchema,
  threadMessageSchema,
  ticketNumberParam,
} from './support.tickets.ts'

export const staffPersonSchema = z.strictObject({ id: z.string(), name: z.string() })
export type StaffPerson = z.infer<typeof staffPersonSchema>

const deskPersonSchema = staffPersonSchema.extend({
  /** Whether the person takes chats at this moment. */
  isAvailable: z.boolean(),
  /** How many chats the person has taken that run now, and how many they take at once. */
  chats: z.int(),
  chatLimit: z.int(),
})

export const deskTicketSchema = z.strictObject({
  number: z.string(),
  type: z.enum(ticketTypes),
  name: z.string(),
  proof: z.enum(senderProofs),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  priority: z.enum(ticketPriorities),
  assignee: staffPersonSchema.nullable(),
  answerBy: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Whether it is a chat whose sender is connected at this moment. */
  isLive: z.boolean(),
})
export type DeskTicket = z.infer<typeof deskTicketSchema>

/** A message as staff see it: with internal notes, and with changes of the ticket. */
export const deskMessageSchema = threadMessageSchema.extend({
  event: z
    .strictObject({ kind: z.enum(ticketEvents), from: z.string().nullable(), to: z.string().nullable() })
    .nullable(),
  /** What is known about its author; null for staff. */
  proof: z.enum(senderProofs).nullable(),
  /** The number of the ticket in which it was written, when that was merged into this one but kept apart. */
  keptApart: z.string().nullable(),
  /** The state of a reply by mail. */
  mail: z.enum(['queued', 'sent', 'failed', 'kept', 'ended']).nullable(),
  /** The mail server's answer when a reply could not be delivered. */
  mailError: z.string().nullable(),
})
export type DeskMessage = z.infer<typeof deskMessageSchema>

export const deskThreadSchema = deskTicketSchema.extend({
  /** Grows with every change; a change of an older version is refused. */
  version: z.int(),
  email: z.string(),
  phoneNumbers: z.array(z.string()),
  language: z.enum(languages),
  about: ownThreadSchema.shape.about,
  mergedInto: z.string().nullable(),
  /** Whether the sender of a merged ticket reads neither the other ticket nor its answers. */
  isKeptApart: z.boolean(),
  messages: z.array(deskMessageSchema),
})
export type DeskThread = z.infer<typeof deskThreadSchema>

export const deskSortFields = ['answerBy', 'createdAt', 'updatedAt'] as const

const queueQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  searchTerm: pageQuery.searchTerm,
  sortField: z
    .enum(deskSortFields, `sortField must be one of ${deskSortFields.join(', ')}`)
    .default('answerBy'),
  sortOrder: z.enum(['asc', 'desc'], 'sortOrder must be asc or desc').default('asc'),
  status: z.enum(['', 'unsolved', ...ticketStatuses]).default(''),
  type: z.enum(['', ...ticketTypes]).default(''),
  priority: z.enum(['', ...ticketPriorities]).default(''),
  /** `me`, `none`, or the id of a staff member. */
  assignee: z.union([z.enum(['', 'me', 'none']), z.uuid('This is not the id of a person')]).default(''),
  cursor: z.string().max(200).optional(),
})
export type QueueQuery = z.output<typeof queueQuery>

const countsSchema = z.strictObject({
  open: z.int(),
  mine: z.int(),
  unowned: z.int(),
  /** Answered, and waiting for their senders. */
  waiting: z.int(),
  late: z.int(),
  /** Counts are exact up to here; at the limit there are more. */
  limit: z.int(),
})
export type DeskCounts = z.infer<typeof countsSchema>

const shortcut = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/, 'A shortcut is 2 to 31 small letters, digits and hyphens')
const savedReplyBody = z.strictObject({
  shortcut,
  /** With `{name}`, `{ticket}` and `{order}` as placeholders. */
  words: z
    .strictObject({
      en: lineField(ticketTextMaxLength, 'English text'),
      ne: lineField(ticketTextMaxLength, 'Nepali text'),
    })
    .refine(({ en, ne }) => en !== '' || ne !== '', 'A reply needs its words in one language at least.'),
})
export const savedReplySchema = z.strictObject({
  id: z.string(),
  shortcut: z.string(),
  words: bilingualSchema,
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type SavedReply = z.infer<typeof savedReplySchema>

const id = z.strictObject({ id: z.uuid('This is not an id of ours') })
const version = z.int().min(1)
const none = z.strictObject({})

export const deskEndpoints = defineEndpoints({
  'GET /staff/tickets': {
    name: 'listTickets',
    summary: 'The queue of the desk by status, owner, type and words, walked by cursor',
    access: 'staff:support',
    query: queueQuery,
    response: deepPageOf(deskTicketSchema, { counts: countsSchema }),
  },
  'GET /staff/tickets/:number': {
    name: 'getTicket',
    summary: 'A ticket with its whole thread, notes included',
    access: 'staff:support',
    params: ticketNumberParam,
    response: answerOf(deskThreadSchema),
    errors: [404],
  },
  'GET /staff/tickets/:number/context': {
    name: 'getTicketContext',
    summary: 'Who wrote, which orders and tickets they name, what they bought and wrote before',
    access: 'staff:support',
    params: ticketNumberParam,
    query: z.strictObject({ order: z.string().regex(orderNumberPattern).optional() }),
    response: answerOf(ticketContextSchema),
    errors: [404],
  },
  'PATCH /staff/tickets/:number': {
    name: 'changeTicket',
    summary: 'Change status, owner, priority or type of a ticket, of the version that was seen',
    access: 'staff:support',
    params: ticketNumberParam,
    body: z.strictObject({
      version,
      status: z.enum(ticketStatuses).optional(),
      assigneeId: z.uuid('This is not the id of a person').nullable().optional(),
      priority: z.enum(ticketPriorities).optional(),
      type: z.enum(ticketTypes).optional(),
    }),
    response: answerOf(deskThreadSchema),
    errors: [404, 409],
  },
  'POST /staff/tickets/:number/undo-solve': {
    name: 'undoSolve',
    summary: 'Take back that a ticket was solved: it gets the status from before and keeps its promised time',
    access: 'staff:support',
    params: ticketNumberParam,
    body: z.strictObject({ version }),
    response: answerOf(deskThreadSchema),
    errors: [404, 409],
  },
  'POST /staff/tickets/:number/replies': {
    name: 'replyToTicket',
    summary:
      'Answer the sender by chat or mail, which makes one the owner of a ticket that has none; or leave a note that only staff read',
    access: 'staff:support',
    params: ticketNumberParam,
    body: z.strictObject({
      kind: z.enum(['reply', 'note']),
      words: messageText,
      messageKey,
      fileIds: messageFiles,
      /** The status after the message; by default a reply waits for the sender and a note changes nothing. */
      status: z.enum(ticketStatuses).optional(),
    }),
    response: answerOf(deskThreadSchema),
    errors: [404, 409],
  },
  'POST /staff/tickets/:number/files': {
    name: 'uploadToTicket',
    summary: 'Upload a picture or a PDF for the next reply; the body is the file',
    access: 'staff:support',
    params: ticketNumberParam,
    query: uploadQuery,
    takesFile: { maxBytes: ticketFileMaxBytes },
    response: answerOf(fileLinkSchema),
    errors: [404, 413, 415],
  },
  'POST /staff/tickets/:number/merge': {
    name: 'mergeTicket',
    summary:
      'Go on with this ticket in another one; where it is not certain that one person wrote both, only when confirmed, and kept apart',
    access: 'staff:support',
    params: ticketNumberParam,
    body: z.strictObject({
      version,
      into: ticketNumberParam.shape.number,
      /**
       * Whether staff have confirmed the merge after being told that the two senders are proven differently.
       */
      isConfirmed: z.boolean().default(false),
    }),
    response: answerOf(deskThreadSchema),
    errors: [404, 409],
  },
  'POST /staff/tickets/:number/typing': {
    name: 'tellStaffTyping',
    summary: 'Say that somebody of ours is typing',
    access: 'staff:support',
    params: ticketNumberParam,
    response: answerOf(none),
    errors: [404],
  },
  'GET /staff/desk/people': {
    name: 'listDeskPeople',
    summary: 'Who can own a ticket, and who is there to chat',
    access: 'staff:support',
    response: answerOf(z.array(deskPersonSchema)),
  },
  'PUT /staff/presence': {
    name: 'setPresence',
    summary: 'Whether I take chats while my console is open',
    access: 'staff:support',
    body: z.strictObject({ isAvailable: z.boolean() }),
    response: answerOf(z.strictObject({ isAvailable: z.boolean() })),
  },
  'GET /staff/saved-replies': {
    name: 'listSavedReplies',
    summary: 'Replies that are at hand, by their shortcut',
    access: 'staff:support',
    response: answerOf(z.array(savedReplySchema)),
  },
  'POST /staff/saved-replies': {
    name: 'addSavedReply',
    summary: 'Keep a reply under a shortcut',
    access: 'staff:support',
    body: savedReplyBody,
    response: answerOf(savedReplySchema),
    errors: [409],
  },
  'PATCH /staff/saved-replies/:id': {
    name: 'changeSavedReply',
    summary: 'Change a reply, of the version that was seen',
    access: 'staff:support',
    params: id,
    body: savedReplyBody.partial().extend({ version }),
    response: answerOf(savedReplySchema),
    errors: [404, 409],
  },
  'DELETE /staff/saved-replies/:id': {
    name: 'dropSavedReply',
    summary: 'Drop a reply',
    access: 'staff:support',
    params: id,
    response: answerOf(none),
    errors: [404],
  },
})
