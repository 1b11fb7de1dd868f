import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { clearUploads } from './ticket-files.service.ts'

const everyMs = 600_000

export function startTicketJobs(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  return startTimedJob(services, log, {
    name: 'tickets',
    everyMs: everyMs,
    work: () => clearUploads(services),
    failure: 'old uploads were not cleared',
  })
}
