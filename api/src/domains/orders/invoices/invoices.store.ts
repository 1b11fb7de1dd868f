import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
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

/** The bill of each parcel: the one that holds, or the last one that was cancelled. */
export const listInvoices = (db: Tx, parcelIds: number[]): Promise<InvoiceRow[]> =>
  db
    .selectDistinctOn([invoices.parcelId])
    .from(invoices)
    .where(inArray(invoices.parcelId, parcelIds))
    .orderBy(
      asc(invoices.parcelId),
      desc(isNull(invoices.cancelledAt)),
      desc(invoices.fiscalYear),
      desc(invoices.number),
    )

/** Every bill that these parcels ever had, the first one first. */
export const listEveryInvoice = (db: Tx, parcelIds: number[]): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(inArray(invoices.parcelId, parcelIds))
    .orderBy(asc(invoices.fiscalYear), asc(invoices.number))

/** Counts that it is handed out, and returns how often it was with this time. */
export async function countDownload(
  db: Tx,
  { vendorId, fiscalYear, number }: Pick<InvoiceRow, 'vendorId' | 'fiscalYear' | 'number'>,
): Promise<number> {
  const [row] = await db
    .update(invoices)
    .set({ downloads: sql`${invoices.downloads} + 1` })
    .where(
      and(eq(invoices.vendorId, vendorId), eq(invoices.fiscalYear, fiscalYear), eq(invoices.number, number)),
    )
    .returning({ downloads: invoices.downloads })
  return row!.downloads
}

/** Cancels the bill that holds, and returns it; undefined if there is none. */
export async function cancelInvoiceRow(
  tx: Tx,
  parcelId: number,
  cancelReason: string,
  at: Date | undefined,
): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .update(invoices)
    .set({ cancelledAt: at ?? sql`now()`, cancelReason })
    .where(and(eq(invoices.parcelId, parcelId), isNull(invoices.cancelledAt)))
    .returning()
  return row
}
