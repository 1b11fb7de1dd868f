import type { FastifyBaseLogger } from 'fastify'
import { stockAlertDays } from '@haat/contract/domains/alerts.rules.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { deleteOldAlerts } from './alerts.store.ts'
import { queueMorningNews, tellAlerts } from './tell-alerts.service.ts'

const [secondsMs, minutesMs, hourMs] = [10_000, 5 * 60_000, 3_600_000]
const deletedAtOnce = 5000

type Log = Pick<FastifyBaseLogger, 'warn'>

export async function forgetOldAlerts({ db }: Pick<Services, 'db'>) {
  while ((await deleteOldAlerts(db, stockAlertDays, deletedAtOnce)) === deletedAtOnce);
}

export function startAlertJobs(services: Services, log: Log) {
  const jobs = [
    startTimedJob(services, log, {
      name: 'alerts',
      everyMs: secondsMs,
      work: () => tellAlerts(services, log),
      failure: 'people were not told what they wait for',
    }),
    startTimedJob(services, log, {
      name: 'new-things',
      everyMs: minutesMs,
      work: () => queueMorningNews(services),
      failure: 'what is new in shops was not queued',
    }),
    startTimedJob(services, log, {
      name: 'old-alerts',
      everyMs: hourMs,
      work: () => forgetOldAlerts(services),
      failure: 'old alerts were not deleted',
    }),
  ]
  return {
    async close() {
      for (const job of jobs) await job.close()
    },
  }
}
