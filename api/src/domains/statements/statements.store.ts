import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { commissionBillCounters, vendorMonths } from './statements.tables.ts'

export type MonthRow = typeof vendorMonths.$inferSelect

/** The next number of Haat's bills. If the transaction is rolled back, the number is free again. */
export async function nextBillNumber(tx: Tx, fiscalYear: string): Promise<number> {
  const [row] = await tx
    .insert(commissionBillCounters)
    .values({ fiscalYear, last: 1 })
    .onConflictDoUpdate({
      target: commissionBillCounters.fiscalYear,
      set: { last: sql`${commissionBillCounters.last} + 1` },
    })
    .returning({ last: commissionBillCounters.last })
  return row!.last
}

export const insertMonth = (tx: Tx, row: typeof vendorMonths.$inferInsert) =>
  tx.insert(vendorMonths).values(row)

/** The closed months of a shop, the newest first. */
export const listMonths = (db: Tx, vendorId: number): Promise<MonthRow[]> =>
  db
    .select()
    .from(vendorMonths)
    .where(eq(vendorMonths.vendorId, vendorId))
    .orderBy(desc(vendorMonths.bsMonth))

/** Those of some months, both included, by month. */
export async function monthsBetween(db: Tx, vendorId: number, first: string, last: string) {
  const rows = await db
    .select()
    .from(vendorMonths)
    .where(
      and(
        eq(vendorMonths.vendorId, vendorId),
        gte(vendorMonths.bsMonth, first),
        lte(vendorMonths.bsMonth, last),
      ),
    )
  return new Map(rows.map((row) => [row.bsMonth, row]))
}
