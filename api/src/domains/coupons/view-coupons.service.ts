import type { AnnouncedCoupon } from '@haat/contract/domains/coupons.announced.ts'
import type { ShopCoupon } from '@haat/contract/domains/coupons.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { CouponRow } from './coupons.store.ts'
import {
  categoriesByNumber,
  costsOfCoupons,
  productsByNumber,
  type CouponPlace,
  type ShopCouponRow,
} from './shop-coupons.store.ts'

/** A coupon ends with the last minute of its last day. */
export const lastDayOf = (endsAt: Date | null) => (endsAt === null ? null : nepalDay(endsAt.getTime() - 1))

/** What everybody may be told of a coupon. */
function termsOf({ code, kind, value, maxPaisa, minimumPaisa, ...coupon }: CouponRow): AnnouncedCoupon {
  const scope = coupon.categoryIds ? 'categories' : coupon.productIds ? 'listings' : 'all'
  return { code, kind, value, maxPaisa, minimumPaisa, endsOn: lastDayOf(coupon.endsAt), scope }
}

const staffPauseOf = ({ staffPausedAt, staffPauseReason, staffPauseWords }: ShopCouponRow) =>
  staffPausedAt && {
    at: staffPausedAt.toISOString(),
    reason: staffPauseReason ?? ('other' as const),
    words: staffPauseWords ?? '',
  }

/** Coupons as their shops see them, with what each is for and what it cost. */
export async function viewCoupons(db: Tx, rows: ShopCouponRow[]): Promise<ShopCoupon[]> {
  if (rows.length === 0) return []
  const costs = await costsOfCoupons(
    db,
    rows.map(({ coupon }) => coupon.code),
  )
  const categoryIds = rows.flatMap(({ coupon }) => coupon.categoryIds ?? [])
  const productIds = rows.flatMap(({ coupon }) => coupon.productIds ?? [])
  const categories = categoryIds.length === 0 ? [] : await categoriesByNumber(db, categoryIds)
  const products = productIds.length === 0 ? [] : await productsByNumber(db, productIds)
  return rows.map((row) => {
    const { coupon, state, isAnnounced, wasUsed } = row
    const { useLimit, limitPerShopper, uses } = coupon
    const terms = termsOf(coupon)
    const { code, scope } = terms
    const ids = new Set(coupon.categoryIds ?? coupon.productIds)
    const named = scope === 'categories' ? categories : products
    return {
      ...terms,
      beginsOn: nepalDay(coupon.startsAt),
      useLimit,
      limitPerShopper,
      subjects: named.filter(({ number }) => ids.has(number)).map(({ subject }) => subject),
      state,
      isPaused: coupon.pausedAt !== null,
      staffPause: staffPauseOf(row),
      isAnnounced,
      uses,
      wasUsed,
      ...(costs.get(code) ?? { costPaisa: 0, comingPaisa: 0 }),
    }
  })
}

/** The place after which a list goes on. */
export function placeOf(cursor: string | undefined): CouponPlace | undefined {
  if (cursor === undefined) return undefined
  const [, at, code] = /^(\d{1,17})\.([A-Z0-9]{1,32})$/.exec(cursor) ?? []
  if (at === undefined || code === undefined) {
    throw new ApiError('BAD_REQUEST', 'This list does not go on from there. Please begin anew.')
  }
  return { at: Number(at), code }
}

/** The rows of a page, of which one more was read, and the cursor of the next one. */
export function pageOf(rows: ShopCouponRow[], pageSize: number) {
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return { shown, nextCursor: last ? `${last.at}.${last.coupon.code}` : null }
}
