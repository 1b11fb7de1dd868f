import { randomUUIDv7 } from 'node:crypto'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { ListingKind, ReviewTab, VersionState } from '@haat/contract/domains/listings.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { categoryPathOf } from '../../catalogue/catalogue.service.ts'
import { shownPicturesSql, type ShownPicture } from '../../pictures/pictures.service.ts'
import { isSuspendedVendor } from '../../vendors/vendors.service.ts'
import { listingAnswers } from '../listings.tables.ts'
import { pictureIdsSql } from '../stored-listing.store.ts'
import {
  namedVersion,
  readNamedVersion,
  type NamedVersion,
  type NamedVersionJson,
} from '../versions.store.ts'

export interface QueueFilter {
  tab: ReviewTab
  kind?: ListingKind | undefined
  vendorId?: number | undefined
}

/** The last row of a page: whether it is a shop's first, the time that it was sorted by in microseconds, and its id. */
export interface QueuePosition {
  isFirst: boolean
  at: number
  id: string
}

export interface QueueRow extends Record<string, unknown> {
  id: string
  listingId: number
  vendorId: number
  number: number
  state: VersionState
  content: ListingContent
  isFirstOfShop: boolean
  isChange: boolean
  isTrusted: boolean
  isSuspended: boolean
  slug: string
  name: string
  nameNe: string
  submittedAt: Date
  answerBy: Date
  decidedAt: Date | null
  at: number
}

const whereTab: Record<ReviewTab, SQL> = {
  waiting: sql`v.state = 'waiting'`,
  afterwards: sql`v.state = 'trusted'`,
  decided: sql`v.decided_by is not null`,
}
/** The first ones of new shops come first, then the oldest; what was decided comes newest first. */
const order: Record<ReviewTab, SQL> = {
  waiting: sql`v.is_first_of_shop desc, v.submitted_at, v.id`,
  afterwards: sql`v.submitted_at, v.id`,
  decided: sql`v.decided_at desc, v.id desc`,
}

const momentOf = ({ at }: QueuePosition) =>
  sql`timestamptz 'epoch' + ${at}::float8 * interval '1 microsecond'`

function isAfter(tab: ReviewTab, after: QueuePosition): SQL {
  const place = sql`(${momentOf(after)}, ${after.id}::uuid)`
  if (tab === 'decided') return sql`(v.decided_at, v.id) < ${place}`
  const later = sql`(v.submitted_at, v.id) > ${place}`
  if (tab === 'afterwards') return later
  return after.isFirst
    ? sql`(not v.is_first_of_shop or (v.is_first_of_shop and ${later}))`
    : sql`(not v.is_first_of_shop and ${later})`
}

const sortedBy = (tab: ReviewTab) => (tab === 'decided' ? sql`v.decided_at` : sql`v.submitted_at`)

const columns = (
  by: SQL,
) => sql`v.id, v.listing_id::float8 as "listingId", v.vendor_id::float8 as "vendorId", v.number, v.state, v.content,
  v.is_first_of_shop as "isFirstOfShop", (l.is_live or l.product_id is not null or l.service_id is not null) as "isChange",
  d.is_trusted as "isTrusted", ${sql.raw(isSuspendedVendor('v.vendor_id'))} as "isSuspended",
  d.slug, d.name, d.name_ne as "nameNe", v.submitted_at as "submittedAt", v.answer_by as "answerBy", v.decided_at as "decidedAt",
  (extract(epoch from ${by}) * 1000000)::float8 as at`

const withTimes = <Row extends QueueRow>(row: Row): Row => ({
  ...row,
  submittedAt: new Date(row.submittedAt),
  answerBy: new Date(row.answerBy),
  decidedAt: row.decidedAt && new Date(row.decidedAt),
})

export async function listQueue(
  db: Tx,
  { tab, kind, vendorId }: QueueFilter,
  after: QueuePosition | undefined,
  limit: number,
) {
  const parts = [whereTab[tab]]
  if (kind) parts.push(sql`l.kind = ${kind}`)
  if (vendorId !== undefined) parts.push(sql`v.vendor_id = ${vendorId}`)
  if (after) parts.push(isAfter(tab, after))
  const { rows } = await db.execute<QueueRow>(sql`
    select ${columns(sortedBy(tab))} from listing_versions v
    join listings l on l.id = v.listing_id join vendors d on d.id = v.vendor_id
    where ${sql.join(parts, sql` and `)} order by ${order[tab]} limit ${limit}::int`)
  return rows.map(withTimes)
}

