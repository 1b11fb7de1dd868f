import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { alertQueue, newThings, shopFollows, stockAlerts } from './alerts.tables.ts'

export type StockAlertRow = typeof stockAlerts.$inferSelect
export type FollowRow = typeof shopFollows.$inferSelect

/** Has other requests of the same person wait, so that together they keep the limits. */
export const lockAlertsOf = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${userId}`}, 0))`)

/** Newest first. */
export const listStockAlerts = (db: Tx, userId: string): Promise<StockAlertRow[]> =>
  db
    .select()
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
    .orderBy(desc(stockAlerts.createdAt), desc(stockAlerts.variantId))

export const listFollows = (db: Tx, userId: string): Promise<FollowRow[]> =>
  db
    .select()
    .from(shopFollows)
    .where(eq(shopFollows.userId, userId))
    .orderBy(desc(shopFollows.createdAt), desc(shopFollows.vendorId))

export async function countStockAlerts(db: Tx, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(stockAlerts).where(eq(stockAlerts.userId, userId))
  return row!.n
}

export async function countFollows(db: Tx, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(shopFollows).where(eq(shopFollows.userId, userId))
  return row!.n
}

type NewAlert = typeof stockAlerts.$inferInsert

/** No transaction lasts this long: by then every change of stock is done that began without knowing of the alert. */
const settledSeconds = 60

/**
 * Somebody who waits already goes on waiting. The stock is looked at once more a minute later, since it may be changing at this
 * moment, by a transaction that does not see the new row.
 */
export async function insertStockAlert(tx: Tx, alert: NewAlert): Promise<void> {
  const rows = await tx.insert(stockAlerts).values(alert).onConflictDoNothing().returning()
  if (rows.length === 0) return
  const dueAt = sql`now() + ${settledSeconds} * interval '1 second'`
  await tx.insert(alertQueue).values({ kind: 'variant', subjectId: alert.variantId, dueAt })
}

export const insertFollow = async (tx: Tx, follow: typeof shopFollows.$inferInsert) => {
  await tx.insert(shopFollows).values(follow).onConflictDoNothing()
}

export const deleteStockAlert = async (db: Tx, userId: string, variantId: number) => {
  await db
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.variantId, variantId)))
}

export const deleteFollow = async (db: Tx, userId: string, vendorId: number) => {
  await db.delete(shopFollows).where(and(eq(shopFollows.userId, userId), eq(shopFollows.vendorId, vendorId)))
}

/** For an account that closes. */
export const deleteAlertsOf = async (tx: Tx, userId: string) => {
  await tx.delete(stockAlerts).where(eq(stockAlerts.userId, userId))
  await tx.delete(shopFollows).where(eq(shopFollows.userId, userId))
}

/** Notes what came into a shop, if anybody follows it; once, however often it is put there. */
export const insertNewThing = async (tx: Tx, thing: typeof newThings.$inferInsert) => {
  const { kind, itemId, vendorId } = thing
  await tx.execute(sql`
    insert into ${newThings} (kind, item_id, vendor_id) select ${kind}, ${itemId}::bigint, ${vendorId}::bigint
    where exists (select from ${shopFollows} where vendor_id = ${vendorId}) on conflict do nothing`)
}

/** Deletes up to `limit` alerts that are older; returns how many there were. */
export async function deleteOldAlerts(db: Tx, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${stockAlerts} where (user_id, variant_id) in (select user_id, variant_id from ${stockAlerts}
      where created_at < now() - ${days} * interval '1 day' order by created_at limit ${limit})`)
  return rowCount ?? 0
}
