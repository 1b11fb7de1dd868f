import { randomUUIDv7 } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import type { changeProduct } from '../catalogue/offers/offers.service.ts'
import { listings, listingVersions } from './listings.tables.ts'

/** All but the words to search in. */
const { search: _search, ...columns } = getTableColumns(listings)
export type ListingRecord = Omit<typeof listings.$inferSelect, 'search'>
export type VersionRow = typeof listingVersions.$inferSelect
export type { ReviewReason } from './listings.tables.ts'

/** Finds a listing of this shop; of another one there is none. */
export async function findListing(db: Tx, vendorId: number, id: number): Promise<ListingRecord | undefined> {
  const [row] = await db
    .select(columns)
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.vendorId, vendorId)))
  return row
}

/** Finds what a client has begun by the key that it made. */
export async function findListingByKey(db: Tx, vendorId: number, key: string) {
  const [row] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.vendorId, vendorId), eq(listings.key, key)))
  return row?.id
}

/** Locks a listing of this shop and what it sells: shop, product and listing, in this order. */
export const holdListing = async (tx: Tx, vendorId: number, id: number) => {
  await tx.execute(sql`select lock_listing(id) from listings where id = ${id} and vendor_id = ${vendorId}`)
}

export async function lockListing(tx: Tx, vendorId: number, id: number) {
  await holdListing(tx, vendorId, id)
  return findListing(tx, vendorId, id)
}

