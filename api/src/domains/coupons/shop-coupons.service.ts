import {
  cleanCouponCode,
  couponFilters,
  findCouponDaysFault,
  findCouponEndFault,
  maxCouponDays,
  maxCouponDaysAhead,
  type CouponDaysFault,
  type CouponFilter,
} from '@haat/contract/domains/coupons.rules.ts'
import type { CouponLimits, CouponQuery, NewCoupon, ShopCoupon } from '@haat/contract/domains/coupons.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { startOfDay } from '@haat/contract/domains/listings.prices.rules.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { changeCoupon, couponIsOver, getCoupon, recordCoupon } from './change-coupon.service.ts'
import { insertCoupons, type CouponRow } from './coupons.store.ts'
import {
  countShopCoupons,
  deleteShopCoupon,
  findListingsOfShop,
  findShopCoupon,
  listCategoriesOfShop,
  listShopCoupons,
  productsByNumber,
  updateShopCoupon,
} from './shop-coupons.store.ts'
import { lastDayOf, pageOf, placeOf, viewCoupons } from './view-coupons.service.ts'

const maxListings = 20

/** Whose coupon it is, and which member asks. */
export interface CouponKeeper {
  vendorId: number
  caller: Caller
}

const endOf = (endsOn: string | null) => (endsOn === null ? null : startOfDay(addDays(endsOn, 1)))

const viewCoupon = async (db: Tx, vendorId: number, code: string) =>
  (await viewCoupons(db, [await getCoupon(db, vendorId, code)]))[0]!

/** A page of the coupons of a shop, with how many there are in each state. */
export async function couponPage(
  db: Tx,
  vendorId: number,
  { filter, searchTerm, pageSize, cursor }: CouponQuery,
) {
  const list = {
    vendorId,
    filter,
    words: cleanCouponCode(searchTerm),
    after: placeOf(cursor),
    limit: pageSize + 1,
  }
  const { shown, nextCursor } = pageOf(await listShopCoupons(db, list), pageSize)
  const byState = await countShopCoupons(db, vendorId)
  const all = [...byState.values()].reduce((sum, n) => sum + n, 0)
  const countOf = (one: CouponFilter) => (one === 'all' ? all : (byState.get(one) ?? 0))
  return {
    items: await viewCoupons(db, shown),
    nextCursor,
    counts: Object.fromEntries(couponFilters.map((one) => [one, countOf(one)])) as Record<
      CouponFilter,
      number
    >,
  }
}

export async function couponSubjects(db: Tx, vendorId: number, words: string) {
  const categories = await listCategoriesOfShop(db, vendorId)
  const listings = await findListingsOfShop(db, vendorId, words, maxListings)
  return {
    categories: categories.map(({ subject }) => subject),
    listings: listings.map(({ subject }) => subject),
  }
}

const daysSentences: Record<CouponDaysFault, string> = {
  past: 'This day is over',
  far: `A coupon begins within ${maxCouponDaysAhead} days`,
  order: 'The last day comes after the first',
  long: `A coupon lasts at most ${maxCouponDays} days`,
}
const unfit = (field: string, sentence: string) =>
  new ApiError('VALIDATION_FAILED', `${sentence}.`, { [field]: sentence })

/** The ids of what is chosen; what is not this shop's is not found. */
async function subjectIds(db: Tx, vendorId: number, { scope, subjects }: NewCoupon) {
  const wanted = [...new Set(subjects)]
  if (scope === 'all') return { categoryIds: null, productIds: null }
  if (scope === 'categories') {
    const known = await listCategoriesOfShop(db, vendorId)
    const found = known.filter(({ subject }) => wanted.includes(subject.id))
    if (found.length !== wanted.length) throw notFound('This category of your shop')
    return { categoryIds: numbersOf(found), productIds: null }
  }
  const numbers = wanted.flatMap((id) => numberOfPublicId(id) ?? [])
  const found = await productsByNumber(db, numbers, vendorId)
  if (found.length !== wanted.length) throw notFound('This listing of your shop')
  return { categoryIds: null, productIds: numbersOf(found) }
}
const numbersOf = (found: { number: number }[]) => found.map(({ number }) => number).toSorted((a, b) => a - b)

const codeTaken = () => {
  const sentence = 'This code is taken. Please choose another one.'
  return new ApiError('CONFLICT', sentence, { code: sentence })
}

