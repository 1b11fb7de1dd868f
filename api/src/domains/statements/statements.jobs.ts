import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { closeMonths } from './closing/close-months.service.ts'

const everyMs = 30 * 60_000

/** Closes the months of all shops once they are over. */
export const startStatementJobs = (services: Services, log: Pick<FastifyBaseLogger, 'warn'>) =>
  startTimedJob(services, log, {
    name: 'statements',
    everyMs,
    work: () => closeMonths(services, log),
    failure: 'months of shops were not closed',
  })
