import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '#services.ts'
import { forgetOldKeys, listOverdue } from './orders.store.ts'
import { moveParcels } from './parcels.service.ts'

const everyMs = 20_000
const mostAtOnce = 200

/** What was held for a payment that did not come is sold to others, and goes back into the cart. */
export async function releaseOverdue(services: Services) {
  const overdue = await listOverdue(services.db, mostAtOnce)
  for (const { id } of overdue) {
    await moveParcels(
      services,
      id,
      // The payment may have come meanwhile.
      ({ state }, order) =>
        state === 'awaitingPayment' && order.heldUntil !== null && order.heldUntil < new Date(),
      { to: 'cancelled', actor: 'clock', note: 'not paid in time' },
    )
  }
  return overdue.length
}

export function startOrderJobs(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  const work = async () => {
    if (!(await services.turns.isMine('orders'))) return
    await releaseOverdue(services)
    await forgetOldKeys(services.db)
  }
  const run = () => work().catch((err: unknown) => log.warn({ err }, 'overdue orders were not released'))
  const timer = setInterval(run, everyMs)
  timer.unref()
  return { run, close: async () => clearInterval(timer) }
}
