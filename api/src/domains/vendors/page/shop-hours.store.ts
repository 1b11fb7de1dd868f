import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import type { Tx } from '#platform/database/database.ts'
import { vendors } from '../vendors.tables.ts'
import { vendorClosedDays, vendorPages } from './shop-page.tables.ts'

const isFrom = (vendorId: number, day: string) =>
  and(eq(vendorClosedDays.vendorId, vendorId), gte(vendorClosedDays.day, day))

/** The closed days of a shop from a day on, in their order. */
export const listClosedDays = (db: Tx, vendorId: number, from: string): Promise<Vendor['closedDays']> =>
  db
    .select({ day: vendorClosedDays.day, words: vendorClosedDays.words })
    .from(vendorClosedDays)
    .where(isFrom(vendorId, from))
    .orderBy(asc(vendorClosedDays.day))

/** Puts these days in the place of all from a day on; what is over stays as it was. */
export async function replaceClosedDays(tx: Tx, vendorId: number, from: string, days: Vendor['closedDays']) {
  await tx.delete(vendorClosedDays).where(isFrom(vendorId, from))
  if (days.length > 0) await tx.insert(vendorClosedDays).values(days.map((day) => ({ vendorId, ...day })))
}

type Times = Pick<typeof vendors.$inferSelect, 'hours' | 'closedFrom' | 'closedUntil' | 'closedReason'>

/** Writes the hours and the holiday of a shop as the next version. The shop is locked by the caller. */
export async function updateTimes(tx: Tx, vendorId: number, times: Times) {
  await tx.update(vendors).set(times).where(eq(vendors.id, vendorId))
  await tx
    .insert(vendorPages)
    .values({ vendorId, hoursVersion: 1 })
    .onConflictDoUpdate({
      target: vendorPages.vendorId,
      set: { hoursVersion: sql`${vendorPages.hoursVersion} + 1` },
    })
}
