import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { forgetDoorPhotos } from './phone/forget-photos.service.ts'

const hoursMs = 6 * 3_600_000

export const startRunJobs = (services: Services, log: Pick<FastifyBaseLogger, 'warn'>) =>
  startTimedJob(services, log, {
    name: 'door-photos',
    everyMs: hoursMs,
    work: () => forgetDoorPhotos(services),
    failure: 'old photos of doors were not deleted',
  })
