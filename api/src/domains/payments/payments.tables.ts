import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PaymentMethod, PaymentProblem, PaymentState } from '@haat/contract/domains/payments.rules.ts'
import { instant, number64, paisa } from '#platform/database/columns.ts'

/** One attempt to pay an order. */
export const payments = pgTable(
  'payments',
  {
    /** The gateway knows the payment by this id too. */
    id: uuid().primaryKey(),
    orderId: number64().notNull(),
    userId: uuid().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    amountPaisa: paisa().notNull(),
    refundedPaisa: paisa().notNull().default(0),
    /** The gateway's own id of this payment, if it has one. */
    gatewayId: text(),
    /** The gateway's reference for the money that came. */
    captureId: text(),
    /** The first thing that the gateway reported and staff have to look at. */
    problem: text().$type<PaymentProblem>(),
    /** The sum that the gateway reported, if it was another one. */
    reportedPaisa: number64(),
    createdAt: instant().notNull().defaultNow(),
    stateAt: instant().notNull().defaultNow(),
    /** When the gateway is asked about this payment next. */
    askAt: instant(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    index('payments_ask')
      .on(t.askAt)
      .where(sql`${t.askAt} is not null`),
    uniqueIndex('payments_gateway').on(t.method, t.gatewayId),
    // The same money is never counted twice.
    uniqueIndex('payments_capture').on(t.method, t.captureId),
    // An order is paid once.
    uniqueIndex('payments_paid')
      .on(t.orderId)
      .where(sql`${t.state} = 'paid'`),
    check('payments_amount', sql`${t.amountPaisa} > 0 and ${t.refundedPaisa} between 0 and ${t.amountPaisa}`),
  ],
)

/** Why money goes back: `returned` is for pieces that had been delivered. */
type RefundReason = 'cancelled' | 'latePayment' | 'returned'

/** Money that staff have to send back. */
export const refundTasks = pgTable(
  'refund_tasks',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    /** Null for what was paid at the door: staff send it by wallet or bank. */
    paymentId: uuid().references(() => payments.id),
    orderId: number64().notNull(),
    /** Null when the refund is for the whole order. */
    parcelId: number64(),
    /** The change of a line that it is for, or the refund of delivered pieces; null when it is for the rest of the parcel. */
    lineChangeId: number64(),
    amountPaisa: paisa().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** The law gives seven days. */
    dueAt: instant().notNull(),
    doneAt: instant(),
    /** The gateway's reference for the money that was sent back, and who said that it was. */
    reference: text(),
    doneBy: uuid(),
  },
  (t) => [
    uniqueIndex('refund_tasks_cause')
      .on(t.paymentId, sql`coalesce(${t.parcelId}, 0)`, sql`coalesce(${t.lineChangeId}, 0)`)
      .concurrently(),
    index('refund_tasks_order').on(t.orderId).concurrently(),
    index('refund_tasks_due')
      .on(t.dueAt)
      .where(sql`${t.doneAt} is null`),
    check('refund_tasks_amount', sql`${t.amountPaisa} > 0`),
  ],
)
