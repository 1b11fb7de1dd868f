import { z } from 'zod'
import { answerOf, deepPageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField } from '../shared/fields.ts'
import { languages } from '../shared/language.ts'
import { pageQuery } from '../shared/paging.ts'
import { applicationParams, applicationSchema, paperBytes, paperParams, seenVersion } from './applications.ts'
import * as rules from './applications.rules.ts'
import { checklistLineNames, sendBackReasons } from './applications.checklist.rules.ts'

export const applicationCardSchema = z.strictObject({
  id: z.string(),
  number: z.string(),
  state: z.enum(rules.applicationStates),
  name: bilingualSchema,
  legalName: bilingualSchema,
  kind: z.enum(rules.vendorKinds).nullable(),
  sells: z.enum(rules.sellsWhat).nullable(),
  district: bilingualSchema,
  /** How many lines of the checklist are accepted, and how many there are. */
  acceptedLines: z.int(),
  lines: z.int(),
  isSentAgain: z.boolean(),
  clock: applicationSchema.shape.clock,
  sentAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})
export type ApplicationCard = z.infer<typeof applicationCardSchema>

/** An application as staff see it. */
export const staffApplicationSchema = applicationSchema.extend({
  applicant: z.strictObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    language: z.enum(languages),
  }),
  /** Who refused an application neither answers the objection nor refuses it a second time. */
  ownRefusal: z.enum(rules.ownRefusals),
})
export type StaffApplication = z.infer<typeof staffApplicationSchema>

const queueQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  searchTerm: pageQuery.searchTerm,
  /** What staff owe an answer to, what applicants have to mend, or one state; drafts are not shown. */
  state: z.enum(rules.applicationTabs).default('waiting'),
  cursor: z.string().max(200).optional(),
})
export type ApplicationQuery = z.output<typeof queueQuery>

const countsSchema = z.strictObject({
  waiting: z.int(),
  sentBack: z.int(),
  /** Of those that wait, how many are past their promised time. */
  late: z.int(),
})
export type ApplicationCounts = z.infer<typeof countsSchema>

const note = lineField(rules.noteMaxLength, 'Note')

export const applicationsForStaffEndpoints = defineEndpoints({
  'GET /staff/applications': {
    name: 'listApplications',
    summary:
      'Applications to open a shop by state and words: those that wait by their promised time, others newest first',
    access: 'staff:vendors',
    query: queueQuery,
    response: deepPageOf(applicationCardSchema, { counts: countsSchema }),
  },
  'GET /staff/applications/:id': {
    name: 'getApplication',
    summary: 'An application with its checklist, papers and history',
    access: 'staff:vendors',
    params: applicationParams,
    response: answerOf(staffApplicationSchema),
    errors: [404],
  },
  'GET /staff/applications/:id/papers/:paperId': {
    name: 'openPaper',
    summary: 'The bytes of a paper; each opening is an entry of the audit log',
    access: 'staff:vendors',
    params: paperParams,
    response: paperBytes,
    mediaType: 'application/octet-stream',
    errors: [404],
  },
  'PUT /staff/applications/:id/lines/:line': {
    name: 'judgeLine',
    summary: 'Accept a line of the checklist, or take that back',
    access: 'staff:vendors',
    params: applicationParams.extend({ line: z.enum(checklistLineNames, 'There is no such line') }),
    body: z.strictObject({
      isAccepted: z.boolean(),
      /** How often it had been sent when the line was looked at. */
      timesSent: z.int().min(1),
    }),
    response: answerOf(staffApplicationSchema),
    errors: [404, 409],
  },
  'POST /staff/applications/:id/send-back': {
    name: 'sendBackApplication',
    summary: 'Send lines back to the applicant, each with its reason',
    access: 'staff:vendors',
    params: applicationParams,
    body: z.strictObject({
      version: seenVersion,
      lines: z
        .array(z.strictObject({ line: z.enum(checklistLineNames), reason: z.enum(sendBackReasons), note }))
        .min(1, 'Please name what has to be mended.')
        .max(checklistLineNames.length),
    }),
    response: answerOf(staffApplicationSchema),
    errors: [404, 409],
  },
  'POST /staff/applications/:id/approve': {
    name: 'approveApplication',
    summary: 'Open the shop, when every line is accepted',
    access: 'staff:vendors',
    params: applicationParams,
    body: z.strictObject({ version: seenVersion }),
    response: answerOf(staffApplicationSchema),
    errors: [404, 409],
  },
  'POST /staff/applications/:id/refuse': {
    name: 'refuseApplication',
    summary: 'Refuse the application with a reason; the applicant can object',
    access: 'staff:vendors',
    params: applicationParams,
    body: z.strictObject({ version: seenVersion, reason: z.enum(rules.refusalReasons), note }),
    response: answerOf(staffApplicationSchema),
    errors: [404, 409],
  },
  'POST /staff/applications/:id/decide-objection': {
    name: 'decideObjection',
    summary: 'Look at the application again, or leave it refused and say why',
    access: 'staff:vendors',
    params: applicationParams,
    body: z.strictObject({ version: seenVersion, decision: z.enum(['look-again', 'stay-refused']), note }),
    response: answerOf(staffApplicationSchema),
    errors: [404, 409],
  },
})
