import type { LineRefund } from '@haat/contract/domains/orders.refunds.ts'
import { creditNoteNumber } from '@haat/contract/domains/orders.refunds.rules.ts'
import { soldStates } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { listRefundsOfOrder } from '#domains/payments/refunds/refunds.service.ts'
import type { ParcelRow } from '../orders.store.ts'
import { listLineRefunds } from './line-refunds.store.ts'

/** What was given back for delivered pieces of an order, the first one first, with the parcel of each. */
export async function readLineRefunds(
  db: Tx,
  orderId: number,
): Promise<{ parcelId: number; refund: LineRefund }[]> {
  const rows = await listLineRefunds(db, orderId)
  if (rows.length === 0) return []
  const tasks = (await listRefundsOfOrder(db, orderId)).map(({ task }) => task)
  return rows.map((row) => {
    const task = tasks.find(({ lineChangeId }) => lineChangeId === row.changeId)
    return {
      parcelId: row.parcelId,
      refund: {
        id: row.id,
        at: row.at.toISOString(),
        reason: row.reason,
        lines: row.lines.map(({ variantId, quantity, paidPaisa }) => ({
          variantId: String(variantId),
          quantity,
          amountPaisa: paidPaisa,
        })),
        amountPaisa: row.paidPaisa,
        creditNote: creditNoteNumber(row),
        dueAt: task?.dueAt.toISOString() ?? null,
        doneAt: task?.doneAt?.toISOString() ?? null,
      },
    }
  })
}

/** The same by parcel. The database is asked only where there can be any. */
export async function refundsByParcel(
  db: Tx,
  orderId: number,
  parcels: Pick<ParcelRow, 'state'>[],
): Promise<(parcelId: number) => LineRefund[]> {
  const isSold = parcels.some(({ state }) => soldStates.includes(state))
  const found = isSold ? await readLineRefunds(db, orderId) : []
  return (parcelId) => found.filter((one) => one.parcelId === parcelId).map(({ refund }) => refund)
}
