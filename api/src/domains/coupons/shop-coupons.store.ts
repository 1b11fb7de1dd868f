import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { CouponFilter, ShopCouponState } from '@haat/contract/domains/coupons.rules.ts'
import type { CouponPauseReason } from '@haat/contract/domains/coupons.staff.rules.ts'
import type { CouponSubject } from '@haat/contract/domains/coupons.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { likePattern, prefixQuery } from '#platform/database/search-patterns.ts'
import type { CouponRow } from './coupons.store.ts'
import { coupons, couponShoppers, shopCoupons } from './coupons.tables.ts'

/** The state of a row `coupons`, as the rules of the contract order them. */
const state = sql<ShopCouponState>`case when ${coupons.endsAt} <= now() then 'over'
  when ${coupons.uses} >= ${coupons.useLimit} then 'usedUp' when ${coupons.pausedAt} is not null then 'paused'
  when ${coupons.startsAt} > now() then 'planned' else 'running' end`

const columns = {
  coupon: coupons,
  state,
  vendorId: shopCoupons.vendorId,
  isAnnounced: shopCoupons.isAnnounced,
  staffPausedAt: shopCoupons.staffPausedAt,
  staffPauseReason: shopCoupons.staffPauseReason,
  staffPauseWords: shopCoupons.staffPauseWords,
  wasUsed: sql<boolean>`exists (select from ${couponShoppers} u where u.code = ${coupons.code})`,
  /** The place in the list, in microseconds. */
  at: sql<number>`(extract(epoch from ${shopCoupons.createdAt}) * 1000000)::float8`,
}

export interface ShopCouponRow {
  coupon: CouponRow
  state: ShopCouponState
  vendorId: number
  isAnnounced: boolean
  staffPausedAt: Date | null
  staffPauseReason: CouponPauseReason | null
  staffPauseWords: string | null
  wasUsed: boolean
  at: number
}

export interface CouponPlace {
  at: number
  code: string
}

interface CouponList {
  /** Null for those of all shops. */
  vendorId: number | null
  filter: CouponFilter
  words: string
  after: CouponPlace | undefined
  limit: number
}

const ofShop = (vendorId: number) => eq(shopCoupons.vendorId, vendorId)

/** The coupons of a shop, or of all shops, the newest first. */
export function listShopCoupons(
  db: Tx,
  { vendorId, filter, words, after, limit }: CouponList,
): Promise<ShopCouponRow[]> {
  const parts: (SQL | undefined)[] = [vendorId === null ? undefined : ofShop(vendorId)]
  if (filter !== 'all') parts.push(sql`${state} = ${filter}`)
  if (words !== '') parts.push(sql`${coupons.code} like ${likePattern(words)}`)
  if (after) {
    parts.push(
      sql`(${shopCoupons.createdAt}, ${shopCoupons.code}) < (timestamptz 'epoch' + ${after.at}::float8 * interval '1 microsecond', ${after.code}::text)`,
    )
  }
  return db
    .select(columns)
    .from(shopCoupons)
    .innerJoin(coupons, eq(coupons.code, shopCoupons.code))
    .where(and(...parts))
    .orderBy(sql`${shopCoupons.createdAt} desc, ${shopCoupons.code} desc`)
    .limit(limit)
}

export async function countShopCoupons(db: Tx, vendorId: number): Promise<Map<ShopCouponState, number>> {
  const rows = await db
    .select({ state, n: sql<number>`count(*)::int` })
    .from(shopCoupons)
    .innerJoin(coupons, eq(coupons.code, shopCoupons.code))
    .where(ofShop(vendorId))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.state, row.n]))
}

/** The coupon with this code, if it is of this shop; with null, of any. */
export async function findShopCoupon(
  db: Tx,
  vendorId: number | null,
  code: string,
): Promise<ShopCouponRow | null> {
  const [row] = await db
    .select(columns)
    .from(shopCoupons)
    .innerJoin(coupons, eq(coupons.code, shopCoupons.code))
    .where(and(vendorId === null ? undefined : ofShop(vendorId), eq(shopCoupons.code, code)))
  return row ?? null
}

type Changes = Partial<Pick<CouponRow, 'endsAt' | 'useLimit' | 'limitPerShopper' | 'pausedAt'>> & {
  isAnnounced?: boolean
}

/** Changes a coupon that is not over. False where it is, or was used more often than the new limit allows. */
export async function updateShopCoupon(
  tx: Tx,
  { vendorId, code, actorId }: { vendorId: number; code: string; actorId: string },
  { isAnnounced, ...changes }: Changes,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(coupons)
    .set(changes)
    .where(
      and(
        eq(coupons.code, code),
        eq(coupons.vendorId, vendorId),
        or(isNull(coupons.endsAt), gt(coupons.endsAt, sql`now()`)),
        changes.useLimit == null ? undefined : lte(coupons.uses, changes.useLimit),
      ),
    )
  if (rowCount !== 1) return false
  await tx
    .update(shopCoupons)
    .set({ changedBy: actorId, changedAt: sql`now()`, ...(isAnnounced !== undefined && { isAnnounced }) })
    .where(eq(shopCoupons.code, code))
  return true
}

