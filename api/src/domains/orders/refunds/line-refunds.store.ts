import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import {
  creditNoteCounters,
  creditNoteDownloads,
  lineRefundLines,
  lineRefunds,
} from './line-refunds.tables.ts'

export type LineRefundRow = typeof lineRefunds.$inferSelect
type RefundedLine = typeof lineRefundLines.$inferSelect
export type LineRefundWithLines = LineRefundRow & { lines: Omit<RefundedLine, 'refundId'>[] }

export async function insertLineRefund(
  tx: Tx,
  { lines, ...refund }: typeof lineRefunds.$inferInsert & Pick<LineRefundWithLines, 'lines'>,
): Promise<LineRefundRow> {
  const [row] = await tx.insert(lineRefunds).values(refund).returning()
  await tx.insert(lineRefundLines).values(lines.map((line) => ({ ...line, refundId: refund.id })))
  return row!
}

async function withLines(db: Tx, rows: LineRefundRow[]): Promise<LineRefundWithLines[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(lineRefundLines)
    .where(inArray(lineRefundLines.refundId, ids))
    .orderBy(asc(lineRefundLines.variantId))
  const byRefund = Map.groupBy(lines, ({ refundId }) => refundId)
  return rows.map((row) => ({ ...row, lines: byRefund.get(row.id)! }))
}

/** What was given back for delivered pieces of an order, the first one first. */
export const listLineRefunds = async (db: Tx, orderId: number): Promise<LineRefundWithLines[]> =>
  withLines(
    db,
    await db
      .select()
      .from(lineRefunds)
      .where(eq(lineRefunds.orderId, orderId))
      .orderBy(asc(lineRefunds.changeId)),
  )

/** The same of many orders, without what each was of. */
export const listRefundsOfOrders = (db: Tx, orderIds: number[]): Promise<LineRefundRow[]> =>
  db
    .select()
    .from(lineRefunds)
    .where(inArray(lineRefunds.orderId, orderIds))
    .orderBy(asc(lineRefunds.changeId))

export async function findLineRefund(db: Tx, id: string): Promise<LineRefundWithLines | undefined> {
  return (await withLines(db, await db.select().from(lineRefunds).where(eq(lineRefunds.id, id))))[0]
}

/** The next number of a credit note. If the transaction is rolled back, the number is free again. */
export async function nextCreditNote(tx: Tx, vendorId: number, fiscalYear: string): Promise<number> {
  const [row] = await tx
    .insert(creditNoteCounters)
    .values({ vendorId, fiscalYear, last: 1 })
    .onConflictDoUpdate({
      target: [creditNoteCounters.vendorId, creditNoteCounters.fiscalYear],
      set: { last: sql`${creditNoteCounters.last} + 1` },
    })
    .returning({ last: creditNoteCounters.last })
  return row!.last
}

/** Counts that a credit note is handed out, and returns how often it was with this time. */
export async function countCreditNote(db: Tx, refundId: string): Promise<number> {
  const [row] = await db
    .insert(creditNoteDownloads)
    .values({ refundId, downloads: 1 })
    .onConflictDoUpdate({
      target: creditNoteDownloads.refundId,
      set: { downloads: sql`${creditNoteDownloads.downloads} + 1` },
    })
    .returning({ downloads: creditNoteDownloads.downloads })
  return row!.downloads
}
