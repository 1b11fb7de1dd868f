import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { vendorSuspensions } from '../vendors.tables.ts'

export type SuspensionRow = typeof vendorSuspensions.$inferSelect

const isLiving = isNull(vendorSuspensions.endedAt)

/** Waits for orders from the vendor that are under way, and has later ones wait until the transaction ends. */
export const lockSuspensions = async (tx: Tx, vendorId: number) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('vendor ' || ${vendorId}::bigint, 0))`)
}

/** The suspensions that last, of some vendors, by their ids. */
export async function findSuspensions(db: Tx, vendorIds: number[]): Promise<Map<number, SuspensionRow>> {
  if (vendorIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(vendorSuspensions)
    .where(and(inArray(vendorSuspensions.vendorId, vendorIds), isLiving))
  return new Map(rows.map((row) => [row.vendorId, row]))
}

export async function findSuspension(db: Tx, id: string): Promise<SuspensionRow | null> {
  const [row] = await db.select().from(vendorSuspensions).where(eq(vendorSuspensions.id, id))
  return row ?? null
}

/** All suspensions that a vendor has had, the newest first. */
export const listSuspensions = (db: Tx, vendorId: number): Promise<SuspensionRow[]> =>
  db
    .select()
    .from(vendorSuspensions)
    .where(eq(vendorSuspensions.vendorId, vendorId))
    .orderBy(desc(vendorSuspensions.createdAt), desc(vendorSuspensions.id))

export async function insertSuspension(
  db: Tx,
  suspension: Omit<typeof vendorSuspensions.$inferInsert, 'id'>,
): Promise<SuspensionRow> {
  const [row] = await db
    .insert(vendorSuspensions)
    .values({ id: randomUUIDv7(), ...suspension })
    .returning()
  return row!
}

type End = Pick<SuspensionRow, 'endedHow' | 'endedBy' | 'endWords'>

/** Ends a suspension that lasts; undefined if it has ended already. */
export async function endSuspensionRow(tx: Tx, id: string, end: End): Promise<SuspensionRow | undefined> {
  const [row] = await tx
    .update(vendorSuspensions)
    .set({ ...end, endedAt: sql`now()` })
    .where(and(eq(vendorSuspensions.id, id), isLiving))
    .returning()
  return row
}

/** Suspensions whose last day is over. */
export const listDueSuspensions = (db: Tx, today: string): Promise<SuspensionRow[]> =>
  db
    .select()
    .from(vendorSuspensions)
    .where(and(isLiving, lte(vendorSuspensions.reopensOn, today)))
