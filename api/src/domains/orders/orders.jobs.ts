import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '#services.ts'
import { forgetOldKeys, listOverdue } from './orders.store.ts'
import { moveParcels } from './parcels.service.ts'

const everyMs = 20_000
const mostAtOnce = 200

type Log = Pick<FastifyBaseLogger, 'warn'>

/** What was held for a payment that did not come is sold to others, and goes back into the cart. */
export async function releaseOverdue(services: Services, log: Log) {
  for (const { id } of await listOverdue(services.db, mostAtOnce)) {
    // One that cannot be released stands in nobody's way.
    await release(services, id).catch((err: unknown) => log.warn({ err, orderId: id }, 'not released'))
  }
}

const release = (services: Services, orderId: number) =>
  moveParcels(
    services,
    orderId,
    // The payment may have come meanwhile.
    ({ state }, order) =>
      state === 'awaitingPayment' && order.heldUntil !== null && order.heldUntil < new Date(),
    { to: 'cancelled', actor: 'clock', note: 'not paid in time' },
  )

export function startOrderJobs(services: Services, log: Log) {
  const work = async () => {
    if (!(await services.turns.isMine('orders'))) return
    await releaseOverdue(services, log)
    await forgetOldKeys(services.db)
  }
  const run = () => work().catch((err: unknown) => log.warn({ err }, 'overdue orders were not released'))
  const timer = setInterval(run, everyMs)
  timer.unref()
  return { run, close: async () => clearInterval(timer) }
}
