import type { AnnouncedCoupon } from '@haat/contract/domains/coupons.announced.ts'
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
import type { Services } from '#services.ts'
import { insertCoupons, lockCouponRow, type CouponRow } from './coupons.store.ts'
import {
  categoriesByNumber,
  costsOfCoupons,
  countShopCoupons,
  deleteShopCoupon,
  findListingsOfShop,
  findShopCoupon,
  listCategoriesOfShop,
  listShopCoupons,
  productsOfShop,
  updateShopCoupon,
  type CouponPlace,
  type ShopCouponRow,
} from './shop-coupons.store.ts'

const noSuchCoupon = () => notFound('This coupon')
const maxListings = 20

/** Whose coupon it is, and who asks. */
export interface CouponKeeper {
  vendorId: number
  actorId: string
}

/** A coupon ends with the last minute of its last day. */
const lastDayOf = (endsAt: Date | null) => (endsAt === null ? null : nepalDay(endsAt.getTime() - 1))
const endOf = (endsOn: string | null) => (endsOn === null ? null : startOfDay(addDays(endsOn, 1)))

/** What everybody may be told of a coupon. */
function termsOf({ code, kind, value, maxPaisa, minimumPaisa, ...coupon }: CouponRow): AnnouncedCoupon {
  const scope = coupon.categoryIds ? 'categories' : coupon.productIds ? 'listings' : 'all'
  return { code, kind, value, maxPaisa, minimumPaisa, endsOn: lastDayOf(coupon.endsAt), scope }
}

async function viewCoupons(db: Tx, vendorId: number, rows: ShopCouponRow[]): Promise<ShopCoupon[]> {
  const codes = rows.map(({ coupon }) => coupon.code)
  const costs = await costsOfCoupons(db, vendorId, codes)
  const categoryIds = rows.flatMap(({ coupon }) => coupon.categoryIds ?? [])
  const productIds = rows.flatMap(({ coupon }) => coupon.productIds ?? [])
  const categories = categoryIds.length === 0 ? [] : await categoriesByNumber(db, categoryIds)
  const products = productIds.length === 0 ? [] : await productsOfShop(db, vendorId, productIds)
  return rows.map(({ coupon, state, isAnnounced, wasUsed }) => {
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
      isAnnounced,
      uses,
      wasUsed,
      ...(costs.get(code) ?? { costPaisa: 0, comingPaisa: 0 }),
    }
  })
}

async function getCoupon(db: Tx, vendorId: number, typed: string): Promise<ShopCouponRow> {
  const row = await findShopCoupon(db, vendorId, cleanCouponCode(typed))
  if (!row) throw noSuchCoupon()
  return row
}
const viewCoupon = async (db: Tx, vendorId: number, code: string) =>
  (await viewCoupons(db, vendorId, [await getCoupon(db, vendorId, code)]))[0]!

function placeOf(cursor: string | undefined): CouponPlace | undefined {
  if (cursor === undefined) return undefined
  const [, at, code] = /^(\d{1,17})\.([A-Z0-9]{1,32})$/.exec(cursor) ?? []
  if (at === undefined || code === undefined) {
    throw new ApiError('BAD_REQUEST', 'This list does not go on from there. Please begin anew.')
  }
  return { at: Number(at), code }
}

/** A page of the coupons of a shop, with how many there are in each state. */
export async function couponPage(
  db: Tx,
  vendorId: number,
  { filter, searchTerm, pageSize, cursor }: CouponQuery,
) {
  const list = {
    filter,
    words: cleanCouponCode(searchTerm),
    after: placeOf(cursor),
    limit: pageSize + 1,
  }
  const rows = await listShopCoupons(db, vendorId, list)
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  const byState = await countShopCoupons(db, vendorId)
  const all = [...byState.values()].reduce((sum, n) => sum + n, 0)
  const countOf = (one: CouponFilter) => (one === 'all' ? all : (byState.get(one) ?? 0))
  return {
    items: shown.length === 0 ? [] : await viewCoupons(db, vendorId, shown),
    nextCursor: last ? `${last.at}.${last.coupon.code}` : null,
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
  const found = await productsOfShop(db, vendorId, numbers)
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
  const { vendorId, actorId } = keeper
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
      createdBy: actorId,
      isAnnounced: given.isAnnounced,
    })
    if (made.length === 0) throw codeTaken()
  })
  return viewCoupon(db, vendorId, code)
}

