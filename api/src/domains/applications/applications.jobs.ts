import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { eraseApplications } from './erase-applications.service.ts'
import { addMissingPayoutAccounts } from './open-shop.service.ts'

const everyMs = 3_600_000

export function startApplicationJobs(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  return startTimedJob(services, log, {
    name: 'applications',
    everyMs,
    work: async () => {
      await eraseApplications(services)
      await addMissingPayoutAccounts(services)
    },
    failure: 'papers of ended applications were not erased, or payout accounts not added',
  })
}
