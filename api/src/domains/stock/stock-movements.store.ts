import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { lowStockMails, stockMovements } from './stock.tables.ts'

export type MovementRow = typeof stockMovements.$inferSelect

interface MovementsOfVariant {
  variantId: number
  vendorId: number
  /** The id after which the page begins; undefined for the first page. */
  after: number | undefined
  limit: number
}

/** The last movement first. */
export const listMovements = (db: Tx, { variantId, vendorId, after, limit }: MovementsOfVariant) =>
  db
    .select()
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.variantId, variantId),
        eq(stockMovements.vendorId, vendorId),
        after === undefined ? undefined : lt(stockMovements.id, after),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(limit)

export async function findMovementByKey(db: Tx, vendorId: number, key: string): Promise<MovementRow | null> {
  const [row] = await db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.vendorId, vendorId), eq(stockMovements.key, key)))
  return row ?? null
}

/** Whether the shop was not told on this day yet; from now on it was. */
export async function beginMailDay(tx: Tx, vendorId: number, day: string): Promise<boolean> {
  const rows = await tx
    .insert(lowStockMails)
    .values({ vendorId, lastDay: day })
    .onConflictDoUpdate({
      target: lowStockMails.vendorId,
      set: { lastDay: day },
      setWhere: sql`${lowStockMails.lastDay} < ${day}`,
    })
    .returning({ vendorId: lowStockMails.vendorId })
  return rows.length > 0
}