/** Pauses a coupon whose row is locked and that is not over. What its shop had paused before is remembered by the earlier time. */
export async function pauseByStaff(tx: Tx, code: string, reason: CouponPauseReason, words: string) {
  await tx
    .update(coupons)
    .set({ pausedAt: sql`coalesce(${coupons.pausedAt}, now())` })
    .where(eq(coupons.code, code))
  await tx
    .update(shopCoupons)
    .set({ staffPausedAt: sql`now()`, staffPauseReason: reason, staffPauseWords: words })
    .where(eq(shopCoupons.code, code))
}

/** Ends the pause of staff; one that the shop had begun before goes on. */
export async function resumeByStaff(tx: Tx, code: string) {
  await tx.execute(sql`
    update coupons c set paused_at = null from shop_coupons t
    where c.code = ${code} and t.code = c.code and c.paused_at >= t.staff_paused_at`)
  await tx
    .update(shopCoupons)
    .set({ staffPausedAt: null, staffPauseReason: null, staffPauseWords: null })
    .where(eq(shopCoupons.code, code))
}

/** Its row must be locked, and no order may ever have held it. */
export async function deleteShopCoupon(tx: Tx, code: string): Promise<void> {
  await tx.delete(shopCoupons).where(eq(shopCoupons.code, code))
  await tx.delete(coupons).where(eq(coupons.code, code))
}

export interface CouponCost {
  costPaisa: number
  comingPaisa: number
}

/**
 * What coupons have taken off the books of their shops, and what they take off parcels that are not in them yet. The lines of the
 * ledger are the truth; they are found by the shoppers who used a coupon and their orders.
 */
export async function costsOfCoupons(db: Tx, codes: string[]) {
  const { rows } = await db.execute<{ code: string; costPaisa: number; comingPaisa: number }>(sql`
    select u.code, coalesce(sum(booked.paisa), 0)::float8 as "costPaisa",
      coalesce(sum(p.discount_paisa) filter (where booked.is_sold is null
        and p.state not in ('cancelled', 'declined', 'refused', 'returned')), 0)::float8 as "comingPaisa"
    from coupon_shoppers u
    join shop_coupons t on t.code = u.code
    join orders o on o.user_id = u.user_id and o.coupon_code = u.code
    join parcels p on p.order_id = o.id and p.vendor_id = t.vendor_id and p.discount_payer = 'vendor'
    cross join lateral (
      select sum(l.amount) filter (where l.kind in ('discount', 'discountBack')) as paisa, bool_or(l.kind = 'sale') as is_sold
      from ledger_postings g join ledger_lines l on l.posting_id = g.id
      where g.order_id = o.id and g.parcel_id = p.id and l.account = 'vendor' and l.owner = t.vendor_id::text) booked
    where u.code = any(${sql.param(codes)}::text[])
    group by u.code`)
  return new Map<string, CouponCost>(rows.map(({ code, ...cost }) => [code, cost]))
}

interface SubjectRow extends Record<string, unknown> {
  number: number
  slug: string
  name: string
  nameNe: string
}
const subjectColumns = sql.raw('id::float8 as number, slug')
const toSubject = ({ name, nameNe }: SubjectRow, id: string): CouponSubject => ({
  id,
  name: { en: name, ne: nameNe },
})
const toCategory = (row: SubjectRow) => ({ number: row.number, subject: toSubject(row, row.slug) })
const toListing = (row: SubjectRow) => ({
  number: row.number,
  subject: toSubject(row, toPublicId(row.slug, row.number)),
})

/** The categories in which the shop has products, in the order of the shop. */
export async function listCategoriesOfShop(db: Tx, vendorId: number) {
  const { rows } = await db.execute<SubjectRow>(sql`
    select ${subjectColumns}, name, name_ne as "nameNe" from categories c
    where c.id in (select category_id from products where vendor_id = ${vendorId})
    order by c.parent_id nulls first, c.position, c.id`)
  return rows.map(toCategory)
}

/** Products of the shop by their words, those changed last first. */
export async function findListingsOfShop(db: Tx, vendorId: number, words: string, limit: number) {
  const query = prefixQuery(words)
  const fits =
    query === '' ? sql`true` : sql`l.search @@ to_tsquery('simple', ${`shop${vendorId} & ${query}`})`
  const { rows } = await db.execute<SubjectRow>(sql`
    select p.id::float8 as number, p.slug, p.title as name, p.title_ne as "nameNe"
    from listings l join products p on p.id = l.product_id
    where l.vendor_id = ${vendorId} and l.kind = 'product' and l.is_live and ${fits}
    order by l.saved_at desc, l.id desc limit ${limit}::int`)
  return rows.map(toListing)
}

/** Products by their numbers, with a shop only those of it. */
export async function productsByNumber(db: Tx, numbers: number[], vendorId: number | null = null) {
  const { rows } = await db.execute<SubjectRow>(sql`
    select ${subjectColumns}, title as name, title_ne as "nameNe" from products
    where (${vendorId}::bigint is null or vendor_id = ${vendorId}::bigint) and id = any(${numberList(numbers)}::bigint[])`)
  return rows.map(toListing)
}

export async function categoriesByNumber(db: Tx, numbers: number[]) {
  const { rows } = await db.execute<SubjectRow>(sql`
    select ${subjectColumns}, name, name_ne as "nameNe" from categories where id = any(${numberList(numbers)}::bigint[])`)
  return rows.map(toCategory)
}
