import { z } from 'zod'
import { answerOf, deepPageOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'

/** A mail that could not be delivered, without its text, which is private. */
export const mailSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['order', 'ticket', 'account', 'other']),
  /** The number of the order or ticket that the mail is about. */
  about: z.string().nullable(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  /** The mail server's last answer, and its code. */
  lastError: z.string().nullable(),
  lastCode: z.int().nullable(),
  /** Only for a waiting mail. */
  nextAttemptAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endReason: z.enum(['refused', 'full', 'staff']).nullable(),
  /** Whether its address accepted a later mail. */
  isReached: z.boolean(),
  /** How it can be sent again: unchanged, written anew, or not at all because its secret was deleted. */
  again: z.enum(['as-it-was', 'anew', 'no']),
})
export type UndeliveredMail = z.infer<typeof mailSchema>

export const mailSummarySchema = z.strictObject({
  /** `none`: there is no mail server, and mails are only stored. */
  server: z.enum(['ok', 'waiting', 'none']),
  waiting: z.int(),
  oldestWaitingSeconds: z.int(),
  ended: z.int(),
})
export type MailSummary = z.infer<typeof mailSummarySchema>

const mailsQuery = z.strictObject({
  state: z.enum(['waiting', 'ended'], 'state must be waiting or ended').default('waiting'),
  pageSize: pageQuery.pageSize,
  cursor: z.uuid('This list does not go on from there').optional(),
})
export type MailsQuery = z.output<typeof mailsQuery>

const id = z.strictObject({ id: z.uuid('This is not an id of ours') })
const none = z.strictObject({})

export const mailsEndpoints = defineEndpoints({
  'GET /staff/mails/summary': {
    name: 'getMailSummary',
    summary: 'Whether the mail server takes mail, how much waits and since when, how much has ended',
    access: 'staff:support',
    response: answerOf(mailSummarySchema),
  },
  'GET /staff/mails': {
    name: 'listMails',
    summary: 'Mails that wait, oldest first, or that have ended, newest first; walked by cursor',
    access: 'staff:support',
    query: mailsQuery,
    response: deepPageOf(mailSchema),
    errors: [400],
  },
  'POST /staff/mails/retry': {
    name: 'retryWaitingMails',
    summary: 'Try all waiting mails now',
    access: 'staff:support',
    response: answerOf(z.strictObject({ count: z.int() })),
    errors: [409],
  },
  'POST /staff/mails/:id/retry': {
    name: 'retryEndedMail',
    summary: 'Send an ended mail again, as it was or written anew',
    access: 'staff:support',
    params: id,
    response: answerOf(none),
    errors: [404, 409],
  },
  'POST /staff/mails/:id/end': {
    name: 'endWaitingMail',
    summary: 'Try a waiting mail no more',
    access: 'staff:support',
    params: id,
    response: answerOf(none),
    errors: [404, 409],
  },
})
