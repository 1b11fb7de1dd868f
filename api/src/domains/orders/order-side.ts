import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import { postLate, postPaid, postRefunded } from '../ledger/ledger.service.ts'
import type { OrderSide } from '../payments/order-side.ts'
import { findOrder, lockOrder, updateOrder } from './orders.store.ts'
import { moveLocked } from './parcels.service.ts'

/** What payments tell orders, in the transaction in which something is decided about money. */
export const createOrderSide = (services: () => Services): OrderSide => ({
  /** An order that no longer waits for money gets none. */
  async markPaid(tx, orderId, { method }) {
    const order = await lockOrder(tx, orderId)
    if (!order || order.heldUntil === null) return 'over'
    // It may have been tried in two ways: the one that brought the money counts.
    await updateOrder(tx, orderId, { heldUntil: null, confirmedAt: new Date(), method })
    await moveLocked(services(), tx, orderId, ({ state }) => state === 'awaitingPayment', {
      to: 'confirmed',
      actor: 'payment',
    })
    await postPaid(tx, { orderId, userId: order.userId, method, paisa: order.totalPaisa })
    return 'paid'
  },
  async moneyOwed(tx, orderId, { paymentId, method, amountPaisa }) {
    const userId = await ownerOf(tx, orderId)
    await postLate(tx, { paymentId, orderId, userId, method, paisa: amountPaisa })
  },
  async moneyReturned(tx, orderId, { method, amountPaisa, taskId }) {
    const userId = await ownerOf(tx, orderId)
    await postRefunded(tx, { taskId, orderId, userId, method, paisa: amountPaisa })
  },
})

const ownerOf = async (tx: Tx, orderId: number) => (await findOrder(tx, orderId))!.userId
