import { and, asc, desc, eq, getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { maxCountedFollowers } from '@haat/contract/domains/alerts.rules.ts'
import type { ShopTimes, WeekHours } from '@haat/contract/domains/vendors.page.rules.ts'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import type { Tx } from '#platform/database/database.ts'
import { idRange, rangesInUse } from '#platform/database/id-ranges.ts'
import { numberList, prepared } from '#platform/database/prepared.ts'
import { vendors } from './vendors.tables.ts'

/**
 * A condition for things whose vendor is not suspended. The suspended vendors are few, and are read once for a statement; a
 * column must be named with its table where the statement has several.
 */
export const isOfOpenVendor = (vendorId: string) =>
  `${vendorId} not in (select vendor_id from vendor_suspensions where ended_at is null)`

/** Whether a vendor is suspended, inside of a larger statement. */
export const isSuspendedVendor = (vendorId: string) =>
  `exists (select from vendor_suspensions x where x.vendor_id = ${vendorId} and x.ended_at is null)`

/** The name of a vendor in both languages if it is suspended, inside of a larger statement. */
export const suspendedVendorName = (vendorId: string) => `(
  select json_build_object('en', d.name, 'ne', d.name_ne) from vendor_suspensions x join vendors d on d.id = x.vendor_id
  where x.vendor_id = ${vendorId} and x.ended_at is null)`

/** Refuses the statement that it is a part of, if one of the vendors is suspended; a suspension waits for its end. */
export const refuseSuspendedSql = (vendorIds: number[]) =>
  sql`refuse_suspended(${numberList(vendorIds)}::bigint[])`

const vendorColumns = {
  ...getTableColumns(vendors),
  isSuspended: sql<boolean>`${sql.raw(isSuspendedVendor('vendors.id'))}`,
}
export type VendorRow = typeof vendors.$inferSelect & { isSuspended: boolean }

/** Which vendors the list shows, the sitemap names and the page about us counts. */
const isOpen = sql.raw(isOfOpenVendor('vendors.id'))
const isOneOf = sql`${vendors.id} = any(${sql.placeholder('ids')}::bigint[])`

/** One value for any count of vendors. */
export const isOneOfNumbers = (ids: number[]) => sql`${vendors.id} = any(${numberList(ids)}::bigint[])`

const rowsById = prepared((db) => db.select(vendorColumns).from(vendors).where(isOneOf))
export const findVendorRows = (db: Tx, ids: number[]): Promise<VendorRow[]> =>
  rowsById(db).execute({ ids: numberList(ids) })

const linksById = prepared((db) =>
  db
    .select({
      id: vendors.id,
      slug: vendors.slug,
      name: vendors.name,
      nameNe: vendors.nameNe,
      place: vendors.place,
      isSuspended: vendorColumns.isSuspended,
    })
    .from(vendors)
    .where(isOneOf),
)
export const findLinkRows = (db: Tx, ids: number[]) => linksById(db).execute({ ids: numberList(ids) })

/** Locks a vendor until the transaction ends. Orders and listings, which only refer to it, need not wait. */
export const lockVendor = async (tx: Tx, id: number) => {
  await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, id)).for('no key update')
}

/** The vendors of the list, and what they sell by the sums that their rows hold. */
export async function countOffers(db: Tx) {
  const [sums] = await db
    .select({
      vendors: sql<number>`count(*)::int`,
      products: sql<number>`coalesce(sum(${vendors.productCount}), 0)::int`,
      services: sql<number>`coalesce(sum(${vendors.serviceCount}), 0)::int`,
      districts: sql<number>`count(distinct ${vendors.district})::int`,
    })
    .from(vendors)
    .where(isOpen)
  return sums!
}

const today = `(now() at time zone 'Asia/Kathmandu')::date`
/** When a vendor that is closed today is open. */
export interface ClosedTimes {
  hours: WeekHours | null
  closedFrom: string | null
  closedUntil: string | null
  closedDays: string[]
}
const isDayOf = (vendor: string) => `x.vendor_id = ${vendor}.id and x.day`

/** The same as JSON inside of a larger statement; null for a vendor that is not closed today, as most are. */
const closedTimesOf = (vendor: string) => `(
  case when ${today} between coalesce(${vendor}.closed_from, ${today}) and ${vendor}.closed_until
    or exists (select from vendor_closed_days x where ${isDayOf(vendor)} = ${today})
  then json_build_object('hours', ${vendor}.hours, 'closedFrom', ${vendor}.closed_from, 'closedUntil', ${vendor}.closed_until,
    'closedDays', array(select x.day from vendor_closed_days x where ${isDayOf(vendor)} >= ${today})) end)`

