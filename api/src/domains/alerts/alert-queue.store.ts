import { and, eq, ne, sql } from 'drizzle-orm'
import { leastDropPercent } from '@haat/contract/domains/alerts.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList, uuidList } from '#platform/database/prepared.ts'
import { sellable } from '../catalogue/stock/variants.service.ts'
import { isOfOpenVendor } from '../vendors/vendors.service.ts'
import { alertQueue, newThings, shopFollows, stockAlerts } from './alerts.tables.ts'

export type QueueRow = typeof alertQueue.$inferSelect

/** The first one that is due behind another, locked until the transaction ends; one that somebody else has locked is left to them. */
export async function lockNextInQueue(tx: Tx, behind: number): Promise<QueueRow | undefined> {
  const [row] = await tx
    .select()
    .from(alertQueue)
    .where(and(sql`${alertQueue.id} > ${behind}`, sql`${alertQueue.dueAt} <= now()`))
    .orderBy(alertQueue.id)
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** Those of the same subject that are due and not begun: one walk along those who wait, which sees all their changes, serves them all. */
export const deleteTwins = async (tx: Tx, { id, kind, subjectId }: QueueRow) => {
  await tx
    .delete(alertQueue)
    .where(
      and(
        eq(alertQueue.kind, kind),
        eq(alertQueue.subjectId, subjectId),
        ne(alertQueue.id, id),
        eq(alertQueue.after, ''),
        sql`${alertQueue.dueAt} <= now()`,
      ),
    )
}

export const endInQueue = async (tx: Tx, id: number) => {
  await tx.delete(alertQueue).where(eq(alertQueue.id, id))
}

export const goOnAfter = async (tx: Tx, id: number, userId: string) => {
  await tx.update(alertQueue).set({ after: userId }).where(eq(alertQueue.id, id))
}

const canBeBought = sql`b.available > 0 and b.suspended is null`

export interface Waiting {
  userId: string
  variantId: number
  since: Date
}

const columnOf = { variant: sql`variant_id`, product: sql`product_id`, shop: sql`vendor_id` }
type StockKind = keyof typeof columnOf

/** Some of those who wait for what can be bought again. */
export async function listServed(tx: Tx, { kind, subjectId }: QueueRow, limit: number): Promise<Waiting[]> {
  const { rows } = await tx.execute<{ userId: string; variantId: number; since: Date }>(sql`
    select a.user_id "userId", a.variant_id::float8 "variantId", a.created_at since
    from ${stockAlerts} a join ${sellable} b on b.id = a.variant_id
    where a.${columnOf[kind as StockKind]} = ${subjectId} and ${canBeBought}
    order by a.variant_id, a.user_id limit ${limit} for update of a`)
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}

export const deleteServed = async (tx: Tx, served: Waiting[]) => {
  await tx.execute(sql`
    delete from ${stockAlerts} a using unnest(
      ${uuidList(served.map(({ userId }) => userId))}::uuid[],
      ${numberList(served.map(({ variantId }) => variantId))}::bigint[]) s (user_id, variant_id)
    where a.user_id = s.user_id and a.variant_id = s.variant_id`)
}

/** Those of some variants that can be bought now. */
export async function listBuyable(db: Tx, variantIds: number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id::float8 id from ${sellable} b where b.id = any(${numberList(variantIds)}::bigint[]) and ${canBeBought}`)
  return new Set(rows.map(({ id }) => id))
}

/** Has people wait again who were told too early. */
export const waitAgain = async (tx: Tx, userId: string, variantIds: number[]) => {
  await tx.execute(sql`
    insert into ${stockAlerts} (user_id, variant_id, product_id, vendor_id)
    select ${userId}::uuid, v.id, v.product_id, v.vendor_id from product_variants v
    where v.id = any(${numberList(variantIds)}::bigint[]) on conflict do nothing`)
}

export interface Saver {
  userId: string
  savedPaisa: number
}

/**
 * Some of those who saved a thing for clearly more than it costs now, and were not told of a price that is about as low.
 */
export async function listSavers(
  tx: Tx,
  productId: number,
  pricePaisa: number,
  limit: number,
): Promise<Saver[]> {
  const { rows } = await tx.execute<{ userId: string; savedPaisa: number }>(sql`
    select user_id "userId", saved_price "savedPaisa" from wishlist_items
    where product_id = ${productId}
      and ${pricePaisa}::bigint * 100 <= coalesce(told_price, saved_price)::bigint * ${100 - leastDropPercent}
    order by user_id limit ${limit} for update`)
  return rows
}

/** Writes the price that people were told of a thing, or with null that they were told none. */
export const setToldPrice = async (
  tx: Tx,
  productId: number,
  userIds: string[],
  pricePaisa: number | null,
) => {
  await tx.execute(sql`
    update wishlist_items set told_price = ${pricePaisa}::int
    where product_id = ${productId} and user_id = any(${uuidList(userIds)}::uuid[])`)
}

/** Those of some products that a person has saved. */
export async function listSaved(db: Tx, userId: string, productIds: number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id::float8 id from wishlist_items
    where user_id = ${userId}::uuid and product_id = any(${numberList(productIds)}::bigint[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Queues the shops of which something waits since before a moment, each once. */
export async function queueNews(db: Tx, before: Date): Promise<void> {
  await db.execute(sql`
    insert into ${alertQueue} (kind, subject_id)
    select 'news', n.vendor_id from ${newThings} n where n.created_at < ${before.toISOString()}::timestamptz
      and not exists (select from ${alertQueue} q where q.kind = 'news' and q.subject_id = n.vendor_id)
    group by n.vendor_id order by n.vendor_id`)
}

/** The names of what came into a shop before a moment and can be had there now, newest first. */
export async function listNewThings(tx: Tx, vendorId: number, before: Date): Promise<Bilingual[]> {
  const { rows } = await tx.execute<{ en: string; ne: string }>(sql`
    select coalesce(p.title, s.title) en, coalesce(p.title_ne, s.title_ne) ne from ${newThings} n
    left join products p on n.kind = 'product' and p.id = n.item_id and p.is_on_sale
    left join services s on n.kind = 'service' and s.id = n.item_id and s.is_offered
    where n.vendor_id = ${vendorId} and n.created_at <= ${before.toISOString()}::timestamptz
      and coalesce(p.id, s.id) is not null and ${sql.raw(isOfOpenVendor('n.vendor_id'))}
    order by n.created_at desc, n.item_id desc`)
  return rows
}

export const deleteNewThings = async (tx: Tx, vendorId: number, before: Date) => {
  await tx.execute(sql`
    delete from ${newThings} where vendor_id = ${vendorId} and created_at <= ${before.toISOString()}::timestamptz`)
}

/** Some of those who follow a shop, in their order. */
export async function listFollowers(
  tx: Tx,
  { subjectId, after }: QueueRow,
  limit: number,
): Promise<string[]> {
  const isLater = after === '' ? sql`` : sql`and user_id > ${after}::uuid`
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select user_id "userId" from ${shopFollows} where vendor_id = ${subjectId} ${isLater} order by user_id limit ${limit}`)
  return rows.map(({ userId }) => userId)
}

export async function isFollower(db: Tx, userId: string, vendorId: number): Promise<boolean> {
  const rows = await db
    .select({ userId: shopFollows.userId })
    .from(shopFollows)
    .where(and(eq(shopFollows.userId, userId), eq(shopFollows.vendorId, vendorId)))
  return rows.length > 0
}
