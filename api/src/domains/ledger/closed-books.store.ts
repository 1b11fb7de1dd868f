import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { vendorAccounts, vendorEntries } from './ledger.tables.ts'

/** Shops with entries until this day whose books are not closed until then, by their ids. */
export const listOpenBooks = (db: Tx, last: string, { after, limit }: { after: number; limit: number }) =>
  db
    .select({
      vendorId: vendorAccounts.vendorId,
      closedUntil: vendorAccounts.closedUntil,
      firstDay: vendorEntries.day,
    })
    .from(vendorAccounts)
    .innerJoin(
      vendorEntries,
      and(eq(vendorEntries.vendorId, vendorAccounts.vendorId), eq(vendorEntries.number, 1)),
    )
    .where(
      and(
        gt(vendorAccounts.vendorId, after),
        or(isNull(vendorAccounts.closedUntil), lt(vendorAccounts.closedUntil, last)),
        lte(vendorEntries.day, last),
      ),
    )
    .orderBy(asc(vendorAccounts.vendorId))
    .limit(limit)

/** Until the transaction ends, nothing is written into the books of the shop. */
export const lockBooks = (tx: Tx, vendorId: number) =>
  tx
    .select({ vendorId: vendorAccounts.vendorId })
    .from(vendorAccounts)
    .where(eq(vendorAccounts.vendorId, vendorId))
    .for('update')

/**
 * Closes the books of a shop until a day: whatever waits for its lock is written after that day. False if they were closed
 * already.
 */
export async function closeBooksUntil(tx: Tx, vendorId: number, last: string): Promise<boolean> {
  const [row] = await tx
    .update(vendorAccounts)
    .set({ closedUntil: last })
    .where(
      and(
        eq(vendorAccounts.vendorId, vendorId),
        or(isNull(vendorAccounts.closedUntil), lt(vendorAccounts.closedUntil, last)),
      ),
    )
    .returning({ vendorId: vendorAccounts.vendorId })
  return row !== undefined
}

/** Since when a shop has books, and until when they are closed; undefined while it has none. */
export async function findBooks(db: Tx, vendorId: number) {
  const [row] = await db
    .select({ firstDay: vendorEntries.day, closedUntil: vendorAccounts.closedUntil })
    .from(vendorEntries)
    .innerJoin(vendorAccounts, eq(vendorAccounts.vendorId, vendorEntries.vendorId))
    .where(and(eq(vendorEntries.vendorId, vendorId), eq(vendorEntries.number, 1)))
  return row
}
