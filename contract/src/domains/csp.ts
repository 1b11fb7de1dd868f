import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'

const address = z.string().max(4096)
const directive = z.string().min(1).max(100)

/** The fields of a report that are used; all others are dropped before anybody reads them. */
export interface CspReport {
  page: string
  directive: string
  blocked: string
}

// Browsers write reports with fields of their own, and more with every version: fields that are not named here
// are dropped on purpose, and those that are used are checked and limited.
const newReport = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: address,
      effectiveDirective: directive,
      blockedURL: address.nullish(),
    }),
  })
  .transform(({ body }): CspReport => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL ?? '',
  }))

const olderReport = z
  .object({
    'csp-report': z.object({
      'document-uri': address,
      'effective-directive': directive.optional(),
      'violated-directive': directive.optional(),
      'blocked-uri': address.default(''),
    }),
  })
  .transform(({ 'csp-report': said }, context): CspReport => {
    const name = said['effective-directive'] ?? said['violated-directive']
    if (name === undefined) {
      context.addIssue({ code: 'custom', message: 'A report names the directive', input: said })
      return z.NEVER
    }
    return { page: said['document-uri'], directive: name, blocked: said['blocked-uri'] }
  })
  .transform((report) => [report])

/** Sent by browsers alone, as `application/reports+json` or `application/csp-report`. */
export const cspReportsBody = z.union([z.array(newReport).min(1).max(50), olderReport])
export const cspReportsMaxBytes = 16 * 1024
export const cspReportsLimit = { max: 60, perSeconds: 60 }

const violationSchema = z.strictObject({
  directive: z.string(),
  /** The origin of what was blocked, or its kind. */
  blocked: z.string(),
  /** The page as a pattern of its path. */
  page: z.string(),
  count: z.int(),
  lastSeenAt: z.iso.datetime(),
})
export type CspViolation = z.infer<typeof violationSchema>

export const cspEndpoints = defineEndpoints({
  'GET /staff/csp-violations': {
    name: 'listCspViolations',
    summary: 'What browsers blocked on our pages in the last thirty days, the last seen first',
    access: 'admin',
    response: answerOf(z.array(violationSchema)),
  },
})
