import type { FastifyInstance } from 'fastify'
import { auditExportQuery, type AuditExportQuery } from '@haat/contract/domains/audit.ts'
import { sendCsv } from '#platform/csv/send-csv.ts'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import type { Services } from '#services.ts'
import { auditLines, listAudit } from './audit-list.service.ts'
import { recordAudit } from './audit.service.ts'
import { listActors } from './audit.store.ts'

/** The audit log: staff read it, and nobody can change it. */
export function auditRoutes(app: FastifyInstance, services: Services) {
  readRoute(app, 'GET /staff/audit', async ({ query, db }) =>
    answer('What was done.', await listAudit(db, services.auditSubjects, query)),
  )

  readRoute(app, 'GET /staff/audit/people', async ({ db }) => answer('Who did it.', await listActors(db)))

  const options = {
    config: { access: 'staff' as const, mayTakeLong: true },
    schema: { hide: true, querystring: auditExportQuery } as object,
  }
  app.get('/staff/audit.csv', options, async (request, reply) => {
    const query = request.query as AuditExportQuery
    // Exporting the log is an entry in it, too.
    await services.db.transaction((tx) =>
      recordAudit(tx, callerOf(request), {
        action: 'audit.export',
        subject: { kind: 'audit', id: 'audit.csv', label: 'audit.csv' },
        after: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
      }),
    )
    return sendCsv(reply, 'haat-audit.csv', auditLines(services.db, query))
  })
}
