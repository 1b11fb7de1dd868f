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

/** Money that staff have to send back. */
export const refundTasks = pgTable(
  'refund_tasks',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    orderId: number64().notNull(),
    /** Null when the refund is for the whole order. */
    parcelId: number64(),
    amountPaisa: paisa().notNull(),
    reason: text().$type<'cancelled' | 'latePayment'>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** The law gives seven days. */
    dueAt: instant().notNull(),
    doneAt: instant(),
  },
  (t) => [
    uniqueIndex('refund_tasks_parcel').on(t.paymentId, sql`coalesce(${t.parcelId}, 0)`),
    index('refund_tasks_due')
      .on(t.dueAt)
      .where(sql`${t.doneAt} is null`),
    check('refund_tasks_amount', sql`${t.amountPaisa} > 0`),
  ],
)
