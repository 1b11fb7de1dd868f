import type { FastifyInstance } from 'fastify'
import { auditExportQuery, type AuditExportQuery } from '@haat/contract/domains/audit.ts'
import { sendCsv } from '#platform/csv/send-csv.ts'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/read-route.ts'
import type { Services } from '#services.ts'
import { auditLines, listAudit } from './audit-list.service.ts'
import { recordDeed } from './audit.service.ts'
import { listActors } from './audit.store.ts'

/** What staff did, for staff to read and for nobody to change. */
export function auditRoutes(app: FastifyInstance, services: Services) {
  readRoute(app, 'GET /staff/audit', async ({ query, db }) =>
    answer('What was done.', await listAudit(db, query)),
  )

  readRoute(app, 'GET /staff/audit/people', async ({ db }) => answer('Who did it.', await listActors(db)))

  const options = {
    config: { access: 'staff' as const, mayTakeLong: true },
    schema: { hide: true, querystring: auditExportQuery } as object,
  }
  app.get('/staff/audit.csv', options, async (request, reply) => {
    const query = request.query as AuditExportQuery
    // Whoever takes a copy along is noted too.
    await services.db.transaction((tx) =>
      recordDeed(tx, callerOf(request), {
        action: 'audit.export',
        subject: { kind: 'audit', id: 'audit.csv', label: 'audit.csv' },
        after: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
      }),
    )
    return sendCsv(reply, 'haat-audit.csv', auditLines(services.db, query))
  })
}
