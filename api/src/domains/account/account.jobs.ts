import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { forgetEventAddresses } from './account.store.ts'
import { forgetOldLinks } from './link.store.ts'
import { forgetOldSessions } from './session.store.ts'

const hourMs = 3_600_000

/** Forgets in time what we promised to forget. */
export async function forgetOldSignIns({ db }: Pick<Services, 'db'>) {
  await forgetOldSessions(db)
  await forgetOldLinks(db)
  await forgetEventAddresses(db)
}

export function startAccountJobs(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  return startTimedJob(services, log, {
    name: 'account',
    everyMs: hourMs,
    work: () => forgetOldSignIns(services),
    failure: 'old sign-ins were not forgotten',
  })
}
