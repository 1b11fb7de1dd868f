import type { Refund } from '@haat/contract/domains/orders.staff.ts'
import type { Tx } from '#platform/database/database.ts'
import { listRefundsOfOrder } from '../../payments/refunds/refunds.service.ts'
import { listParcels } from '../orders.store.ts'

/** The money of an order that goes back, or went back, to the shopper. */
export async function listRefunds(db: Tx, orderId: number): Promise<Refund[]> {
  const parcelIds = (await listParcels(db, [orderId])).map(({ id }) => id)
  return (await listRefundsOfOrder(db, orderId)).map(({ task, method }) => ({
    id: String(task.id),
    position: task.parcelId === null ? null : parcelIds.indexOf(task.parcelId) + 1,
    amountPaisa: task.amountPaisa,
    method,
    dueAt: task.dueAt.toISOString(),
    doneAt: task.doneAt?.toISOString() ?? null,
    reference: task.reference,
  }))
}
