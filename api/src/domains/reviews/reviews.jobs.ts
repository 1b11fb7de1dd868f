import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { fillReviewSums } from './fill-review-sums.service.ts'
import { forgetLegacy } from './forget-legacy.service.ts'
import { forgetUnconfirmedVotes } from './forget-unconfirmed-votes.service.ts'
import { inviteReviewers } from './invitations/invite-reviewers.service.ts'
import { removeUnusedPhotos } from './photos/review-photos.service.ts'

const minutesMs = 10 * 60_000

export function startReviewJobs(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  const jobs = [
    startTimedJob(services, log, {
      name: 'review-photos',
      everyMs: minutesMs,
      work: () => removeUnusedPhotos(services),
      failure: 'photos that are in no review were not removed',
    }),
    startTimedJob(services, log, {
      name: 'legacy-reviews',
      everyMs: minutesMs,
      work: () => forgetLegacy(services),
      failure: 'reviews without a buyer were not deleted',
    }),
    startTimedJob(services, log, {
      name: 'unconfirmed-votes',
      everyMs: minutesMs,
      work: () => forgetUnconfirmedVotes(services),
      failure: 'votes of accounts that have proven no address were not deleted',
    }),
    startTimedJob(services, log, {
      name: 'review-sums',
      everyMs: minutesMs,
      work: () => fillReviewSums(services),
      failure: 'what was said before the reviews behind several filters were summed up was not',
    }),
    startTimedJob(services, log, {
      name: 'review-invitations',
      everyMs: minutesMs,
      work: () => inviteReviewers(services, log),
      failure: 'shoppers were not asked what they think of their parcels',
    }),
  ]
  return {
    async close() {
      for (const job of jobs) await job.close()
    },
  }
}
