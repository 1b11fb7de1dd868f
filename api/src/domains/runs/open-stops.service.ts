import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { listCarriedOfShop } from '#domains/orders/parcels/doors.service.ts'
import { listInRuns } from './runs.store.ts'

/** Whether the parcel is in a run that has not ended. */
export const isInRun = async (db: Tx, parcelId: number): Promise<boolean> =>
  (await listInRuns(db, [parcelId], nepalDay(new Date()))).length > 0

/** More than a shop has with couriers at once. */
const mostLookedAt = 500

/** The numbers of the shop's parcels that are in runs which have not ended: they cannot be put into another. */
export async function listNumbersInRuns(db: Tx, vendorId: number): Promise<string[]> {
  const carried = await listCarriedOfShop(db, vendorId, mostLookedAt)
  const inRuns = new Set(
    await listInRuns(
      db,
      carried.map(({ id }) => id),
      nepalDay(new Date()),
    ),
  )
  return carried.filter(({ id }) => inRuns.has(id)).map(({ orderId }) => orderNumber(orderId))
}
