import { sql, type SQL } from 'drizzle-orm'
import type { ReviewQuery } from '@haat/contract/domains/reviews.ts'
import type { ReviewKind } from '@haat/contract/domains/reviews.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { hiddenValue, numberList } from '#platform/database/prepared.ts'
import type { ShownPicture } from '../pictures/pictures.service.ts'
import { aspectsOfCategory, type Aspect } from './aspects/aspects.store.ts'
import { reviews } from './reviews.tables.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type ReviewSubject = { productId: number } | { serviceId: number } | { vendorId: number }
/** What a list shows of a review: its photos, and of a shop's reviews what they are about. */
export type ShownReviewRow = Pick<
  ReviewRow,
  | 'id'
  | 'author'
  | 'place'
  | 'stars'
  | 'text'
  | 'language'
  | 'boughtOn'
  | 'choice'
  | 'helpfulCount'
  | 'reply'
  | 'replyState'
  | 'repliedAt'
  | 'createdAt'
  | 'editedAt'
> & {
  photos: ShownPicture[]
  about: { kind: ReviewKind; id: string; title: Bilingual } | null
}

/**
 * The column, and the name in `review_sums`, of what reviews are about. As values they would make PostgreSQL plan a statement each time.
 */
const kinds = {
  productId: { kind: 'product', column: 'product_id' },
  serviceId: { kind: 'service', column: 'service_id' },
  vendorId: { kind: 'vendor', column: 'vendor_id' },
} as const
export function subjectOf(subject: ReviewSubject) {
  const [[key, id]] = Object.entries(subject) as [[keyof typeof kinds, number]]
  const { kind, column } = kinds[key]
  return {
    kind,
    id,
    table: sql.raw(`${kind}s`),
    column: sql.raw(`reviews.${column}`),
    sums: sql.raw(`s.kind = '${kind}' and s.subject_id = rated.id`),
  }
}

// These are texts, because building a list out of the columns of the table took a fifth of its time.
const isPublished = sql.raw(`reviews.state = 'published'`)
const hasPhotos = sql.raw('reviews.photo_count > 0')
const hasReply = sql.raw(`reviews.reply is not null and reviews.reply_state = 'published'`)

/**
 * For the first page of a product any plan along its index is good enough, so PostgreSQL does not look at values and plans each filter
 * once. Deep pages and shops with thousands of reviews need the plan that suits them.
 */
const valueFor = (subject: ReviewSubject, { pageIndex }: ReviewQuery): typeof hiddenValue =>
  'productId' in subject && pageIndex === 1 ? hiddenValue : (given) => sql`${given}`

const filtersOf = (subject: ReviewSubject, query: ReviewQuery): SQL[] => {
  const value = valueFor(subject, query)
  const { stars = [], language } = query
  return [
    // One of them leads along an index in the order of the list.
    stars.length === 1 && sql`reviews.stars = ${value(stars[0], 'smallint')}`,
    stars.length > 1 && sql`reviews.stars = any(${value(numberList(stars), 'smallint[]')}::smallint[])`,
    query.withPhotos && hasPhotos,
    query.withReply && hasReply,
    language && sql`reviews.language = ${value(language, 'text')} and reviews.text <> ''`,
    query.value !== undefined && sql`reviews.value_key = ${value(query.value, 'text')}`,
  ].filter((filter) => filter !== undefined && filter !== false)
}

/** The photos of a review as a JSON array of `ShownPicture`, in their order; of most there is nothing to read. */
const photosOf = (review: string) => `case when ${review}.photo_count = 0 then '[]' else (
    select coalesce(json_agg(json_build_object('id', i.id, 'widths', i.widths, 'width', i.width, 'height', i.height, 'blur', i.blur)
      order by f.position), '[]')
    from review_photos f join pictures i on i.id = f.picture_id where f.review_id = ${review}.id) end`
export const photosOfReview = sql.raw(photosOf('reviews')) as SQL<ShownPicture[]>

const shownColumns =
  sql.raw(`r.id::float8 as id, r.author, r.place, r.stars, r.text, r.language, r.bought_on::text as "boughtOn",
  r.choice, r.helpful_count as "helpfulCount", r.reply, r.reply_state as "replyState", r.replied_at as "repliedAt",
  r.created_at as "createdAt", r.edited_at as "editedAt",
  ${photosOf('r')} as photos`)

