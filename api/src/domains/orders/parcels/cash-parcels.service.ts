import type { Tx } from '#platform/database/database.ts'
import type { SoldParcel } from '#domains/ledger/ledger.service.ts'
import { listParcelsById } from '../orders.store.ts'
import { listPayableDays } from './parcels.store.ts'

/** Parcels that were paid in cash at the door, as the books need them. */
export async function listCashParcels(db: Tx, ids: number[]): Promise<SoldParcel[]> {
  const days = await listPayableDays(db, ids)
  const parcels = await listParcelsById(db, ids)
  return parcels.map((parcel) => ({ ...parcel, method: 'cod', payableOn: days.get(parcel.id) }))
}
