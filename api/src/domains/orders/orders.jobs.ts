import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { recountStock } from '../catalogue/stock.service.ts'
import { forgetOldKeys, listLastMoved, listOverdue, listUnconfirmed } from './orders.store.ts'
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

/** What nobody confirms is not kept from others for ever. */
export async function releaseUnconfirmed(services: Services, log: Log) {
  const move = { to: 'cancelled', actor: 'clock', note: 'not confirmed in time' } as const
  for (const { id } of await listUnconfirmed(services.db, mostAtOnce)) {
    await moveParcels(services, id, ({ state }) => state === 'placed', move).catch((err: unknown) =>
      log.warn({ err, orderId: id }, 'not released'),
    )
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

/** What lists say is left is written after the order: a process that was killed in between has left it as it was. */
async function recountLastMoved({ db }: Services) {
  const variantIds = await listLastMoved(db)
  for (let at = 0; at < variantIds.length; at += mostAtOnce) {
    await recountStock(db, variantIds.slice(at, at + mostAtOnce))
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
  return {
    run: job.run,
    async close() {
      await job.close()
      await recounted
    },
  }
}