/** How long ago a closed day may have been that somebody still asks about. */
const pastDays = 60

/** When shops are open and closed, by vendor. */
export async function shopTimesOf(db: Tx, ids: number[]): Promise<Map<number, ShopTimes>> {
  const { rows } = await db.execute<{ [K in keyof ClosedTimes]: ClosedTimes[K] } & { id: number }>(sql`
    select v.id::float8 as id, v.hours, v.closed_from::text "closedFrom", v.closed_until::text "closedUntil",
      array(select x.day::text from vendor_closed_days x
        where x.vendor_id = v.id and x.day >= ${sql.raw(today)} - ${pastDays}::int) "closedDays"
    from vendors v where v.id = any(${numberList(ids)}::bigint[])`)
  return new Map(
    rows.map(({ id, hours, closedFrom, closedUntil, closedDays }) => [
      id,
      {
        hours,
        closedDays: closedDays.map((day) => ({ day })),
        closed: closedUntil === null ? null : { from: closedFrom ?? '', until: closedUntil },
      },
    ]),
  )
}

/** What a cart needs of a vendor; joined by `id`. */
export const vendorFacts = sql.raw(`(
  select id, slug, name, name_ne "nameNe", place, delivers_to "deliversTo",
    is_vat_registered "isVatRegistered", ${isSuspendedVendor('vendors.id')} "isSuspended",
    ${closedTimesOf('vendors')} "closedTimes" from vendors)`)
export type VendorFacts = Pick<
  VendorRow,
  'id' | 'slug' | 'name' | 'nameNe' | 'place' | 'deliversTo' | 'isVatRegistered' | 'isSuspended'
> & { closedTimes: ClosedTimes | null }

/** The name of a vendor in both languages, as JSON inside of a larger statement. */
export const vendorNameOf = (vendorId: SQL) => sql`(
  select json_build_object('en', v.name, 'ne', v.name_ne) from vendors v where v.id = ${vendorId})`

/** What the card of a vendor shows, as JSON inside of a larger statement. */
export const vendorCardOf = (vendorId: SQL) => sql<VendorCardRow & { closedTimes: ClosedTimes | null }>`(
  select json_build_object('slug', v.slug, 'name', v.name, 'nameNe', v.name_ne, 'place', v.place, 'sign', v.sign,
    'signColour', v.sign_colour, 'banner', v.banner, 'rating', v.rating, 'ratingCount', v.rating_count,
    'productCount', v.product_count, 'serviceCount', v.service_count, 'sinceYearBs', v.since_year_bs,
    'onTimePercent', v.on_time_percent, 'answerMinutes', v.answer_minutes, 'panNumber', v.pan_number,
    'isVatRegistered', v.is_vat_registered, 'deliversTo', v.delivers_to,
    'isSuspended', ${sql.raw(isSuspendedVendor('v.id'))}, 'closedTimes', ${sql.raw(closedTimesOf('v'))})
  from vendors v where v.id = ${vendorId})`
export type VendorCardRow = Pick<
  VendorRow,
  | 'slug'
  | 'name'
  | 'nameNe'
  | 'place'
  | 'sign'
  | 'signColour'
  | 'banner'
  | 'rating'
  | 'ratingCount'
  | 'productCount'
  | 'serviceCount'
  | 'sinceYearBs'
  | 'onTimePercent'
  | 'answerMinutes'
  | 'panNumber'
  | 'isVatRegistered'
  | 'deliversTo'
  | 'isSuspended'
>

/** What suggestions show of vendors. */
export const selectVendorDetails = (numbers: SQL) => sql`
  select v.id as number, json_build_object('note', v.place, 'productCount', v.product_count,
    'serviceCount', v.service_count,
    'sign', json_build_object('letter', v.sign, 'colour', v.sign_colour)) as details
  from vendors v where v.id = any(${numbers}) and ${sql.raw(isOfOpenVendor('v.id'))}`

