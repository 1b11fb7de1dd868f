import { and, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import type { ReviewQuery } from '@haat/contract/domains/reviews.ts'
import type { ReviewKind } from '@haat/contract/domains/reviews.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { builtByShape, hiddenValue, numberList } from '#platform/database/prepared.ts'
import type { ShownPicture } from '../pictures/pictures.service.ts'
import {
  hasPhotos,
  isOfFilters,
  isPublished,
  partsOf,
  photosOf,
  subjectOf,
  type ReviewRow,
  type ReviewSubject,
  type ReviewSubjectKind,
} from './reviews.store.ts'
import { reviews } from './reviews.tables.ts'

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

/** All of a question that changes the text of its statements; the rest are values. */
interface PageShape extends Pick<
  ReviewQuery,
  'withPhotos' | 'withReply' | 'sortField' | 'sortOrder' | 'pageSize'
> {
  kind: ReviewSubjectKind
  isFirst: boolean
  stars: 'any' | 'one' | 'some'
  hasLanguage: boolean
  hasValue: boolean
}

function shapeOf(kind: ReviewSubjectKind, query: ReviewQuery): PageShape {
  const { withPhotos, withReply, sortField, sortOrder, pageSize, stars = [] } = query
  return {
    kind,
    withPhotos,
    withReply,
    sortField,
    sortOrder,
    pageSize,
    isFirst: query.pageIndex === 1,
    stars: stars.length > 1 ? 'some' : stars.length === 1 ? 'one' : 'any',
    hasLanguage: query.language !== undefined,
    hasValue: query.value !== undefined,
  }
}

const valuesOf = (id: number, { stars = [], language, value, pageIndex, pageSize }: ReviewQuery) => ({
  id,
  language,
  value,
  star: stars[0],
  stars: numberList([...new Set(stars)]),
  from: (pageIndex - 1) * pageSize,
})

const isSql = (part: SQL | undefined | false): part is SQL => part !== undefined && part !== false

/**
 * For the first page of a product any plan along its index is good enough, so PostgreSQL does not look at values and plans each filter
 * once. Deep pages and shops with thousands of reviews need the plan that suits them.
 */
const valueOf = ({ kind, isFirst }: PageShape): typeof hiddenValue =>
  kind === 'product' && isFirst ? hiddenValue : (given) => sql`${given}`

const filtersOf = (shape: PageShape): SQL[] => {
  const value = valueOf(shape)
  return [
    // One of them leads along an index in the order of the list.
    shape.stars === 'one' && eq(reviews.stars, value(sql.placeholder('star'), 'smallint')),
    shape.stars === 'some' &&
      sql`${reviews.stars} = any(${value(sql.placeholder('stars'), 'smallint[]')}::smallint[])`,
    shape.withPhotos && hasPhotos,
    shape.withReply && and(isNotNull(reviews.reply), eq(reviews.replyState, sql`'published'`)),
    shape.hasLanguage &&
      and(eq(reviews.language, value(sql.placeholder('language'), 'text')), ne(reviews.text, sql`''`)),
    shape.hasValue && eq(reviews.valueKey, value(sql.placeholder('value'), 'text')),
  ].filter(isSql)
}

const isWanted = (shape: PageShape) =>
  and(
    eq(partsOf(shape.kind).column, valueOf(shape)(sql.placeholder('id'), 'bigint')),
    isPublished,
    ...filtersOf(shape),
  )

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
function totalOf(shape: PageShape): SQL {
  const filters = filtersOf(shape).length
  const { table, sums } = partsOf(shape.kind)
  const rated = (value: SQL) =>
    sql`(select ${value} from ${table} rated where rated.id = ${sql.placeholder('id')})`
  if (filters === 0) return rated(sql`rating_count`)
  // Of a shop, nobody asks for the values of one product.
  if (shape.hasValue && shape.kind !== 'product') return sql`null`
  if (filters > 1) return totalOfFilters(shape)
  if (shape.stars !== 'any') {
    return rated(
      sql`(select sum(rating_counts[star]) from unnest(${sql.placeholder('stars')}::integer[]) star)`,
    )
  }
  return rated(
    sql`coalesce((select s.count from review_sums s where ${sums} and s.name = ${nameOf(shape)}), 0)`,
  )
}

function nameOf({ withPhotos, withReply, hasLanguage }: PageShape): SQL {
  if (withPhotos) return sql`'photos'`
  if (withReply) return sql`'reply'`
  return hasLanguage
    ? sql`'language:' || ${sql.placeholder('language')}`
    : sql`'value:' || ${sql.placeholder('value')}`
}

/**
 * From the sums with names like `filters:5p-ne:red`. Null until the job has filled in what was said before these were summed up: then
 * they are fewer than all.
 */
function totalOfFilters({ kind, stars, withPhotos, withReply, hasLanguage, hasValue }: PageShape): SQL {
  const { table, sums } = partsOf(kind)
  const isMeant = [
    stars !== 'any' && sql`substr(s.name, 9, 1) = any(${sql.placeholder('stars')}::text[])`,
    withPhotos && sql`substr(s.name, 10, 1) = 'p'`,
    withReply && sql`substr(s.name, 11, 1) = 'r'`,
    hasLanguage && sql`substr(s.name, 12, 2) = ${sql.placeholder('language')}`,
    hasValue && sql`substr(s.name, 15) = ${sql.placeholder('value')}`,
  ].filter(isSql)
  return sql`(
    select case when sum(s.count) = rated.rating_count
      then coalesce(sum(s.count) filter (where ${and(...isMeant)}), 0) end
    from ${table} rated join review_sums s on ${sums} and ${isOfFilters}
    where rated.id = ${sql.placeholder('id')} group by rated.rating_count)`
}

/**
 * The page is found first, so that photos are read for what it shows and not for all that stands before it. Its size stands in the
 * text: as a value of its own it would make PostgreSQL plan the statement each time.
 */
const pageOf = builtByShape((shape: PageShape) => {
  const order = (table: string) =>
    sql.raw(sortColumns[shape.sortField].map((name) => `${table}.${name} ${shape.sortOrder}`).join(', '))
  const offset = shape.isFirst ? sql`` : sql` offset ${sql.placeholder('from')}`
  return sql`
    select ${shownColumns}, ${shape.kind === 'vendor' ? about : sql`null`} as about, ${totalOf(shape)}::int as total
    from (select reviews.id from reviews where ${isWanted(shape)} order by ${order('reviews')}
      limit ${sql.raw(String(shape.pageSize))}${offset}) page
    join reviews r on r.id = page.id order by ${order('r')}`
})

const countOf = builtByShape(
  (shape: PageShape) =>
    sql`select coalesce(${totalOf(shape)}, (select count(*) from reviews where ${isWanted(shape)}))::int as total`,
)

const dateOf = (time: Date | string | null) => (time === null ? null : new Date(time))

/** A page of published reviews. */
export async function listReviewRows(db: Tx, subject: ReviewSubject, query: ReviewQuery) {
  const { kind, id } = subjectOf(subject)
  const shape = shapeOf(kind, query)
  const values = valuesOf(id, query)
  const { rows } = await db.execute(pageOf(shape)(values))
  const found = rows as unknown as (ShownReviewRow & { total: number | null })[]
  for (const row of found) {
    row.createdAt = new Date(row.createdAt)
    row.repliedAt = dateOf(row.repliedAt)
    row.editedAt = dateOf(row.editedAt)
  }
  const total = found.length === 0 && query.pageIndex === 1 ? 0 : (found[0]?.total ?? null)
  if (total !== null) return { rows: found, total }
  // The sums do not know it, or there are no rows that could carry it, as on a page behind the last.
  const counted = await db.execute<{ total: number }>(countOf(shape)(values))
  return { rows: found, total: counted.rows[0]!.total }
}