/** Where many listings of this shop stand, by their ids. */
export async function findListings(tx: Tx, vendorId: number, ids: number[]) {
  const { id, productId, version, isLive } = listings
  const rows = await tx
    .select({ id, productId, version, isLive })
    .from(listings)
    .where(and(inArray(listings.id, ids), eq(listings.vendorId, vendorId)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same for the listing of a version; undefined where there is none. */
export async function holdListingOf(tx: Tx, versionId: string) {
  const { rows } = await tx.execute<{ vendorId: number; id: number }>(sql`
    select l.vendor_id::float8 as "vendorId", l.id::float8 as id, lock_listing(l.id)
    from listing_versions v join listings l on l.id = v.listing_id where v.id = ${versionId}::uuid`)
  return rows[0]
}

export async function insertListing(tx: Tx, row: typeof listings.$inferInsert): Promise<number> {
  const [made] = await tx.insert(listings).values(row).returning({ id: listings.id })
  return made!.id
}

export type ListingChange = Partial<typeof listings.$inferInsert>
export const updateListing = async (tx: Tx, id: number, change: ListingChange) => {
  await tx.update(listings).set(change).where(eq(listings.id, id))
}

/** The same change of several. */
export const updateListings = async (tx: Tx, ids: number[], change: ListingChange) => {
  await tx.update(listings).set(change).where(inArray(listings.id, ids))
}

/** Only of what was never in the shop. Its versions go with it. */
export async function deleteListingRow(tx: Tx, id: number) {
  await tx.delete(listings).where(eq(listings.id, id))
  await tx.delete(listingVersions).where(eq(listingVersions.listingId, id))
}

export async function findVersion(db: Tx, id: string): Promise<VersionRow | undefined> {
  const [row] = await db.select().from(listingVersions).where(eq(listingVersions.id, id))
  return row
}

/** The last version before this one that staff, or a rule, have approved. */
export async function findLastApproved(
  db: Tx,
  listingId: number,
  before: number,
): Promise<VersionRow | undefined> {
  const isApproved = and(eq(listingVersions.state, 'approved'), lt(listingVersions.number, before))
  const [row] = await db
    .select()
    .from(listingVersions)
    .where(and(eq(listingVersions.listingId, listingId), isApproved))
    .orderBy(desc(listingVersions.number))
    .limit(1)
  return row
}

/** Adds a version with the next number of its listing, which the caller has locked. */
export async function insertVersion(
  tx: Tx,
  version: Omit<typeof listingVersions.$inferInsert, 'id' | 'number'>,
): Promise<VersionRow> {
  const next = sql`(select coalesce(max(number), 0) + 1 from listing_versions where listing_id = ${version.listingId})`
  const [row] = await tx
    .insert(listingVersions)
    .values({ ...version, id: randomUUIDv7(), number: next })
    .returning()
  return row!
}

export const updateVersion = async (
  tx: Tx,
  id: string,
  change: Partial<typeof listingVersions.$inferInsert>,
) => {
  await tx.update(listingVersions).set(change).where(eq(listingVersions.id, id))
}

/** What a decision makes of a listing, and what is still to be written of its product. */
export interface LiveChange {
  listing: ListingChange
  product?: ReturnType<typeof changeProduct>
}

type Decision = Pick<VersionRow, 'state' | 'decidedBy' | 'reasons' | 'words'> & { decidedAt: Date }

/**
 * Writes how a version was decided, what this makes of its listing and its product, and the entry in the audit log, by one statement
 * that begins with `with`, so that its plan is kept. An approval is more than a tenth cheaper by it; four statements would do as well.
 */
export async function updateDecided(
  tx: Tx,
  versionId: string,
  { state, decidedBy, decidedAt, reasons, words }: Decision,
  { id, listing, product, audit }: LiveChange & { id: number; audit: SQL },
) {
  const decided = sql`update listing_versions set state = ${state}, decided_by = ${decidedBy}::uuid,
    decided_at = ${decidedAt.toISOString()}::timestamptz, reasons = ${JSON.stringify(reasons)}::jsonb, words = ${words}
    where id = ${versionId}::uuid`
  const shown = product ? sql`, shown as (${product.getSQL()})` : sql``
  const changed =
    Object.keys(listing).length > 0 && tx.update(listings).set(listing).where(eq(listings.id, id)).getSQL()
  await tx.execute(sql`with noted as (${audit}), decided as (${decided})${shown} ${changed || sql`select`}`)
}

/** Whether anything of the shop has ever been live by this time. */
export async function hasLiveListing(db: Tx, vendorId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from listing_counts where vendor_id = ${vendorId} and state in ('live', 'paused') and n > 0 limit 1`,
  )
  return rows.length > 0
}

export const findTitles = (db: Tx, ids: number[]) =>
  db
    .select({ id: listings.id, title: listings.title, titleNe: listings.titleNe })
    .from(listings)
    .where(inArray(listings.id, ids))

/** Makes the listings of products and services that were written by a seed; of all shops, if none is named. */
export const listUnlisted = async (db: Tx, vendorId?: number) => {
  const isMeant = vendorId === undefined ? sql`` : sql`where vendor_id = ${vendorId}::bigint`
  const names = sql.raw(`vendor_id, kind, product_id, service_id, title, title_ne, words,
    is_live, is_paused, is_out_of_stock, saved_at, created_at`)
  await db.execute(sql`
    insert into listings (${names}) select ${names} from unlisted() ${isMeant} order by kind, coalesce(product_id, service_id)`)
}

/** Adds listings by their keys, and gives the ids of those whose keys were free. */
export async function insertListings(
  tx: Tx,
  rows: (typeof listings.$inferInsert)[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const made = await tx
    .insert(listings)
    .values(rows)
    .onConflictDoNothing({
      target: [listings.vendorId, listings.key],
      where: sql`${listings.key} is not null`,
    })
    .returning({ id: listings.id, key: listings.key })
  return new Map(made.map(({ id, key }) => [key!, id]))
}

/** Adds what was sent first of listings that have just been begun. */
export async function insertFirstVersions(
  tx: Tx,
  versions: Omit<typeof listingVersions.$inferInsert, 'number' | 'state'>[],
) {
  if (versions.length === 0) return
  await tx
    .insert(listingVersions)
    .values(versions.map((one) => ({ ...one, number: 1, state: 'waiting' as const })))
}

/** Goods of a shop by their ids, a step at a time. */
export const listProductListings = (db: Tx, vendorId: number, after: number, limit: number) =>
  db
    .select({ id: listings.id, key: listings.key })
    .from(listings)
    .where(and(eq(listings.vendorId, vendorId), eq(listings.kind, 'product'), gt(listings.id, after)))
    .orderBy(asc(listings.id))
    .limit(limit)
