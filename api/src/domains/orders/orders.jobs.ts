import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { recountStock } from '../catalogue/stock/stock.service.ts'
import { recountFigures } from './figures.service.ts'
import { forgetOldKeys, listLastMoved, listOverdue, listUnconfirmed } from './orders.store.ts'
import { moveParcels } from './parcels/move-parcels.service.ts'
import { startParcelJobs } from './parcels/parcels.jobs.ts'

const everyMs = 20_000
const maxAtOnce = 200
const figuresMs = 20 * 60_000

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Cancels orders whose payment did not come: their goods can be sold to others, and go back into the shopper's cart. */
export async function releaseOverdue(services: Services, log: Log) {
  for (const { id } of await listOverdue(services.db, maxAtOnce)) {
    // An order that cannot be released must not hold up the others.
    await release(services, id).catch((err: unknown) => log.warn({ err, orderId: id }, 'not released'))
  }
}

/** Cancels cash orders that were not confirmed in time, so that their goods can be sold to others. */
export async function releaseUnconfirmed(services: Services, log: Log) {
  const move = { to: 'cancelled', actor: 'clock', note: 'not confirmed in time' } as const
  for (const { id } of await listUnconfirmed(services.db, maxAtOnce)) {
    await moveParcels(services, id, ({ state }) => state === 'placed', move).catch((err: unknown) =>
      log.warn({ err, orderId: id }, 'not released'),
    )
  }
}

const release = (services: Services, orderId: number) =>
  moveParcels(
    services,
    orderId,
    // Checked again under the lock, as the payment may have come meanwhile.
    ({ state }, order) =>
      state === 'awaitingPayment' && order.heldUntil !== null && order.heldUntil < new Date(),
    { to: 'cancelled', actor: 'clock', note: 'not paid in time' },
  )

/** Lists show a count of stock that is written after the order. A process killed in between has left the count wrong. */
async function recountLastMoved({ db }: Services) {
  const variantIds = await listLastMoved(db)
  for (let at = 0; at < variantIds.length; at += maxAtOnce) {
    await recountStock(db, variantIds.slice(at, at + maxAtOnce))
  }
}

export function startOrderJobs(services: Services, log: Log) {
  const recounted = recountLastMoved(services).catch((err: unknown) =>
    log.warn({ err }, 'what is left was not counted again'),
  )
  const job = startTimedJob(services, log, {
    name: 'orders',
    everyMs,
    async work() {
      await releaseOverdue(services, log)
      await releaseUnconfirmed(services, log)
      await forgetOldKeys(services.db)
    },
    failure: 'overdue orders were not released',
  })
  const parcels = startParcelJobs(services, log)
  const figures = startTimedJob(services, log, {
    name: 'figures',
    everyMs: figuresMs,
    work: () => recountFigures(services),
    failure: 'what pages say of shops and products was not counted anew',
  })
  return {
    run: job.run,
    async close() {
      await job.close()
      await parcels.close()
      await figures.close()
      await recounted
    },
  }
}
