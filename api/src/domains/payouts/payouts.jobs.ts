import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { runPayouts } from './propose-payouts.service.ts'

const everyMs = 10 * 60_000

/** Proposes payouts on Tuesdays; a run that was missed or stopped is made up for at the next round. */
export const startPayoutJobs = (services: Services, log: Pick<FastifyBaseLogger, 'warn'>) =>
  startTimedJob(services, log, {
    name: 'payouts',
    everyMs,
    work: () => runPayouts(services),
    failure: 'payouts were not proposed',
  })
