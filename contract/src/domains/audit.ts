import { z } from 'zod'
import { answerOf, deepPageOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'

export const auditEntrySchema = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.strictObject({ id: z.string().nullable(), name: z.string() }),
  /** The action as `subject.verb`. */
  action: z.string(),
  subject: z.strictObject({
    kind: z.string(),
    id: z.string(),
    /** Its name at that time. */
    label: z.string(),
    /** Its name now, where it has one and still exists. */
    name: z.string().nullable(),
    isGone: z.boolean(),
  }),
  /** Only the fields that differ. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  ipAddress: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** The same filters, without paging. */
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
  /** Days in Nepal, both included. */
  from: z.union([z.literal(''), z.iso.date()]).default(''),
  to: z.union([z.literal(''), z.iso.date()]).default(''),
})
export type AuditExportQuery = z.output<typeof auditExportQuery>
const auditQuery = auditExportQuery.extend({
  pageSize: pageQuery.pageSize,
  cursor: z.string().max(200).optional(),
})
export type AuditQuery = z.output<typeof auditQuery>

export const auditEndpoints = defineEndpoints({
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
})