/** Makes a coupon. Its code may be anybody's: of another shop nothing is told but that it is taken. */
export async function addShopCoupon(
  { db }: Services,
  keeper: CouponKeeper,
  given: NewCoupon,
): Promise<ShopCoupon> {
  const { vendorId, caller } = keeper
  const { code, kind, value, maxPaisa, minimumPaisa, useLimit, limitPerShopper, beginsOn, endsOn } = given
  await db.transaction(async (tx) => {
    const wanted = {
      kind,
      value,
      maxPaisa,
      minimumPaisa,
      useLimit,
      limitPerShopper,
      startsAt: startOfDay(beginsOn),
      endsAt: endOf(endsOn),
      ...(await subjectIds(tx, vendorId, given)),
    }
    const known = await findShopCoupon(tx, vendorId, code)
    if (known) {
      // The answer to the first one may have been lost.
      const isSame = (Object.keys(wanted) as (keyof typeof wanted)[]).every(
        (name) => JSON.stringify(known.coupon[name]) === JSON.stringify(wanted[name]),
      )
      if (isSame) return
      throw codeTaken()
    }
    const fault = findCouponDaysFault(given, nepalDay(new Date()))
    if (fault) throw unfit(fault.field, daysSentences[fault.fault])
    const made = await insertCoupons(tx, [{ code, vendorId, ...wanted }], {
      createdBy: caller.userId,
      isAnnounced: given.isAnnounced,
    })
    if (made.length === 0) throw codeTaken()
    await recordCoupon(tx, { caller, action: 'coupon.add' }, null, await getCoupon(tx, vendorId, code))
  })
  return viewCoupon(db, vendorId, code)
}

export async function changeCouponLimits(
  { db }: Services,
  keeper: CouponKeeper,
  code: string,
  { endsOn, useLimit, limitPerShopper, isAnnounced }: CouponLimits,
): Promise<ShopCoupon> {
  await db.transaction((tx) =>
    changeCoupon(tx, { ...keeper, code, action: 'coupon.change' }, async ({ coupon, state }) => {
      if (state === 'over') throw couponIsOver()
      if (useLimit !== null && useLimit < coupon.uses) {
        throw unfit('useLimit', `It was used ${coupon.uses} times already`)
      }
      const days = { beginsOn: nepalDay(coupon.startsAt), endsOn }
      const fault = findCouponEndFault(days, nepalDay(new Date()))
      if (fault && endsOn !== lastDayOf(coupon.endsAt)) throw unfit(fault.field, daysSentences[fault.fault])
      const changes = { endsAt: endOf(endsOn), useLimit, limitPerShopper, isAnnounced }
      if (!(await updateShopCoupon(tx, placeOfCoupon(keeper, coupon), changes))) throw couponIsOver()
    }),
  )
  return viewCoupon(db, keeper.vendorId, code)
}

const placeOfCoupon = ({ vendorId, caller }: CouponKeeper, { code }: CouponRow) => ({
  vendorId,
  code,
  actorId: caller.userId,
})

export async function pauseCoupon(
  { db }: Services,
  keeper: CouponKeeper,
  code: string,
  isPaused: boolean,
): Promise<ShopCoupon> {
  const action = isPaused ? 'coupon.pause' : 'coupon.resume'
  await db.transaction((tx) =>
    changeCoupon(tx, { ...keeper, code, action }, async ({ coupon, staffPausedAt }) => {
      if ((coupon.pausedAt !== null) === isPaused) return
      if (staffPausedAt) {
        throw new ApiError('CONFLICT', 'Haat has paused this coupon. It goes on once Haat lets it.')
      }
      const changes = { pausedAt: isPaused ? new Date() : null }
      if (!(await updateShopCoupon(tx, placeOfCoupon(keeper, coupon), changes))) throw couponIsOver()
    }),
  )
  return viewCoupon(db, keeper.vendorId, code)
}

/** A coupon ends once; one that is over stays as it is. */
export async function endCoupon({ db }: Services, keeper: CouponKeeper, code: string): Promise<ShopCoupon> {
  await db.transaction((tx) =>
    changeCoupon(tx, { ...keeper, code, action: 'coupon.end' }, async ({ coupon, state }) => {
      if (state === 'over') return
      if (coupon.startsAt > new Date()) {
        throw new ApiError('CONFLICT', 'This coupon has not begun. It can be deleted instead.')
      }
      await updateShopCoupon(tx, placeOfCoupon(keeper, coupon), { endsAt: new Date() })
    }),
  )
  return viewCoupon(db, keeper.vendorId, code)
}

export async function removeCoupon({ db }: Services, keeper: CouponKeeper, code: string): Promise<void> {
  await db.transaction((tx) =>
    changeCoupon(tx, { ...keeper, code, action: 'coupon.delete' }, async ({ coupon, wasUsed }) => {
      if (wasUsed) {
        throw new ApiError('CONFLICT', 'Orders hold this coupon, so it stays in your list. It can be ended.')
      }
      await deleteShopCoupon(tx, coupon.code)
    }),
  )
}
