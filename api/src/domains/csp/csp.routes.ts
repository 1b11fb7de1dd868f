import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import {
  cspReportsBody,
  cspReportsLimit,
  cspReportsMaxBytes,
  type CspReport,
} from '@haat/contract/domains/csp.ts'
import { answer } from '#plugins/answer.ts'
import { ApiError } from '#plugins/api-error.ts'
import { limitsOf } from '#plugins/limits/rate-limit.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { countViolation, listViolations } from './csp.store.ts'
import { readReport } from './read-report.ts'

export function cspRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  route(app, 'GET /staff/csp-violations', async () => {
    const rows = await listViolations(db)
    return answer(
      'What browsers blocked.',
      rows.map((row) => ({ ...row, lastSeenAt: (row.lastSeenAt ?? new Date(0)).toISOString() })),
    )
  })
  app.register(async (scope) => reportRoute(scope, services))
}

/** Browsers send these reports on their own, with content types that no other call accepts. */
function reportRoute(scope: FastifyInstance, { config: { siteUrl }, db }: Services) {
  scope.removeAllContentTypeParsers()
  const types = ['application/csp-report', 'application/reports+json']
  scope.addContentTypeParser(types, { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, JSON.parse(String(text)))
    } catch {
      done(new ApiError('BAD_REQUEST', 'The body is not JSON.'))
    }
  })
  const config: FastifyContextConfig = {
    access: 'public',
    // A report changes no page: its sender goes on getting the cached pages that visitors share.
    onlyReads: true,
  }
  const options = {
    bodyLimit: cspReportsMaxBytes,
    config,
    ...limitsOf(scope, { name: 'reportCspViolations', limit: cspReportsLimit }),
    schema: { hide: true, body: cspReportsBody } as object,
  }
  scope.post('/csp-reports', options, async (request, reply) => {
    const hosts = [request.host, new URL(siteUrl).host]
    for (const report of request.body as CspReport[]) {
      const violation = readReport(report, hosts)
      if (violation) await countViolation(db, violation)
    }
    return reply.code(204).send()
  })
}
