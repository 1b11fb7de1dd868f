import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { applyDueDeals } from './apply-deals.service.ts'

const everyMs = 30_000

/** Begins and ends deals. */
export const startPriceJobs = (services: Services, log: Pick<FastifyBaseLogger, 'warn'>) =>
  startTimedJob(services, log, {
    name: 'deals',
    everyMs,
    work: () => applyDueDeals(services),
    failure: 'deals were neither begun nor ended',
  })
