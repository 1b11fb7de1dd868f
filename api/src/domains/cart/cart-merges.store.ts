import { and, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { cartMerges } from './cart.tables.ts'

export async function findMerge(tx: Tx, userId: string, key: string) {
  const [row] = await tx
    .select()
    .from(cartMerges)
    .where(and(eq(cartMerges.userId, userId), eq(cartMerges.key, key)))
  return row
}

export const insertMerge = (tx: Tx, row: typeof cartMerges.$inferInsert) => tx.insert(cartMerges).values(row)

/** After 30 days no browser sends the same cart again. */
export const deleteOldMerges = (tx: Tx, userId: string) =>
  tx
    .delete(cartMerges)
    .where(and(eq(cartMerges.userId, userId), lt(cartMerges.createdAt, sql`now() - interval '30 days'`)))

export const deleteMergesOf = (tx: Tx, userId: string) =>
  tx.delete(cartMerges).where(eq(cartMerges.userId, userId))