/** What a review is about; null of a shop. */
const about = sql.raw(`coalesce(
  (select json_build_object('kind', 'product', 'id', p.slug || '-' || p.id, 'title', json_build_object('en', p.title, 'ne', p.title_ne))
    from products p where p.id = r.product_id),
  (select json_build_object('kind', 'service', 'id', s.slug || '-' || s.id, 'title', json_build_object('en', s.title, 'ne', s.title_ne))
    from services s where s.id = r.service_id))`)

/** Of several equally good ones the most helpful first, which is how the indexes have them. */
const sortColumns = {
  helpful: ['helpful_count', 'id'],
  createdAt: ['created_at', 'id'],
  stars: ['stars', 'helpful_count', 'id'],
}

/** How many there are, from the sums; null where these do not know it, so that they have to be counted. */
function totalOf(subject: ReviewSubject, query: ReviewQuery, filters: number): SQL<number | null> {
  const { kind, id, table, sums } = subjectOf(subject)
  const rated = (value: SQL) => sql<number>`(select ${value} from ${table} rated where rated.id = ${id})`
  if (filters === 0) return rated(sql.raw('rating_count'))
  // Of a shop, nobody asks for the values of one product.
  if (query.value !== undefined && kind !== 'product') return sql<null>`null`
  if (filters > 1) return totalOfFilters(subject, query)
  const name = sumNameOf(query)
  if (name === undefined) {
    const stars = [...new Set(query.stars)].map((star) => `rating_counts[${star}]`)
    return rated(sql.raw(stars.join(' + ')))
  }
  return sql<number>`(select coalesce(s.count, 0) from ${table} rated left join review_sums s on ${sums} and s.name = ${name} where rated.id = ${id})`
}

function sumNameOf({ withPhotos, withReply, language, value }: ReviewQuery): string | undefined {
  if (withPhotos) return 'photos'
  if (withReply) return 'reply'
  if (language) return `language:${language}`
  return value === undefined ? undefined : `value:${value}`
}

// A statement with LIKE gets no name and would be planned each time.
const isOfFilters = sql.raw(`left(s.name, 8) = 'filters:'`)

/**
 * From the sums with names like `filters:5p-ne:red`. Null until the job has filled in what was said before these were summed up: then
 * they are fewer than all.
 */
function totalOfFilters(subject: ReviewSubject, query: ReviewQuery): SQL<number | null> {
  const { id, table, sums } = subjectOf(subject)
  const { stars = [], withPhotos, withReply, language, value } = query
  const isMeant = [
    stars.length > 0 && sql`substr(s.name, 9, 1) = any(${numberList(stars)}::text[])`,
    withPhotos && sql.raw(`substr(s.name, 10, 1) = 'p'`),
    withReply && sql.raw(`substr(s.name, 11, 1) = 'r'`),
    language && sql`substr(s.name, 12, 2) = ${language}`,
    value !== undefined && sql`substr(s.name, 15) = ${value}`,
  ].filter((condition) => condition !== undefined && condition !== false)
  return sql<number | null>`(
    select case when sum(s.count) = rated.rating_count
      then coalesce(sum(s.count) filter (where ${sql.join(isMeant, sql.raw(' and '))}), 0) end
    from ${table} rated join review_sums s on ${sums} and ${isOfFilters}
    where rated.id = ${id} group by rated.rating_count)`
}

const dateOf = (time: Date | string | null) => (time === null ? null : new Date(time))

/**
 * A page of published reviews. The page is found first, so that photos are read for what it shows and not for all that stands
 * before it. Its size stands in the text: as a value of its own it would make PostgreSQL plan the statement each time.
 */
