import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '#services.ts'
import { clearUploads } from './ticket-files.service.ts'

const roundMs = 600_000

export function startTicketJobs(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  const clearInTurn = async () => {
    if (await services.turns.isMine('tickets')) await clearUploads(services)
  }
  const run = () => clearInTurn().catch((err: unknown) => log.warn({ err }, 'old uploads were not cleared'))
  const timer = setInterval(run, roundMs)
  timer.unref()
  return { run, close: async () => clearInterval(timer) }
}
