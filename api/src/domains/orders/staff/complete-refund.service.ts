import type { Refund } from '@haat/contract/domains/orders.staff.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { withSecondFactor } from '../../account/second-factor/second-factor.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { finishRefund, lockRefundTask } from '../../payments/refunds/refunds.service.ts'
import { findOrder, listParcels } from '../orders.store.ts'
import { momentWords } from '../parcels/locked-parcel.ts'
import { orderSubject } from './order-of-number.ts'
import { refuseOwnOrder } from './own-order.ts'
import { listRefunds } from './read-refunds.service.ts'

/** Says that money was sent back. Money moves, so the second factor is asked for again. */
export async function completeRefundByStaff(
  services: Services,
  caller: Caller,
  id: string,
  { reference, code }: { reference: string; code: string },
): Promise<Refund> {
  const taskId = Number(id)
  const orderId = await withSecondFactor(services, caller, code, async (tx) => {
    const task = await lockRefundTask(tx, taskId)
    const order = task && (await findOrder(tx, task.orderId))
    if (!task || !order) throw notFound('This refund')
    if (task.doneAt !== null) {
      const sentence = `That this money was sent was noted already ${momentWords(task.doneAt)}.`
      throw new ApiError('CONFLICT', sentence)
    }
    const vendorIds = (await listParcels(tx, [order.id])).map(({ vendorId }) => vendorId)
    await refuseOwnOrder(services, tx, caller, { userId: order.userId, vendorIds })
    await finishRefund(services, tx, taskId, { reference, doneBy: caller.userId })
    await recordAudit(tx, caller, {
      action: 'refund.complete',
      subject: orderSubject(order.id),
      after: { amountPaisa: task.amountPaisa, reference },
    })
    return order.id
  })
  services.outbox.wake()
  return (await listRefunds(services.db, orderId)).find((refund) => refund.id === id)!
}
