import { eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { builtByShape } from '#platform/database/prepared.ts'
import type { ShownPicture } from '../pictures/pictures.service.ts'
import { aspectsOfCategory, type Aspect } from './aspects/aspects.store.ts'
import { reviews } from './reviews.tables.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type ReviewSubject = { productId: number } | { serviceId: number } | { vendorId: number }
export type ReviewSubjectKind = 'product' | 'service' | 'vendor'

export function subjectOf(subject: ReviewSubject): { kind: ReviewSubjectKind; id: number } {
  if ('productId' in subject) return { kind: 'product', id: subject.productId }
  if ('serviceId' in subject) return { kind: 'service', id: subject.serviceId }
  return { kind: 'vendor', id: subject.vendorId }
}

/**
 * As parts of the text: the table and the column of what reviews are about, and which sums are its own. As a value, the kind would make
 * PostgreSQL plan a statement each time.
 */
export const partsOf = (kind: ReviewSubjectKind) => ({
  table: sql.raw(`${kind}s`),
  column: sql.raw(`reviews.${kind}_id`),
  sums: sql.raw(`s.kind = '${kind}' and s.subject_id = rated.id`),
})

export const isPublished = eq(reviews.state, sql`'published'`)
export const hasPhotos = gt(reviews.photoCount, sql`0`)
/** Those of sums that are for several filters at once. A statement with LIKE would get no name and be planned each time. */
export const isOfFilters = sql.raw(`left(s.name, 8) = 'filters:'`)

/** The photos of a review as a JSON array of `ShownPicture`, in their order; of most there is nothing to read. */
export const photosOf = (review: string) => `case when ${review}.photo_count = 0 then '[]' else (
    select coalesce(json_agg(json_build_object('id', i.id, 'widths', i.widths, 'width', i.width, 'height', i.height, 'blur', i.blur)
      order by f.position), '[]')
    from review_photos f join pictures i on i.id = f.picture_id where f.review_id = ${review}.id) end`
export const photosOfReview = sql.raw(photosOf('reviews')) as SQL<ShownPicture[]>

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

const summaryOf = builtByShape(({ kind, maxPhotos }: { kind: ReviewSubjectKind; maxPhotos: number }) => {
  const { table, column, sums } = partsOf(kind)
  const id = sql.placeholder('id')
  const options = kind === 'product' ? sql`rated.options` : sql`null`
  const asked =
    kind === 'vendor'
      ? sql`'[]'::json as own, '[]'::json as above`
      : sql`${aspectsOfCategory(sql`rated.category_id`)} as own,
        ${aspectsOfCategory(sql`(select c.parent_id from categories c where c.id = rated.category_id)`)} as above`
  return sql`
    select rated.rating, rated.rating_count as "ratingCount", rated.rating_counts as "ratingCounts", ${options} as options,
      ${asked},
      (select coalesce(json_agg(json_build_object('name', s.name, 'count', s.count, 'sum', s.sum)), '[]') from review_sums s
        where ${sums} and s.count > 0 and not ${isOfFilters}) as sums,
      (select coalesce(json_agg(photo), '[]') from (
        select i.id, i.widths, i.width, i.height, i.blur, best.id::text as "reviewId", best.author
        from (select reviews.id, reviews.author, reviews.helpful_count from ${reviews}
          where ${column} = ${id} and ${isPublished} and ${hasPhotos}
          order by reviews.helpful_count desc, reviews.id desc limit ${sql.raw(String(maxPhotos))}) best
        join review_photos f on f.review_id = best.id join pictures i on i.id = f.picture_id
        order by best.helpful_count desc, best.id desc, f.position limit ${sql.raw(String(maxPhotos))}) photo) as photos
    from ${table} rated where rated.id = ${id}`
})

/** What all published reviews add up to, and the first photos of the most helpful ones, by one statement. */
export async function readSummary(
  db: Tx,
  subject: ReviewSubject,
  maxPhotos: number,
): Promise<SummaryRow | undefined> {
  const { kind, id } = subjectOf(subject)
  const { rows } = await db.execute(summaryOf({ kind, maxPhotos })({ id }))
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
  const { kind, id } = subjectOf(subject)
  const { rows } = await db.execute(sql`select 1 from ${partsOf(kind).table} where id = ${id}`)
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
