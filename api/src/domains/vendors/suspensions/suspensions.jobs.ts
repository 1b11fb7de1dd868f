import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { endDueSuspensions } from './suspensions.service.ts'

const everyMs = 60_000

/** Opens shops again whose suspension has come to its day. */
export const startSuspensionJobs = (services: Services, log: Pick<FastifyBaseLogger, 'warn'>) =>
  startTimedJob(services, log, {
    name: 'suspensions',
    everyMs,
    work: () => endDueSuspensions(services),
    failure: 'suspended shops were not opened again',
  })