/** Does something to a coupon whose row is locked, so that uses wait meanwhile. */
async function changeCoupon(
  { db }: Services,
  { vendorId }: CouponKeeper,
  typed: string,
  change: (tx: Tx, row: ShopCouponRow) => Promise<void>,
): Promise<string> {
  const code = cleanCouponCode(typed)
  await db.transaction(async (tx) => {
    await getCoupon(tx, vendorId, code)
    await lockCouponRow(tx, code)
    await change(tx, await getCoupon(tx, vendorId, code))
  })
  return code
}

const isOver = () => new ApiError('CONFLICT', 'This coupon is over. Please make another one.')

export async function changeCouponLimits(
  services: Services,
  keeper: CouponKeeper,
  typed: string,
  { endsOn, useLimit, limitPerShopper, isAnnounced }: CouponLimits,
): Promise<ShopCoupon> {
  const code = await changeCoupon(services, keeper, typed, async (tx, { coupon, state }) => {
    if (state === 'over') throw isOver()
    if (useLimit !== null && useLimit < coupon.uses) {
      throw unfit('useLimit', `It was used ${coupon.uses} times already`)
    }
    const days = { beginsOn: nepalDay(coupon.startsAt), endsOn }
    const fault = findCouponEndFault(days, nepalDay(new Date()))
    if (fault && endsOn !== lastDayOf(coupon.endsAt)) throw unfit(fault.field, daysSentences[fault.fault])
    const changes = { endsAt: endOf(endsOn), useLimit, limitPerShopper, isAnnounced }
    if (!(await updateShopCoupon(tx, { ...keeper, code: coupon.code }, changes))) throw isOver()
  })
  return viewCoupon(services.db, keeper.vendorId, code)
}

export async function pauseCoupon(
  services: Services,
  keeper: CouponKeeper,
  typed: string,
  isPaused: boolean,
): Promise<ShopCoupon> {
  const code = await changeCoupon(services, keeper, typed, async (tx, { coupon }) => {
    if ((coupon.pausedAt !== null) === isPaused) return
    const changes = { pausedAt: isPaused ? new Date() : null }
    if (!(await updateShopCoupon(tx, { ...keeper, code: coupon.code }, changes))) throw isOver()
  })
  return viewCoupon(services.db, keeper.vendorId, code)
}

/** A coupon ends once; one that is over stays as it is. */
export async function endCoupon(
  services: Services,
  keeper: CouponKeeper,
  typed: string,
): Promise<ShopCoupon> {
  const code = await changeCoupon(services, keeper, typed, async (tx, { coupon, state }) => {
    if (state === 'over') return
    if (coupon.startsAt > new Date()) {
      throw new ApiError('CONFLICT', 'This coupon has not begun. It can be deleted instead.')
    }
    await updateShopCoupon(tx, { ...keeper, code: coupon.code }, { endsAt: new Date() })
  })
  return viewCoupon(services.db, keeper.vendorId, code)
}

export async function removeCoupon(services: Services, keeper: CouponKeeper, typed: string): Promise<void> {
  await changeCoupon(services, keeper, typed, async (tx, { coupon, wasUsed }) => {
    if (wasUsed) {
      throw new ApiError('CONFLICT', 'Orders hold this coupon, so it stays in your list. It can be ended.')
    }
    await deleteShopCoupon(tx, coupon.code)
  })
}