/** What lists show of vendors and filter by, of some vendors or of all. */
export const listVendorEntries = (db: Tx, ids?: number[]) =>
  db
    .select({
      id: vendors.id,
      slug: vendors.slug,
      name: vendors.name,
      nameNe: vendors.nameNe,
      place: vendors.place,
      deliversTo: vendors.deliversTo,
      formerSlugs: sql<string[]>`array(select s.slug from vendor_slugs s where s.vendor_id = vendors.id)`,
    })
    .from(vendors)
    .where(ids && inArray(vendors.id, ids))

const closedDaysAhead = sql<Vendor['closedDays']>`(
  select coalesce(json_agg(json_build_object('day', x.day, 'words', x.words) order by x.day), '[]')
  from vendor_closed_days x where ${sql.raw(`${isDayOf('vendors')} >= ${today}`)})`

/** Counted from the rows, no further than what a page says. */
const followers = sql<number>`(select count(*)::int from (
  select from shop_follows f where f.vendor_id = vendors.id limit ${sql.raw(`${maxCountedFollowers}`)}) counted)`

/** A vendor with the days to come on which it is closed, as its page shows it. */
export type VendorPageRow = VendorRow & Pick<Vendor, 'closedDays'> & { followers: number }

async function findPageRow(db: Tx, id: SQL): Promise<VendorPageRow | null> {
  const [row] = await db
    .select({ ...vendorColumns, closedDays: closedDaysAhead, followers })
    .from(vendors)
    .where(sql`${vendors.id} = ${id}`)
  return row ?? null
}

/** By the address name, or by a former one. */
export const findVendorBySlug = (db: Tx, slug: string) =>
  findPageRow(
    db,
    sql`(select id from vendors where slug = ${slug}
      union all select vendor_id from vendor_slugs where slug = ${slug} limit 1)`,
  )
export const findVendorPage = (db: Tx, id: number) => findPageRow(db, sql`${id}::bigint`)

export const isPanOfVendor = async (db: Tx, panNumber: string): Promise<boolean> =>
  (await db.select({ id: vendors.id }).from(vendors).where(eq(vendors.panNumber, panNumber))).length > 0

interface VendorList {
  sortField: 'rating' | 'name' | 'createdAt'
  sortOrder: 'asc' | 'desc'
  pageIndex: number
  pageSize: number
}

const sortColumns = { rating: vendors.rating, name: vendors.name, createdAt: vendors.createdAt }

/** A page of all vendors that are open, or of those that a search found. */
export async function listVendorRows(db: Tx, query: VendorList, found: number[] | undefined) {
  const direction = query.sortOrder === 'asc' ? asc : desc
  const order = [direction(sortColumns[query.sortField]), direction(vendors.id)]
  const where = and(found && isOneOfNumbers(found), isOpen)
  // However late a page is, its vendors are found in an index alone; only their own rows are read.
  const page = db
    .select({ id: vendors.id })
    .from(vendors)
    .where(where)
    .orderBy(...order)
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const rows = await db
    .select(vendorColumns)
    .from(vendors)
    .where(inArray(vendors.id, page))
    .orderBy(...order)
  return { rows, total: await db.$count(vendors, where) }
}

export const insertVendors = (db: Tx, rows: (typeof vendors.$inferInsert)[]) =>
  db.insert(vendors).values(rows).returning({ id: vendors.id, slug: vendors.slug })

/** Sorted by their ids, for the search. */
export const listVendorsAfter = (db: Tx, after: number, limit: number): Promise<VendorRow[]> =>
  db.select(vendorColumns).from(vendors).where(gt(vendors.id, after)).orderBy(vendors.id).limit(limit)

/** Counts the products and services of vendors anew; of all, if none are named. Their ratings follow the reviews by themselves. */
export async function recountVendors(db: Tx, ids?: number[]) {
  const isMeant = ids ? sql`where v.id = any(${numberList(ids)}::bigint[])` : sql``
  await db.execute(sql`
    update vendors v set
      product_count = (select count(*) from products p where p.vendor_id = v.id and p.is_on_sale),
      service_count = (select count(*) from services s where s.vendor_id = v.id and s.is_offered) ${isMeant}`)
}

export const vendorRanges = (db: Tx, width: number) =>
  rangesInUse(db, { table: vendors, id: vendors.id, where: isOpen, width })

/** For the sitemap: only what the addresses of vendors are made of. */
export function listVendorAddresses(db: Tx, range: number, width: number) {
  const isMeant = and(idRange(vendors.id, range, width), isOpen)
  return db.select({ slug: vendors.slug }).from(vendors).where(isMeant).orderBy(asc(vendors.id))
}
