import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import { dropViolationsBefore } from './csp.store.ts'

const keptDays = 30
const hourMs = 3_600_000

export const forgetOldViolations = (db: Tx) => dropViolationsBefore(db, keptDays)

export function startCspJobs(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  const forgetInTurn = async () => {
    if (await services.turns.isMine('csp')) await forgetOldViolations(services.db)
  }
  const run = () =>
    forgetInTurn().catch((err: unknown) => log.warn({ err }, 'old policy reports were not forgotten'))
  const timer = setInterval(run, hourMs)
  timer.unref()
  return { run, close: async () => clearInterval(timer) }
}
