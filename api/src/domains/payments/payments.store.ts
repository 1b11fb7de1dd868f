import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { isUndecided, mayBecome, paymentStates } from '@haat/contract/domains/payments.rules.ts'
import type { PaymentMethod, PaymentState } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { payments, refundTasks } from './payments.tables.ts'

export type Payment = typeof payments.$inferSelect
export type RefundTask = typeof refundTasks.$inferSelect

/** Whether the gateway may still report money for the payment: it is open, or it is over and the money may come late. */
export const isStillAskedAbout = (state: PaymentState) =>
  isUndecided(state) || (state !== 'paid' && mayBecome(state, 'refundDue'))
const askedStates = paymentStates.filter(isStillAskedAbout)

export async function insertPayment(db: Tx, row: typeof payments.$inferInsert) {
  await db.insert(payments).values(row)
}

export async function findPayment(db: Tx, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

export const listPaymentsOf = (db: Tx, orderId: number): Promise<Payment[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt))

/** Locks a payment, so that nothing else decides about it until the transaction ends. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

export async function lockPaidPayment(tx: Tx, orderId: number): Promise<Payment | undefined> {
  const isPaid = and(eq(payments.orderId, orderId), eq(payments.state, 'paid'))
  const [row] = await tx.select().from(payments).where(isPaid).for('update')
  return row
}

type Changes = Partial<Pick<Payment, 'gatewayId' | 'captureId' | 'askAt' | 'refundedPaisa'>>

/** Moves a payment if the table of states allows it; undefined when another process was first. */
export async function movePayment(
  tx: Tx,
  id: string,
  to: PaymentState,
  changes: Changes = {},
): Promise<Payment | undefined> {
  const from = paymentStates.filter((state) => mayBecome(state, to))
  const [row] = await tx
    .update(payments)
    .set({ ...changes, state: to, stateAt: new Date() })
    .where(and(eq(payments.id, id), inArray(payments.state, from)))
    .returning()
  return row
}

export async function setProblem(tx: Tx, id: string, reported: Pick<Payment, 'problem' | 'reportedPaisa'>) {
  await tx.update(payments).set(reported).where(eq(payments.id, id))
}

/** A payment that was decided meanwhile is not asked about again. */
export async function setAskAt(db: Tx, id: string, askAt: Date | null) {
  await db
    .update(payments)
    .set({ askAt })
    .where(and(eq(payments.id, id), inArray(payments.state, askedStates)))
}

export const listDue = (db: Tx, method: PaymentMethod, now: Date, limit: number): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.method, method), lte(payments.askAt, now)))
    .orderBy(asc(payments.askAt))
    .limit(limit)

/** So long after its expiry a payment is decided, unless its gateway gives no clear answer. */
const unclearMinutes = 10
/** Counting stops here: nobody needs a higher number. */
const maxCounted = 10_000

/** For monitoring: payments that a gateway has not decided in time, and refunds that are overdue. */
export async function countOpenPayments(db: Tx): Promise<{ unclear: number; refundsOverdue: number }> {
  const undecided = paymentStates.filter(isUndecided)
  const unclear = db
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(
        isNotNull(payments.askAt),
        inArray(payments.state, undecided),
        lte(payments.expiresAt, sql`now() - make_interval(mins => ${unclearMinutes})`),
      ),
    )
    .limit(maxCounted)
  const overdue = db
    .select({ one: sql`1` })
    .from(refundTasks)
    .where(and(isNull(refundTasks.doneAt), lte(refundTasks.dueAt, sql`now()`)))
    .limit(maxCounted)
  const { rows } = await db.execute<{ unclear: number; overdue: number }>(
    sql`select (select count(*)::int from ${unclear} u) as unclear, (select count(*)::int from ${overdue} o) as overdue`,
  )
  return { unclear: rows[0]!.unclear, refundsOverdue: rows[0]!.overdue }
}

/** Adds a refund task once: false if there is one for the same parcel already. */
export async function insertRefundTask(tx: Tx, row: typeof refundTasks.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(refundTasks)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: refundTasks.id })
  return rows.length > 0
}

export const listRefundTasks = (db: Tx, paymentIds: string[]): Promise<RefundTask[]> =>
  db.select().from(refundTasks).where(inArray(refundTasks.paymentId, paymentIds)).orderBy(refundTasks.id)

/** The refunds of an order and how each is sent: what was paid at the door has no payment. */
export const listRefundsOfOrder = (db: Tx, orderId: number) =>
  db
    .select({ task: refundTasks, method: sql<PaymentMethod>`coalesce(${payments.method}, 'cod')` })
    .from(refundTasks)
    .leftJoin(payments, eq(payments.id, refundTasks.paymentId))
    .where(eq(refundTasks.orderId, orderId))
    .orderBy(refundTasks.id)

/** Open refunds of a parcel, and of its order as a whole. */
export const listOpenRefunds = (db: Tx, orderId: number, parcelId: number): Promise<RefundTask[]> =>
  db
    .select()
    .from(refundTasks)
    .where(
      and(
        eq(refundTasks.orderId, orderId),
        or(isNull(refundTasks.parcelId), eq(refundTasks.parcelId, parcelId)),
        isNull(refundTasks.doneAt),
      ),
    )
    .orderBy(refundTasks.id)

export async function hasOpenRefund(db: Tx, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: refundTasks.id })
    .from(refundTasks)
    .where(
      and(
        isNull(refundTasks.doneAt),
        sql`${refundTasks.orderId} in (select id from orders where user_id = ${userId})`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function findRefundTask(db: Tx, id: number): Promise<RefundTask | undefined> {
  const [row] = await db.select().from(refundTasks).where(eq(refundTasks.id, id))
  return row
}

/** Locks a refund task that has no payment to lock. */
export async function lockTask(tx: Tx, id: number) {
  await tx.select({ id: refundTasks.id }).from(refundTasks).where(eq(refundTasks.id, id)).for('update')
}

/** How money was sent back, and who says so. */
export interface RefundProof {
  reference: string
  doneBy: string
}

export async function finishRefundTask(tx: Tx, id: number, proof?: RefundProof): Promise<boolean> {
  const rows = await tx
    .update(refundTasks)
    .set({ doneAt: new Date(), ...proof })
    .where(and(eq(refundTasks.id, id), isNull(refundTasks.doneAt)))
    .returning({ id: refundTasks.id })
  return rows.length > 0
}

export async function addRefunded(tx: Tx, id: string, amountPaisa: number): Promise<Payment> {
  const [row] = await tx
    .update(payments)
    .set({ refundedPaisa: sql`${payments.refundedPaisa} + ${amountPaisa}` })
    .where(eq(payments.id, id))
    .returning()
  return row!
}
