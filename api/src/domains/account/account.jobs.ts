import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { clearOldAddresses } from './account.store.ts'
import { deleteOldLinks } from './link.store.ts'
import { deleteOldSessions } from './session.store.ts'

const hourMs = 3_600_000

/** Deletes old sessions, links, IP addresses and former addresses, as we promised. */
export async function deleteOldSignIns({ db }: Pick<Services, 'db'>) {
  await deleteOldSessions(db)
  await deleteOldLinks(db)
  await clearOldAddresses(db)
}

export function startAccountJobs(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  return startTimedJob(services, log, {
    name: 'account',
    everyMs: hourMs,
    work: () => deleteOldSignIns(services),
    failure: 'old sign-ins were not forgotten',
  })
}
