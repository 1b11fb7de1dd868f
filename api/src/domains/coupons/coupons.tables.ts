import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, number64, paisa } from '#platform/db/columns.ts'

export const coupons = pgTable(
  'coupons',
  {
    /** In capitals. */
    code: text().primaryKey(),
    kind: text().$type<'percent' | 'amount'>().notNull(),
    /** Percent, or paisa. */
    value: integer().notNull(),
    /** What a percentage gives at most. */
    mostPaisa: paisa(),
    /** The goods it holds for must come to this. */
    minimumPaisa: paisa().notNull().default(0),
    /** Only for goods of this vendor, who then pays for it; otherwise we do. */
    vendorId: number64(),
    startsAt: instant().notNull().defaultNow(),
    endsAt: instant(),
    useLimit: integer(),
    limitPerShopper: integer(),
    /** Orders that hold it; none that was cancelled. */
    uses: integer().notNull().default(0),
  },
  (t) => [
    check('coupons_kind', sql`${t.kind} in ('percent', 'amount')`),
    check('coupons_value', sql`${t.value} > 0 and (${t.kind} = 'amount' or ${t.value} <= 100)`),
    // The last line of defence: nobody uses a coupon more often than it may be used.
    check('coupons_uses', sql`${t.uses} >= 0 and (${t.useLimit} is null or ${t.uses} <= ${t.useLimit})`),
    check('coupons_code', sql`${t.code} = upper(${t.code})`),
  ],
)

/** How often each shopper holds it. */
export const couponShoppers = pgTable(
  'coupon_shoppers',
  {
    code: text()
      .notNull()
      .references(() => coupons.code),
    userId: uuid().notNull(),
    uses: integer().notNull(),
    /** As the coupon said when it was first used. */
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
