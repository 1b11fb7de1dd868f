import { sql, type SQL } from 'drizzle-orm'
import type { ListingChanges, ListingKind, ListingState } from '@haat/contract/domains/listings.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { hiddenValue, numberList } from '#platform/database/prepared.ts'
import { prefixQuery } from '#platform/database/search-patterns.ts'
import type { ReviewReason } from './listings.tables.ts'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'

export interface ListFilter {
  vendorId: number
  kind: ListingKind
  state?: ListingState | undefined
  changes?: ListingChanges | undefined
  words: string
}
/** The last row of a page: when it was saved, in microseconds, and its id. */
export interface ListPosition {
  at: number
  id: number
}

/** Values are hidden from the planner, because one plan is right for all of them and takes longer to make than to run. */
function isInList({ vendorId, kind, state, changes }: ListFilter): SQL {
  const parts = [
    sql`l.vendor_id = ${hiddenValue(vendorId, 'bigint')} and l.kind = ${hiddenValue(kind, 'text')}`,
  ]
  if (state) parts.push(sql`l.state = ${hiddenValue(state, 'text')}`)
  if (changes) parts.push(sql`l.changes = ${hiddenValue(changes, 'text')}`)
  // The index leaves those out that have none.
  if (changes && changes !== 'none') parts.push(sql`l.changes <> 'none'`)
  return sql.join(parts, sql` and `)
}

const isAfter = (after: ListPosition | undefined) =>
  after
    ? sql` and (l.saved_at, l.id) < (timestamptz 'epoch' + ${after.at}::float8 * interval '1 microsecond', ${after.id}::bigint)`
    : sql``

/** A word that many have fills a page from so many of the newest. */
const newestTried = sql.raw('1000')

/**
 * The ids of what a shop lists, changed last first. Only columns of an index are read, so that it is walked along in its order.
 *
 * The planner cannot know how often a word comes. One that many have is found among the newest; only one that is rare there is
 * looked up in the index of words, in which it has few entries. To leave this out, look all words up there: a word that 100,000
 * have then takes 40 ms.
 */
export async function findListingIds(
  db: Tx,
  filter: ListFilter,
  after: ListPosition | undefined,
  limit: number,
): Promise<number[]> {
  const isOnPage = sql`${isInList(filter)}${isAfter(after)}`
  const most = sql`limit ${limit}::int`
  const words = prefixQuery(filter.words)
  const found =
    words === ''
      ? sql`select l.id from listings l where ${isOnPage} order by l.saved_at desc, l.id desc ${most}`
      : sql`with near as materialized (
          select t.id, t.saved_at from (
            select l.id, l.saved_at from listings l where ${isOnPage}
            order by l.saved_at desc, l.id desc limit ${newestTried}) t
          where (select w.search from listings w where w.id = t.id) @@ (select to_tsquery('simple', ${words}))
          order by t.saved_at desc, t.id desc ${most}
        ), far as materialized (
          select l.id, l.vendor_id, l.kind, l.state, l.changes, l.saved_at from listings l
          where l.search @@ (select to_tsquery('simple', ${`shop${filter.vendorId} & ${words}`}))
            and (select count(*) from near) < ${limit}::int)
        (select id from near where (select count(*) from near) = ${limit}::int order by saved_at desc, id desc)
        union all (select l.id from far l where ${isOnPage} order by l.saved_at desc, l.id desc ${most})`
  const { rows } = await db.execute<{ id: string }>(found)
  return rows.map(({ id }) => Number(id))
}

export interface ListedRow extends Record<string, unknown> {
  id: number
  state: ListingState
  changes: ListingChanges
  title: string
  titleNe: string
  at: number
  savedAt: string
  content: ListingContent | null
  slug: string | null
  number: number | null
  picture: Picture | null
  fromPaisa: number | null
  toPaisa: number | null
  oldPaisa: number | null
  stock: number | null
  sku: string | null
  variantCount: number
  readyDays: number | null
  isCashPossible: boolean | null
  reasons: ReviewReason[] | null
  words: string | null
  decidedAt: string | null
  decidedBy: string | null
}

/** Some of what a shop lists, changed last first. What is live is read from its rows; of the rest what was sent or is being written. */
export async function readListed(db: Tx, ids: number[]) {
  if (ids.length === 0) return []
  const { rows } = await db.execute<ListedRow>(sql`
    select l.id::float8 as id, l.state, l.changes, l.title, l.title_ne as "titleNe",
      (extract(epoch from l.saved_at) * 1000000)::float8 as at, to_json(l.saved_at) #>> '{}' as "savedAt",
      case when l.is_live then null else coalesce(l.draft, sent.content) end as content,
      coalesce(p.slug, s.slug) as slug, coalesce(p.id, s.id)::float8 as number,
      coalesce(p.pictures, s.pictures) -> 0 as picture,
      coalesce(v.least, s.from_price) as "fromPaisa", coalesce(v.most, s.from_price) as "toPaisa",
      p.old_price as "oldPaisa", p.stock_left as stock, v.sku, coalesce(v.n, 0)::int as "variantCount",
      coalesce((live.content ->> 'readyDays')::int, case when p.id is not null then greatest(1, p.min_days - 1) end) as "readyDays", p.is_cash_possible as "isCashPossible",
      back.reasons, back.words, to_json(back.decided_at) #>> '{}' as "decidedAt", back.decided_by as "decidedBy"
    from listings l
    left join products p on p.id = l.product_id
    left join services s on s.id = l.service_id
    left join lateral (
      select min(price) as least, max(price) as most, count(*) as n, (array_agg(sku order by position))[1] as sku
      from product_variants where product_id = l.product_id and not is_removed) v on true
    left join listing_versions live on live.id = l.live_version_id
    left join listing_versions sent on sent.id = coalesce(l.waiting_version_id, l.sent_back_version_id)
    left join listing_versions back on back.id = l.sent_back_version_id
    where l.id = any(${numberList(ids)}::bigint[])
    order by l.saved_at desc, l.id desc`)
  return rows
}

/** How many stand where. What is out of stock is counted by its index and taken off what is live. */
export async function countListings(db: Tx, vendorId: number, kind: ListingKind) {
  const { rows } = await db.execute<{ state: ListingState | 'mend'; n: number }>(sql`
    select state, n from listing_counts where vendor_id = ${vendorId} and kind = ${kind}
    union all
    select 'out-of-stock', count(*)::int from listings
      where vendor_id = ${vendorId} and kind = ${kind} and state = 'out-of-stock'
    union all
    select 'mend', count(*)::int from listings
      where vendor_id = ${vendorId} and kind = ${kind} and changes = 'sent-back' and changes <> 'none'`)
  return new Map(rows.map(({ state, n }) => [state, n]))
}

/** The live products of a shop whose words fit, in no particular order. */
export async function findListedProducts(db: Tx, vendorId: number, query: string, limit: number) {
  const wanted = hiddenValue(`shop${vendorId} & ${query}`, 'text')
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select array(select l.product_id::float8 from listings l
      where l.search @@ to_tsquery('simple', ${wanted}) and l.product_id is not null limit ${limit}::int) as ids`)
  return rows[0]!.ids
}
