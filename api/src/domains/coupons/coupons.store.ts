import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { coupons, couponShoppers } from './coupons.tables.ts'

export type CouponRow = typeof coupons.$inferSelect

/** With how often this shopper holds it. */
export async function findCoupon(db: Tx, code: string, userId: string) {
  const [row] = await db
    .select({ coupon: coupons, usesOfShopper: sql<number>`coalesce(${couponShoppers.uses}, 0)` })
    .from(coupons)
    .leftJoin(couponShoppers, and(eq(couponShoppers.code, coupons.code), eq(couponShoppers.userId, userId)))
    .where(eq(coupons.code, code))
  return row ?? null
}

interface Use {
  code: string
  userId: string
  at: Date
}

/**
 * Parts of a statement that count one use, of the coupon and of the shopper; `coupon_counted` has a row if both may
 * still use it. The row of the coupon is locked until the transaction ends, so that of many at once each sees what the
 * one before did. `after` is true, and what it looks at is done before.
 */
export const countedUse = ({ code, userId, at }: Use, after: SQL): SQL => sql`
  coupon_used as (
    update coupons set uses = uses + 1
    where code = ${code} and starts_at <= ${at.toISOString()}::timestamptz
      and (ends_at is null or ends_at > ${at.toISOString()}::timestamptz)
      and (use_limit is null or uses < use_limit) and ${after}
    returning code, limit_per_shopper),
  coupon_counted as (
    insert into coupon_shoppers (code, user_id, uses, limit_per_shopper)
    select code, ${userId}::uuid, 1, limit_per_shopper from coupon_used
    on conflict (code, user_id) do update
      set uses = coupon_shoppers.uses + 1, limit_per_shopper = excluded.limit_per_shopper
      where excluded.limit_per_shopper is null or coupon_shoppers.uses < excluded.limit_per_shopper
    returning code)`

/** The coupon first, as when it is taken: whoever does both at once waits instead of standing in each other's way. */
export async function uncountUse(tx: Tx, code: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with given_back as (
      update coupons set uses = uses - 1
      where code = ${code}
        and exists (select from coupon_shoppers s where s.code = ${code} and s.user_id = ${userId} and s.uses > 0)
      returning code
    )
    update coupon_shoppers set uses = uses - 1 from given_back
    where coupon_shoppers.code = given_back.code and coupon_shoppers.user_id = ${userId}`)
  return rowCount === 1
}

export const insertCoupons = async (db: Tx, rows: (typeof coupons.$inferInsert)[]) => {
  await db.insert(coupons).values(rows).onConflictDoNothing()
}
