import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '#platform/database/database.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { deleteViolationsOlderThan } from './csp.store.ts'

const keptDays = 30
const hourMs = 3_600_000

export const deleteOldViolations = (db: Tx) => deleteViolationsOlderThan(db, keptDays)

export function startCspJobs(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  return startTimedJob(services, log, {
    name: 'csp',
    everyMs: hourMs,
    work: () => deleteOldViolations(services.db),
    failure: 'old policy reports were not forgotten',
  })
}
