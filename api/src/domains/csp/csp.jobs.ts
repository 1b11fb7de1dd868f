import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '#platform/db/database.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { dropViolationsBefore } from './csp.store.ts'

const keptDays = 30
const hourMs = 3_600_000

export const forgetOldViolations = (db: Tx) => dropViolationsBefore(db, keptDays)

export function startCspJobs(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  return startTimedJob(services, log, {
    name: 'csp',
    everyMs: hourMs,
    work: () => forgetOldViolations(services.db),
    failure: 'old policy reports were not forgotten',
  })
}
