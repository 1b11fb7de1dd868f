import type { Tx } from '#platform/database/database.ts'
import { listParcelsById } from '../orders.store.ts'
import { listRefundsOfOrders } from '../refunds/line-refunds.store.ts'
import { listPayableDays } from './parcels.store.ts'

/** Parcels that were paid in cash at the door, with what was given back of them, as the books need them. */
export async function listCashParcels(db: Tx, ids: number[]) {
  const days = await listPayableDays(db, ids)
  const parcels = await listParcelsById(db, ids)
  const orderIds = parcels.map(({ orderId }) => orderId)
  const refunds = Map.groupBy(await listRefundsOfOrders(db, orderIds), ({ parcelId }) => parcelId)
  return parcels.map((parcel) => ({
    ...parcel,
    method: 'cod' as const,
    payableOn: days.get(parcel.id),
    refunds: refunds.get(parcel.id) ?? [],
  }))
}
