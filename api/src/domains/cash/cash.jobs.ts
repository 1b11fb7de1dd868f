import type { FastifyBaseLogger } from 'fastify'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { listPendingParcels, listWaitingRefunds, postHandedIn } from '#domains/ledger/ledger.service.ts'
import { listCashParcels } from '#domains/orders/parcels/cash-parcels.service.ts'
import { listParcelsCountedOn } from './cash.store.ts'

const everyMs = 60 * 60_000
const daysBack = 60
const parcelsAtOnce = 500

/**
 * Gives shops what was counted for them by a program of an earlier release, which did not know that cash is pending, or that
 * something may be given back before it is counted: during an upgrade, or after going back to it.
 */
export async function postCountedParcels({ db }: Pick<Services, 'db'>, now = new Date()): Promise<void> {
  const today = nepalDay(now)
  for (let back = daysBack; back >= 0; back -= 1) {
    const counted = await listParcelsCountedOn(db, addDays(today, -back))
    for (let from = 0; from < counted.length; from += parcelsAtOnce) {
      const some = counted.slice(from, from + parcelsAtOnce)
      const ids = some.map(({ id }) => id)
      const orderIds = some.map(({ orderId }) => orderId)
      const refunded = (await listWaitingRefunds(db, orderIds)).map(({ parcelId }) => parcelId)
      const missing = new Set([...(await listPendingParcels(db, ids)), ...refunded])
      const meant = ids.filter((id) => missing.has(id))
      if (meant.length === 0) continue
      await db.transaction((tx) => postHandedIn(tx, meant, listCashParcels))
    }
  }
}

export const startCashJobs = (services: Services, log: Pick<FastifyBaseLogger, 'warn'>) =>
  startTimedJob(services, log, {
    name: 'cash',
    everyMs,
    work: () => postCountedParcels(services),
    failure: 'cash that was counted was not given to its shops',
  })