export async function listReviewRows(db: Tx, subject: ReviewSubject, query: ReviewQuery) {
  const { id, column } = subjectOf(subject)
  const filters = filtersOf(subject, query)
  const isOfSubject = sql`${column} = ${valueFor(subject, query)(id, 'bigint')}`
  const where = sql.join([isOfSubject, isPublished, ...filters], sql.raw(' and '))
  const totalInSums = totalOf(subject, query, filters.length)
  const order = (table: string) =>
    sql.raw(sortColumns[query.sortField].map((name) => `${table}.${name} ${query.sortOrder}`).join(', '))
  const from = (query.pageIndex - 1) * query.pageSize
  const { rows } = await db.execute(sql`
    select ${shownColumns}, ${'vendorId' in subject ? about : sql`null`} as about, ${totalInSums}::int as total
    from (select reviews.id from reviews where ${where} order by ${order('reviews')}
      limit ${sql.raw(String(query.pageSize))}${from > 0 ? sql` offset ${from}` : sql``}) page
    join reviews r on r.id = page.id order by ${order('r')}`)
  const found = rows as unknown as (ShownReviewRow & { total: number | null })[]
  for (const row of found) {
    row.createdAt = new Date(row.createdAt)
    row.repliedAt = dateOf(row.repliedAt)
    row.editedAt = dateOf(row.editedAt)
  }
  const total = found.length === 0 && query.pageIndex === 1 ? 0 : (found[0]?.total ?? null)
  if (total !== null) return { rows: found, total }
  // The sums do not know it, or there are no rows that could carry it, as on a page behind the last.
  const counted = await db.execute<{ total: number }>(
    sql`select coalesce(${totalInSums}, (select count(*) from reviews where ${where}))::int as total`,
  )
  return { rows: found, total: counted.rows[0]!.total }
}

interface SummaryRow {
  ratingCount: number
  ratingCounts: number[]
  rating: number
  options: { values: { key: string; name: Bilingual }[] }[] | null
  sums: { name: string; count: number; sum: number }[]
  photos: (ShownPicture & { reviewId: string; author: string })[]
  /** What its category asks about, and its department. */
  own: Aspect[]
  above: Aspect[]
}

/** What all published reviews add up to, and the first photos of the most helpful ones, by one statement. */
export async function readSummary(
  db: Tx,
  subject: ReviewSubject,
  maxPhotos: number,
): Promise<SummaryRow | undefined> {
  const { kind, id, table, column, sums } = subjectOf(subject)
  const options = kind === 'product' ? sql`rated.options` : sql`null`
  const asked =
    kind === 'vendor'
      ? sql`'[]'::json as own, '[]'::json as above`
      : sql`${aspectsOfCategory(sql`rated.category_id`)} as own,
        ${aspectsOfCategory(sql`(select c.parent_id from categories c where c.id = rated.category_id)`)} as above`
  const { rows } = await db.execute(sql`
    select rated.rating, rated.rating_count as "ratingCount", rated.rating_counts as "ratingCounts", ${options} as options,
      ${asked},
      (select coalesce(json_agg(json_build_object('name', s.name, 'count', s.count, 'sum', s.sum)), '[]') from review_sums s
        where ${sums} and s.count > 0 and not ${isOfFilters}) as sums,
      (select coalesce(json_agg(photo), '[]') from (
        select i.id, i.widths, i.width, i.height, i.blur, best.id::text as "reviewId", best.author
        from (select reviews.id, reviews.author, reviews.helpful_count from reviews
          where ${column} = ${id} and ${isPublished} and ${hasPhotos}
          order by reviews.helpful_count desc, reviews.id desc limit ${sql.raw(String(maxPhotos))}) best
        join review_photos f on f.review_id = best.id join pictures i on i.id = f.picture_id
        order by best.helpful_count desc, best.id desc, f.position limit ${sql.raw(String(maxPhotos))}) photo) as photos
    from ${table} rated where rated.id = ${id}`)
  return rows[0] as unknown as SummaryRow | undefined
}

/** The number of a shop by its address name, or by a former one. */
export async function findShop(db: Tx, slug: string): Promise<number | undefined> {
  const { rows } = await db.execute<{
    id: number
  }>(sql`select id::float8 as id from vendors where slug = ${slug}
    union all select vendor_id::float8 from vendor_slugs where slug = ${slug} limit 1`)
  return rows[0]?.id
}

export async function isThere(db: Tx, subject: ReviewSubject): Promise<boolean> {
  const { id, table } = subjectOf(subject)
  const { rows } = await db.execute(sql`select 1 from ${table} where id = ${id}`)
  return rows.length > 0
}

/** A statement holds 65,535 values at most. */
const rowsPerInsert = 1000

export async function insertReviews(db: Tx, rows: (typeof reviews.$inferInsert)[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    const inserted = await db
      .insert(reviews)
      .values(rows.slice(at, at + rowsPerInsert))
      .returning({ id: reviews.id })
    ids.push(...inserted.map(({ id }) => id))
  }
  return ids
}
