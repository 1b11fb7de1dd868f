import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { requiredLineField } from '../shared/fields.ts'
import { uploadQuery } from '../shared/upload.ts'
import { applicationFieldsSchema, storedFieldsSchema } from './applications.fields.ts'
import * as rules from './applications.rules.ts'
import {
  applicationFieldNames,
  checklistLineNames,
  lineVerdicts,
  sendBackReasons,
} from './applications.checklist.rules.ts'

const paperSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(rules.paperKinds),
  name: z.string(),
  contentType: z.enum(['image/webp', 'application/pdf']),
  sizeBytes: z.int(),
  createdAt: z.iso.datetime(),
})
export type Paper = z.infer<typeof paperSchema>

const checklistItemSchema = z.strictObject({
  line: z.enum(checklistLineNames),
  verdict: z.enum(lineVerdicts),
  /** Why it was sent back, and in the words of staff; both stay until it is accepted. */
  reason: z.enum(sendBackReasons).nullable(),
  note: z.string(),
  /** Whether the applicant can change its fields and papers now. */
  canChange: z.boolean(),
  /** Whether the applicant changed it since it was sent back. */
  isChanged: z.boolean(),
})
export type ChecklistItem = z.infer<typeof checklistItemSchema>

const historySchema = z.strictObject({
  step: z.enum(rules.applicationStepNames),
  at: z.iso.datetime(),
  /** A member of staff as "Rojina K."; empty for a step of the applicant. */
  staffName: z.string(),
  /** What was sent back, or what the applicant changed before sending it again. */
  lines: z.array(
    z.strictObject({
      line: z.enum(checklistLineNames),
      reason: z.enum(sendBackReasons).nullable(),
      note: z.string(),
    }),
  ),
  /** Why it was refused. */
  reason: z.enum(rules.refusalReasons).nullable(),
  note: z.string(),
})

export const applicationSchema = z.strictObject({
  id: z.string(),
  /** "A-0412" */
  number: z.string(),
  state: z.enum(rules.applicationStates),
  /** Grows with every change; a change of an older version is refused. */
  version: z.int(),
  fields: storedFieldsSchema,
  papers: z.array(paperSchema),
  checklist: z.array(checklistItemSchema),
  /** What keeps it from being sent, in the order of the form; empty for one that can be sent. */
  problems: z.array(
    z.strictObject({
      field: z.enum(applicationFieldNames).nullable(),
      paper: z.enum(rules.paperKinds).nullable(),
      problem: z.enum(rules.applicationProblems),
    }),
  ),
  /** Null where no answer is owed: before it is sent, and after it ended. */
  clock: z
    .strictObject({
      /** Null while the clock rests. */
      promisedAt: z.iso.datetime().nullable(),
      /** Of the 16 office hours. */
      minutesLeft: z.int(),
      isResting: z.boolean(),
    })
    .nullable(),
  history: z.array(historySchema),
  /** Until when the applicant can object to a refusal; null where that is not possible. */
  objectBy: z.iso.datetime().nullable(),
  agreement: z.strictObject({
    /** The version that is published; null where there is none. */
    publishedVersion: z.int().nullable(),
    acceptedAt: z.iso.datetime().nullable(),
  }),
  /** The shop that it became, as portal calls name it; and its address in the shop. */
  shop: z.strictObject({ id: z.string(), slug: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Application = z.infer<typeof applicationSchema>

/** The version that was seen. */
export const seenVersion = z.int().min(1)
export const applicationParams = z.strictObject({ id: z.uuid('There is no such application') })
export const paperParams = applicationParams.extend({ paperId: z.uuid('There is no such paper') })
/** The bytes of a paper, of the type that its content has. They are sent as they are. */
export const paperBytes = z.string()

const hour = 3600

/** The applicant's side: another account's application is not found. */
export const applicationsEndpoints = defineEndpoints({
  'GET /vendor/applications': {
    name: 'listMyApplications',
    summary: 'My applications to open a shop, newest first',
    access: 'signed-in',
    response: answerOf(z.array(applicationSchema)),
  },
  'POST /vendor/applications': {
    name: 'beginApplication',
    summary: 'Begin an application; who has one that is not over gets that one',
    access: 'signed-in',
    response: answerOf(applicationSchema),
    errors: [403],
    limit: { max: 20, perSeconds: hour },
  },
  'GET /vendor/applications/:id': {
    name: 'getMyApplication',
    summary: 'An application of mine, with what is missing and where it stands',
    access: 'signed-in',
    params: applicationParams,
    response: answerOf(applicationSchema),
    errors: [404],
  },
  'PATCH /vendor/applications/:id': {
    name: 'changeMyApplication',
    summary:
      'Save some fields, of the version that was seen; after a change on another device it is refused with the fields that differ',
    access: 'signed-in',
    params: applicationParams,
    body: z.strictObject({ version: seenVersion, fields: applicationFieldsSchema.partial() }),
    response: answerOf(applicationSchema),
    errors: [404, 409],
  },
  'POST /vendor/applications/:id/papers': {
    name: 'addPaper',
    summary: 'Add a photo or a PDF of a paper, or put it in the place of another; the body is the file',
    access: 'signed-in',
    params: applicationParams,
    query: uploadQuery.extend({
      kind: z.enum(rules.paperKinds),
      /** The paper that goes when this one comes. */
      replaces: z.uuid('There is no such paper').optional(),
    }),
    takesFile: { maxBytes: rules.paperMaxBytes },
    response: answerOf(applicationSchema),
    errors: [404, 409, 413, 415],
    limit: { max: 60, perSeconds: hour },
  },
  'GET /vendor/applications/:id/papers/:paperId': {
    name: 'getMyPaper',
    summary: 'The bytes of a paper of mine',
    access: 'signed-in',
    params: paperParams,
    response: paperBytes,
    mediaType: 'application/octet-stream',
    errors: [404],
  },
  'DELETE /vendor/applications/:id/papers/:paperId': {
    name: 'dropMyPaper',
    summary: 'Take a paper away; it is erased',
    access: 'signed-in',
    params: paperParams,
    response: answerOf(applicationSchema),
    errors: [404, 409],
  },
  'POST /vendor/applications/:id/send': {
    name: 'sendApplication',
    summary: 'Send it to staff, or send it again; refused with what is missing, field by field',
    access: 'signed-in',
    params: applicationParams,
    body: z.strictObject({ version: seenVersion }),
    response: answerOf(applicationSchema),
    errors: [404, 409],
  },
  'POST /vendor/applications/:id/withdraw': {
    name: 'withdrawApplication',
    summary: 'End my application',
    access: 'signed-in',
    params: applicationParams,
    response: answerOf(applicationSchema),
    errors: [404, 409],
  },
  'POST /vendor/applications/:id/object': {
    name: 'objectToRefusal',
    summary: 'Say once why a refusal is wrong; staff look again',
    access: 'signed-in',
    params: applicationParams,
    body: z.strictObject({
      words: requiredLineField(rules.objectionMaxLength, 'Reason').min(
        rules.objectionMinLength,
        'Please say in a sentence or two why it is wrong.',
      ),
    }),
    response: answerOf(applicationSchema),
    errors: [404, 409],
  },
})
