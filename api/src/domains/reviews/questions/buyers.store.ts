import { sql } from 'drizzle-orm'
import { soldStates } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { heldSql } from '../../orders/parcels/held.ts'
import { boughtBySql, isRefundedSql } from '../own/purchases.store.ts'

const sold = sql.raw(soldStates.map((state) => `'${state}'`).join(', '))
/** What was received, kept and not paid back, of rows `parcels p` and `order_lines l`. */
const isReceived = sql`p.state in (${sold}) and ${heldSql} > 0 and not ${isRefundedSql}`
/** How far back of each variant it is looked for buyers: of what sells by the thousands, the latest are enough. */
const parcelsPerVariant = 100

/** Those who received a product last, the latest first. */
export async function listLatestBuyers(
  db: Tx,
  productId: number,
  { except, limit }: { except: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    select latest.user_id as "userId" from product_variants v cross join lateral (
      select p.user_id, p.state_at from order_lines l join parcels p on p.id = l.parcel_id
      where l.variant_id = v.id and ${isReceived} order by l.parcel_id desc limit ${parcelsPerVariant}) latest
    where v.product_id = ${productId}::bigint and latest.user_id <> ${except}::uuid
    group by latest.user_id order by max(latest.state_at) desc, latest.user_id limit ${limit}`)
  return rows.map(({ userId }) => userId)
}

/** The day in Nepal on which somebody last received a product; null if they never did. */
export async function findReceivedOn(db: Tx, userId: string, productId: number): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select max((p.state_at at time zone 'Asia/Kathmandu')::date)::text as day
    from ${boughtBySql(userId)} where v.product_id = ${productId}::bigint and ${isReceived}`)
  return rows[0]!.day
}

/** The products that somebody received with their latest parcels. */
export async function listReceived(db: Tx, userId: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct v.product_id::float8 as id from (
      select id, order_id, state from parcels where user_id = ${userId}::uuid order by id desc limit 500) p
      join order_lines l on l.parcel_id = p.id join product_variants v on v.id = l.variant_id
    where ${isReceived}`)
  return rows.map(({ id }) => id)
}

/** The district of somebody's latest order, or without one of their first address. */
export async function findDistrict(db: Tx, userId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ district: string | null }>(sql`
    select coalesce(
      (select district from orders where user_id = ${userId}::uuid order by id desc limit 1),
      (select district from addresses where user_id = ${userId}::uuid order by is_default desc, id limit 1)) as district`)
  return rows[0]!.district ?? undefined
}
