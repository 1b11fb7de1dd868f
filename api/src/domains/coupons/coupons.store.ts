import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { coupons, couponShoppers, shopCoupons } from './coupons.tables.ts'

export type CouponRow = typeof coupons.$inferSelect

/** A coupon, and how often this shopper has used it. */
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
 * Parts of a statement that count one use of a coupon, in total and for the shopper. `coupon_counted` has a row
 * if neither limit was reached. The update locks the coupon's row until the transaction ends, so that of many
 * uses at once each sees the one before. `after` is a condition that is always true; it makes PostgreSQL run
 * the parts that it refers to first.
 */
export const countUseSql = ({ code, userId, at }: Use, after: SQL): SQL => sql`
  coupon_used as (
    update coupons set uses = uses + 1
    where code = ${code} and starts_at <= ${at.toISOString()}::timestamptz
      and (ends_at is null or ends_at > ${at.toISOString()}::timestamptz) and paused_at is null
      and (use_limit is null or uses < use_limit) and ${after}
    returning code, limit_per_shopper),
  coupon_counted as (
    insert into coupon_shoppers (code, user_id, uses, limit_per_shopper)
    select code, ${userId}::uuid, 1, limit_per_shopper from coupon_used
    on conflict (code, user_id) do update
      set uses = coupon_shoppers.uses + 1, limit_per_shopper = excluded.limit_per_shopper
      where excluded.limit_per_shopper is null or coupon_shoppers.uses < excluded.limit_per_shopper
    returning code)`

/** Locks the coupon until the transaction ends. */
export const lockCouponRow = (tx: Tx, code: string) =>
  tx.execute(sql`select from coupons where code = ${code} for update`)

/** Locks the coupon's row first, as `countUseSql` does, so that a use and a return at once cannot deadlock. */
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

type NewCouponRow = typeof coupons.$inferInsert

/** Inserts coupons as they are; those of shops stand in the lists of their shops. Codes that are there already are left alone. */
export async function insertCoupons(
  db: Tx,
  rows: NewCouponRow[],
  given: Partial<Pick<typeof shopCoupons.$inferInsert, 'createdBy' | 'isAnnounced'>> = {},
): Promise<string[]> {
  const made = await db.insert(coupons).values(rows).onConflictDoNothing().returning()
  const ofShops = made.flatMap(({ code, vendorId }) =>
    vendorId === null ? [] : [{ code, vendorId, ...given }],
  )
  if (ofShops.length > 0) await db.insert(shopCoupons).values(ofShops)
  return made.map(({ code }) => code)
}
