import { z } from 'zod'
import { answerOf, deepPageOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { requiredLine } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { secondFactorDigits, viewPlaces } from './staff.rules.ts'
import { senderProofs } from './tickets.rules.ts'

const code = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${secondFactorDigits}}$`), `A code has ${secondFactorDigits} digits`)
const recoveryCode = z
  .string()
  .trim()
  .min(8, 'A recovery code is longer')
  .max(40, 'A recovery code is shorter')
const password = z.string().min(1, 'Password is required').max(128)

export const secondFactorSchema = z.strictObject({
  isSetUp: z.boolean(),
  /** Whether this session has shown its second factor. */
  isConfirmed: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

export const auditEntrySchema = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.strictObject({ id: z.string().nullable(), name: z.string() }),
  /** What was done, as `subject.verb`. */
  action: z.string(),
  subject: z.strictObject({ kind: z.string(), id: z.string(), label: z.string() }),
  /** Only what differs. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  ipAddress: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** The same filters, all of what they let through. */
export const auditExportQuery = z.strictObject({
  searchTerm: pageQuery.searchTerm,
  action: z
    .union([
      z.literal(''),
      z
        .string()
        .regex(/^[a-z-]+(\.[a-z-]+)?$/, 'An action looks like content.publish')
        .max(60),
    ])
    .default(''),
  actor: z.union([z.literal(''), z.uuid('This is not the id of a person')]).default(''),
  /** Days of Nepal, both included. */
  from: z.union([z.literal(''), z.iso.date()]).default(''),
  to: z.union([z.literal(''), z.iso.date()]).default(''),
})
export type AuditExportQuery = z.output<typeof auditExportQuery>
const auditQuery = auditExportQuery.extend({
  pageSize: pageQuery.pageSize,
  cursor: z.string().max(200).optional(),
})
export type AuditQuery = z.output<typeof auditQuery>

export const savedViewSchema = z.strictObject({
  id: z.string(),
  place: z.enum(viewPlaces),
  name: z.string(),
  /** The query of the page's address. */
  search: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
})
export type SavedView = z.infer<typeof savedViewSchema>
const viewBody = z.strictObject({
  place: z.enum(viewPlaces),
  name: requiredLine(60, 'Name'),
  search: z
    .string()
    .max(2000)
    .regex(/^[^#\s]*$/, 'This is not the query of an address'),
  isShared: z.boolean().default(false),
})

const answerMinutes = z.int().min(15, 'At least a quarter of an hour').max(2880, 'At most six office days')
export const deskSettingsSchema = z.strictObject({
  holidays: z.array(z.iso.date()).max(400),
  answerMinutes: z.strictObject({ normal: answerMinutes, high: answerMinutes, urgent: answerMinutes }),
  /** Grows with every change: who changes an older one is told. */
  version: z.int(),
})
export type DeskSettings = z.infer<typeof deskSettingsSchema>

const foundSchema = z.strictObject({
  kind: z.enum(['ticket', 'content', 'order']),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** What is known about who wrote a ticket. */
  proof: z.enum(senderProofs).optional(),
})

const id = z.strictObject({ id: z.uuid('This is not an id of ours') })
const none = z.strictObject({})
/** Of the others wrong codes are counted, by the account. */
const tries = { max: 10, perSeconds: 300 }

export const staffEndpoints = defineEndpoints({
  'GET /account/second-factor': {
    name: 'getSecondFactor',
    summary: 'Whether a second factor is set up, and whether this session has shown it',
    access: 'signed-in',
    response: answerOf(secondFactorSchema),
  },
  'POST /account/second-factor': {
    name: 'beginSecondFactor',
    summary: 'A new secret for an authenticator app; counts from its first right code. For staff and admins',
    access: 'signed-in',
    body: z.strictObject({ password }),
    response: answerOf(z.strictObject({ secret: z.string(), uri: z.string() })),
    errors: [409, 429, 503],
    limit: tries,
  },
  'POST /account/second-factor/confirm': {
    name: 'confirmSecondFactor',
    summary: 'The first code of the new secret; answers recovery codes, once',
    access: 'signed-in',
    body: z.strictObject({ code }),
    response: answerOf(recoveryCodes),
    errors: [409, 429],
  },
  'POST /account/second-factor/verify': {
    name: 'verifySecondFactor',
    summary: 'Show the second factor for this session: a code, or a recovery code that then is used up',
    access: 'signed-in',
    body: z.union([z.strictObject({ code }), z.strictObject({ recoveryCode })]),
    response: answerOf(secondFactorSchema),
    errors: [409, 429],
  },
  'POST /account/second-factor/recovery-codes': {
    name: 'renewRecoveryCodes',
    summary: 'New recovery codes; the old ones are void',
    access: 'staff',
    body: z.strictObject({ code }),
    response: answerOf(recoveryCodes),
    errors: [409, 429],
  },
  'GET /staff/audit': {
    name: 'listAudit',
    summary: 'What staff did, newest first, walked by cursor',
    access: 'staff',
    query: auditQuery,
    response: deepPageOf(auditEntrySchema),
  },
  'GET /staff/audit/people': {
    name: 'listAuditPeople',
    summary: 'Who has done something that is noted, to choose from',
    access: 'staff',
    response: answerOf(z.array(z.strictObject({ id: z.string(), name: z.string() }))),
  },
  'GET /staff/find': {
    name: 'findAnything',
    summary: 'Tickets, content and orders by number, key or words, for the command palette',
    access: 'staff',
    query: z.strictObject({ searchTerm: pageQuery.searchTerm }),
    response: answerOf(z.array(foundSchema).max(20)),
  },
  'GET /staff/views': {
    name: 'listViews',
    summary: 'My saved views and those that are shared',
    access: 'staff',
    response: answerOf(z.array(savedViewSchema)),
  },
  'POST /staff/views': {
    name: 'saveView',
    summary: 'Keep filters and order of a list under a name',
    access: 'staff',
    body: viewBody,
    response: answerOf(savedViewSchema),
    errors: [409],
  },
  'DELETE /staff/views/:id': {
    name: 'dropView',
    summary: 'Drop a view of mine',
    access: 'staff',
    params: id,
    response: answerOf(none),
    errors: [404],
  },
  'GET /staff/settings': {
    name: 'getDeskSettings',
    summary: 'Holidays and promised answer times',
    access: 'staff',
    response: answerOf(deskSettingsSchema),
  },
  'PUT /staff/settings': {
    name: 'saveDeskSettings',
    summary: 'Change holidays and promised answer times, of the version that was seen',
    access: 'admin',
    body: deskSettingsSchema,
    response: answerOf(deskSettingsSchema),
    errors: [409],
  },
})
export type Found = z.infer<typeof foundSchema>
