import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CouponPauseReason } from '@haat/contract/domains/coupons.staff.rules.ts'
import { instant, number64, paisa } from '#platform/database/columns.ts'

export const coupons = pgTable(
  'coupons',
  {
    /** The code in capitals. */
    code: text().primaryKey(),
    kind: text().$type<'percent' | 'amount'>().notNull(),
    /** Percent or paisa, as `kind` says. */
    value: integer().notNull(),
    /** The highest discount that a percentage gives; null for no maximum. */
    maxPaisa: integer('most_paisa'),
    /** The minimum value of the goods that the coupon is valid for. */
    minimumPaisa: paisa().notNull().default(0),
    /** Valid only for goods of this vendor, who then pays the discount; null for all goods (the shop pays). */
    vendorId: number64(),
    startsAt: instant().notNull().defaultNow(),
    endsAt: instant(),
    useLimit: integer(),
    limitPerShopper: integer(),
    /** How many orders have used it, without cancelled ones. */
    uses: integer().notNull().default(0),
    /** Since when its shop or staff have paused it; null while it can be used. */
    pausedAt: instant(),
    /** Only for goods of these categories, or only for these products; null for all goods. */
    categoryIds: bigint({ mode: 'number' }).array(),
    productIds: bigint({ mode: 'number' }).array(),
  },
  (t) => [
    check('coupons_kind', sql`${t.kind} in ('percent', 'amount')`),
    check('coupons_value', sql`${t.value} > 0 and (${t.kind} = 'amount' or ${t.value} <= 100)`),
    // The statement that counts a use checks the limit; this constraint holds even if that check is wrong.
    check('coupons_uses', sql`${t.uses} >= 0 and (${t.useLimit} is null or ${t.uses} <= ${t.useLimit})`),
    check('coupons_code', sql`${t.code} = upper(${t.code})`),
  ],
)

/** The coupons that shops have made, in the order of time. */
export const shopCoupons = pgTable(
  'shop_coupons',
  {
    code: text()
      .primaryKey()
      .references(() => coupons.code),
    vendorId: number64().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Null for those from before it was recorded. */
    createdBy: uuid(),
    /** Whether the page of the shop and the products that it is for tell of it. */
    isAnnounced: boolean().notNull().default(false),
    /** Who changed it last. */
    changedBy: uuid(),
    changedAt: instant(),
    /** Since when staff have paused it, why, and in which words to the shop; null while they have not. */
    staffPausedAt: instant(),
    staffPauseReason: text().$type<CouponPauseReason>(),
    staffPauseWords: text(),
  },
  (t) => [
    index('shop_coupons_vendor').on(t.vendorId, t.createdAt, t.code),
    index('shop_coupons_newest').on(t.createdAt, t.code).concurrently(),
  ],
)

/** How often each shopper has used a coupon. */
export const couponShoppers = pgTable(
  'coupon_shoppers',
  {
    code: text()
      .notNull()
      .references(() => coupons.code),
    userId: uuid().notNull(),
    uses: integer().notNull(),
    /** The coupon's limit, copied at each use, so that a constraint of this table can check it. */
    limitPerShopper: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.code, t.userId] }),
    index('coupon_shoppers_user').on(t.userId),
    check(
      'coupon_shoppers_uses',
      sql`${t.uses} >= 0 and (${t.limitPerShopper} is null or ${t.uses} <= ${t.limitPerShopper})`,
    ),
  ],
)
