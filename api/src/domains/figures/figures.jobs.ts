import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { renewFigures } from './renew-figures.service.ts'

/** A new order is among the figures after some seconds. */
const everyMs = 10_000

export const startFiguresJobs = (services: Services, log: Pick<FastifyBaseLogger, 'warn'>) =>
  startTimedJob(services, log, {
    name: 'figures',
    everyMs,
    work: () => renewFigures(services),
    failure: 'what was ordered was not counted',
  })
