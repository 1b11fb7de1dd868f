import type { Services } from '#services.ts'
import { postLate, postPaid, postRefunded } from '../ledger/ledger.service.ts'
import type { OrderSide } from '../payments/order-side.ts'
import { queueMoneyMail } from './orders.mail.ts'
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
  async paymentStrange(tx, orderId, { method, amountPaisa, reportedPaisa, problem }) {
    // Who has heard nothing of their money is not told of any.
    if (problem === 'unheard' || problem === 'uncertain') return
    const order = (await findOrder(tx, orderId))!
    const money = { method, amountPaisa: reportedPaisa ?? amountPaisa }
    await queueMoneyMail(services(), tx, 'strange', { order, money })
  },
  async moneyOwed(tx, orderId, money) {
    const { paymentId, method, amountPaisa } = money
    const order = (await findOrder(tx, orderId))!
    await postLate(tx, { paymentId, orderId, userId: order.userId, method, paisa: amountPaisa })
    const kind = order.heldUntil === null ? 'owed' : 'owedOpen'
    await queueMoneyMail(services(), tx, kind, { order, money })
  },
  async moneyReturned(tx, orderId, money) {
    const { method, amountPaisa, taskId } = money
    const order = (await findOrder(tx, orderId))!
    await postRefunded(tx, { taskId, orderId, userId: order.userId, method, paisa: amountPaisa })
    await queueMoneyMail(services(), tx, 'returned', { order, money })
  },
})
