import type { FastifyBaseLogger } from 'fastify'
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
  const forgetInTurn = async () => {
    if (await services.turns.isMine('account')) await forgetOldSignIns(services)
  }
  const run = () =>
    forgetInTurn().catch((err: unknown) => log.warn({ err }, 'old sign-ins were not forgotten'))
  const timer = setInterval(run, hourMs)
  timer.unref()
  return { run, close: async () => clearInterval(timer) }
}
