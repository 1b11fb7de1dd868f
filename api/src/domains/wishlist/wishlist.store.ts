import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { wishlistItems } from './wishlist.tables.ts'

export type WishlistRow = typeof wishlistItems.$inferSelect

export const listItems = (db: Tx, userId: string): Promise<WishlistRow[]> =>
  db
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))

export async function countItems(db: Tx, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(wishlistItems).where(eq(wishlistItems.userId, userId))
  return row?.n ?? 0
}

export async function hasItem(db: Tx, userId: string, productId: number): Promise<boolean> {
  const [row] = await db
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)))
  return row !== undefined
}

/** A product that is saved already keeps its date and the price of that day. */
export const insertItems = async (db: Tx, rows: (typeof wishlistItems.$inferInsert)[]) => {
  if (rows.length > 0) await db.insert(wishlistItems).values(rows).onConflictDoNothing()
}

export const deleteItems = async (db: Tx, userId: string, productIds?: number[]) => {
  const some = productIds && inArray(wishlistItems.productId, productIds)
  await db.delete(wishlistItems).where(and(eq(wishlistItems.userId, userId), some))
}
