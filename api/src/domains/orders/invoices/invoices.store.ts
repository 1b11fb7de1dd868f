import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { invoiceCounters, invoices } from '../orders.tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** The next number. If the transaction is rolled back, the number is free again. */
export async function nextNumber(tx: Tx, vendorId: number, fiscalYear: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ vendorId, fiscalYear, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.vendorId, invoiceCounters.fiscalYear],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last })
  return row!.last
}

export const insertInvoice = (tx: Tx, row: typeof invoices.$inferInsert) => tx.insert(invoices).values(row)

export const listInvoices = (db: Tx, parcelIds: number[]): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(inArray(invoices.parcelId, parcelIds))

/** Counts a download, and returns how many there were with this one. */
export async function countDownload(db: Tx, parcelId: number): Promise<number> {
  const [row] = await db
    .update(invoices)
    .set({ downloads: sql`${invoices.downloads} + 1` })
    .where(eq(invoices.parcelId, parcelId))
    .returning({ downloads: invoices.downloads })
  return row!.downloads
}

export const cancelInvoiceRow = (tx: Tx, parcelId: number, cancelReason: string) =>
  tx
    .update(invoices)
    .set({ cancelledAt: sql`now()`, cancelReason })
    .where(and(eq(invoices.parcelId, parcelId), isNull(invoices.cancelledAt)))
