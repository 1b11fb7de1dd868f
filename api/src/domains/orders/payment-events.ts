import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { Services } from '#services.ts'
import { postLate, postPaid, postRefunded } from '../ledger/ledger.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import type { PaymentEvents } from '../payments/payment-events.ts'
import { queueMoneyMail } from './mails/orders.mail.ts'
import { findOrder, lockOrder, updateOrder } from './orders.store.ts'
import { moveParcelsInTransaction } from './parcels/move-parcels.service.ts'

/** What orders do when payments decide something about money, in the transaction of that decision. */
export const createPaymentEvents = (services: () => Services): PaymentEvents => ({
  /** An order that no longer waits for money takes none. */
  async markPaid(tx, orderId, { method }) {
    const order = await lockOrder(tx, orderId)
    if (!order || order.heldUntil === null) return 'over'
    // The shopper may have tried two methods: the one that brought the money counts.
    await updateOrder(tx, orderId, { heldUntil: null, confirmedAt: new Date(), method })
    await moveParcelsInTransaction(services(), tx, orderId, ({ state }) => state === 'awaitingPayment', {
      to: 'confirmed',
      actor: 'payment',
    })
    await postPaid(tx, { orderId, userId: order.userId, method, paisa: order.totalPaisa })
    return 'paid'
  },
  async onPaymentProblem(tx, orderId, { method, amountPaisa, reportedPaisa, problem }) {
    // In these cases nobody knows of any money, so the shopper gets no mail about it.
    if (problem === 'unheard' || problem === 'uncertain') return
    const order = (await findOrder(tx, orderId))!
    const money = { method, amountPaisa: reportedPaisa ?? amountPaisa }
    await queueMoneyMail(services(), tx, 'strange', { order, money })
  },
  async onRefundDue(tx, orderId, money) {
    const { paymentId, method, amountPaisa } = money
    const order = (await findOrder(tx, orderId))!
    await postLate(tx, { paymentId, orderId, userId: order.userId, method, paisa: amountPaisa })
    const kind = order.heldUntil === null ? 'owed' : 'owedOpen'
    await queueMoneyMail(services(), tx, kind, { order, money })
  },
  async onRefunded(tx, orderId, money) {
    const { method, amountPaisa, taskId } = money
    const order = (await findOrder(tx, orderId))!
    await postRefunded(tx, { taskId, orderId, userId: order.userId, method, paisa: amountPaisa })
    const kind = isGateway(method) ? 'returned' : 'returnedCash'
    const readers = await notify(tx, {
      kind: 'refund',
      key: `task ${taskId}`,
      data: { orderNumber: orderNumber(orderId), amountPaisa, state: 'sent' },
      to: { userId: order.userId },
    })
    if (readers.length > 0) await queueMoneyMail(services(), tx, kind, { order, money })
  },
})
