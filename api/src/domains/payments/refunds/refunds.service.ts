import type { Tx } from '#platform/database/database.ts'
import type { GatewayMethod } from '#platform/payments/payment-gateway.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import type { Money } from '../payment-events.ts'
import { addRefunded, findRefundTask, finishRefundTask, insertRefundTask } from '../payments.store.ts'
import {
  listOpenRefunds,
  listRefundTasks,
  lockPaidPayment,
  lockPayment,
  movePayment,
} from '../payments.store.ts'
import type { Payment } from '../payments.store.ts'

export { hasOpenRefund as isOwedMoney } from '../payments.store.ts'

/** The law gives seven days. */
const refundMs = 7 * 24 * 3_600_000

const dueAt = () => new Date(Date.now() + refundMs)

/** Owes the whole payment back, because it came for an order that is over. */
export async function oweLateMoney(
  { paymentEvents }: Services,
  tx: Tx,
  { id, orderId, amountPaisa }: Payment,
  money: Money,
) {
  const task = { paymentId: id, orderId, amountPaisa, reason: 'latePayment' as const, dueAt: dueAt() }
  if (await insertRefundTask(tx, task)) await paymentEvents.onRefundDue?.(tx, orderId, money)
}

interface Cancelled {
  orderId: number
  /** Null for the whole order. */
  parcelId: number | null
  amountPaisa: number
}

/** Owes the money of what was cancelled after it was paid. Returns the due date; undefined when it was not paid online. */
export async function oweRefund(tx: Tx, cancelled: Cancelled): Promise<Date | undefined> {
  const payment = await lockPaidPayment(tx, cancelled.orderId)
  if (!payment || cancelled.amountPaisa === 0) return undefined
  const task = { ...cancelled, paymentId: payment.id, reason: 'cancelled' as const, dueAt: dueAt() }
  await insertRefundTask(tx, task)
  const tasks = await listRefundTasks(tx, [payment.id])
  const owedPaisa = tasks.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
  if (owedPaisa > payment.amountPaisa) throw new Error(`More than was paid would go back for ${payment.id}`)
  if (owedPaisa === payment.amountPaisa) await movePayment(tx, payment.id, 'refundDue')
  return tasks.find(({ parcelId }) => parcelId === cancelled.parcelId)?.dueAt
}

/** Records that all money owed for a parcel was sent back. Returns how much it was. */
export async function completeRefunds(
  services: Services,
  { orderId, id }: { orderId: number; id: number },
): Promise<number> {
  const tasks = await listOpenRefunds(services.db, orderId, id)
  for (const task of tasks) await completeRefund(services, task.id)
  return tasks.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
}

/** Records that staff have sent money back. Calling it again changes nothing. */
export async function completeRefund(services: Services, taskId: number): Promise<Payment> {
  const after = await services.db.transaction((tx) => finishRefund(services, tx, taskId))
  services.outbox.wake()
  return after
}

async function finishRefund(services: Services, tx: Tx, taskId: number): Promise<Payment> {
  const task = await findRefundTask(tx, taskId)
  const payment = task && (await lockPayment(tx, task.paymentId))
  if (!payment) throw notFound('This refund')
  if (!(await finishRefundTask(tx, taskId))) return payment
  const { id, orderId, method } = payment
  const { amountPaisa } = task
  const money = { paymentId: id, method: method as GatewayMethod, amountPaisa }
  await services.paymentEvents.onRefunded?.(tx, orderId, { ...money, taskId })
  const after = await addRefunded(tx, id, amountPaisa)
  const isAllBack = after.refundedPaisa === after.amountPaisa
  return (isAllBack && (await movePayment(tx, id, 'refunded'))) || after
}
