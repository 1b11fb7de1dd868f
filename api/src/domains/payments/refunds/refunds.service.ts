import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import type { Money } from '../payment-events.ts'
import { addRefunded, findRefundTask, finishRefundTask, insertRefundTask } from '../payments.store.ts'
import {
  listOpenRefunds,
  listRefundTasks,
  lockPaidPayment,
  lockPayment,
  lockTask,
  movePayment,
} from '../payments.store.ts'
import type { Payment, RefundProof, RefundTask } from '../payments.store.ts'

export { hasOpenRefund as isOwedMoney, listRefundsOfOrder } from '../payments.store.ts'

/** The law gives seven days. */
const refundMs = 7 * 24 * 3_600_000

/** By when money has to be sent back that is owed since then. */
export const refundDueAt = (since: Date) => new Date(since.getTime() + refundMs)

const dueAt = () => refundDueAt(new Date())

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
  /** The change of a line that it is for; left out for the whole parcel. */
  lineChangeId?: number
  amountPaisa: number
}

/** Owes the money of what was cancelled after it was paid. Returns the due date; undefined when it was not paid online. */
export async function oweRefund(
  tx: Tx,
  cancelled: Cancelled,
  reason: 'cancelled' | 'returned' = 'cancelled',
): Promise<Date | undefined> {
  const payment = await lockPaidPayment(tx, cancelled.orderId)
  if (!payment || cancelled.amountPaisa === 0) return undefined
  const task = { ...cancelled, paymentId: payment.id, reason, dueAt: dueAt() }
  await insertRefundTask(tx, task)
  const tasks = await listRefundTasks(tx, [payment.id])
  const owedPaisa = tasks.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
  if (owedPaisa > payment.amountPaisa) throw new Error(`More than was paid would go back for ${payment.id}`)
  if (owedPaisa === payment.amountPaisa) await movePayment(tx, payment.id, 'refundDue')
  return tasks.findLast(({ parcelId }) => parcelId === cancelled.parcelId)?.dueAt
}

/** Owes what was paid for pieces that had been delivered: the way it was paid, or otherwise where that was at the door. */
export async function oweReturned(
  tx: Tx,
  isOnline: boolean,
  returned: Cancelled & { lineChangeId: number },
): Promise<void> {
  if (returned.amountPaisa === 0) return
  if (!isOnline) {
    await insertRefundTask(tx, { ...returned, paymentId: null, reason: 'returned', dueAt: dueAt() })
  } else if (!(await oweRefund(tx, returned, 'returned'))) {
    throw new Error(`Order ${returned.orderId} has no payment that could go back`)
  }
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

/** Records that staff have sent money back. Calling it again changes nothing. Undefined for what was paid at the door. */
export async function completeRefund(services: Services, taskId: number): Promise<Payment | undefined> {
  const after = await services.db.transaction((tx) => finishRefund(services, tx, taskId))
  services.outbox.wake()
  return after
}

/** A refund as it is while it is locked: whoever had to wait sees what was done meanwhile. */
export async function lockRefundTask(tx: Tx, id: number): Promise<RefundTask | undefined> {
  return (await lockRefund(tx, id))?.task
}

async function lockRefund(tx: Tx, id: number) {
  const found = await findRefundTask(tx, id)
  if (!found) return undefined
  const payment = found.paymentId === null ? undefined : await lockPayment(tx, found.paymentId)
  if (!payment) await lockTask(tx, id)
  return { task: (await findRefundTask(tx, id))!, payment }
}

/** The same as part of the caller's transaction, with how the money was sent. */
export async function finishRefund(
  services: Services,
  tx: Tx,
  taskId: number,
  proof?: RefundProof,
): Promise<Payment | undefined> {
  const locked = await lockRefund(tx, taskId)
  if (!locked) throw notFound('This refund')
  const { payment } = locked
  if (!(await finishRefundTask(tx, taskId, proof))) return payment
  const { amountPaisa, orderId } = locked.task
  const money = { method: payment?.method ?? ('cod' as const), amountPaisa, taskId }
  await services.paymentEvents.onRefunded?.(tx, orderId, money)
  if (!payment) return undefined
  const after = await addRefunded(tx, payment.id, amountPaisa)
  const isAllBack = after.refundedPaisa === after.amountPaisa
  return (isAllBack && (await movePayment(tx, payment.id, 'refunded'))) || after
}