export async function findQueued(db: Tx, id: string): Promise<QueueRow | undefined> {
  const { rows } = await db.execute<QueueRow>(sql`
    select ${columns(sql`v.submitted_at`)} from listing_versions v
    join listings l on l.id = v.listing_id join vendors d on d.id = v.vendor_id where v.id = ${id}::uuid`)
  return rows[0] && withTimes(rows[0])
}

/** A version in the queue with all that staff look at beside it. */
export interface ReviewedRow extends QueueRow, Reviewed<NamedVersion> {}

interface Reviewed<Version> {
  /** Without what was sent, which is `content`. */
  version: Version
  /** What was approved before it, once it is live; until then what is live. */
  before: ListingContent | null
  /** Whether something is live from before versions were kept. */
  isWithoutVersion: boolean
  /** How many listings of the shop have ever been live. */
  liveCount: number
  categories: { slug: string; name: Bilingual }[]
  pictures: ShownPicture[]
  /** The newest versions of its listing. */
  versions: Version[]
}

const liveCountOf = sql`(
  select coalesce(sum(n), 0)::int from listing_counts where vendor_id = v.vendor_id and state in ('live', 'paused'))`
const categoryOf = sql`(
  select id from categories where kind = v.content ->> 'kind' and slug = v.content ->> 'categorySlug')`
const versionsOf = (limit: number) => sql`(
  select coalesce(json_agg(${namedVersion('o')} order by o.number desc), '[]')
  from (select * from listing_versions where listing_id = v.listing_id order by number desc limit ${limit}::int) o)`

export async function findReviewed(db: Tx, id: string, versions: number): Promise<ReviewedRow | undefined> {
  const { rows } = await db.execute<QueueRow & Reviewed<NamedVersionJson>>(sql`
    select ${columns(sql`v.submitted_at`)}, ${namedVersion('v')} as version, before.content as before,
      l.is_live and l.live_version_id is null as "isWithoutVersion", ${liveCountOf} as "liveCount",
      coalesce(${categoryPathOf(categoryOf)}, '[]') as categories,
      ${shownPicturesSql(pictureIdsSql('v.content', 'before.content'))} as pictures, ${versionsOf(versions)} as versions
    from listing_versions v join listings l on l.id = v.listing_id join vendors d on d.id = v.vendor_id
    left join lateral (
      select b.content from listing_versions b where b.listing_id = l.id and case when l.live_version_id = v.id
        then b.state = 'approved' and b.number < v.number else l.is_live and b.id = l.live_version_id end
      order by b.number desc limit 1) before on true
    where v.id = ${id}::uuid`)
  const [row] = rows
  return (
    row && {
      ...withTimes(row),
      version: readNamedVersion(row.version),
      versions: row.versions.map(readNamedVersion),
    }
  )
}

/** Counts no further than somebody wants to know. */
export async function countQueue(db: Tx, limit: number) {
  const upTo = (where: SQL) =>
    sql`(select count(*)::int from (select from listing_versions v where ${where} limit ${limit}::int) found)`
  const { rows } = await db.execute<{ waiting: number; afterwards: number; late: number }>(sql`
    select ${upTo(whereTab.waiting)} as waiting, ${upTo(whereTab.afterwards)} as afterwards,
      ${upTo(sql`v.state = 'waiting' and v.answer_by < now()`)} as late`)
  return rows[0]!
}

export const setTrusted = async (tx: Tx, vendorId: number, isTrusted: boolean) => {
  await tx.execute(sql`update vendors set is_trusted = ${isTrusted} where id = ${vendorId}`)
}

export const listAnswers = (db: Tx) =>
  db.select().from(listingAnswers).orderBy(asc(listingAnswers.createdAt), asc(listingAnswers.id))

export async function insertAnswer(tx: Tx, words: Bilingual, createdBy: string) {
  const [row] = await tx.insert(listingAnswers).values({ id: randomUUIDv7(), words, createdBy }).returning()
  return row!
}

export async function deleteAnswerRow(tx: Tx, id: string) {
  const [row] = await tx.delete(listingAnswers).where(eq(listingAnswers.id, id)).returning()
  return row
}
