import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  recentReviewDays,
  type ReviewKind,
  type ReviewState,
  type ShopReviewPeriod,
  type shopReviewViews,
} from '@haat/contract/domains/reviews.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import type { ShownPicture } from '../../pictures/pictures.service.ts'
import { photosOfReview, type ReviewRow } from '../reviews.store.ts'
import { reviews } from '../reviews.tables.ts'

/** A review with its photos. */
export type PhotographedRow = ReviewRow & { photos: ShownPicture[] }
const withPhotos = { ...getTableColumns(reviews), photos: photosOfReview }

// In words and not as a parameter, so that the index of published reviews is used.
const isPublished = eq(reviews.state, sql`'published'`)

export interface ShopReviewFilter {
  vendorId: number
  view: (typeof shopReviewViews)[number]
  period: ShopReviewPeriod
  stars?: number | undefined
}
/** The time in microseconds, and the number of the review. */
export interface ReviewPosition {
  at: string
  id: number
}

/** Since the first of the last days in Nepal, of which today is one. */
const isRecent = sql`${reviews.createdAt} >= (date_trunc('day', now() at time zone 'Asia/Kathmandu')
  - ${recentReviewDays - 1}::int * interval '1 day') at time zone 'Asia/Kathmandu'`

/** How many everybody sees of the last days, and their stars. */
export async function sumRecentReviews(db: Tx, vendorId: number) {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      average: sql<number | null>`round(avg(${reviews.stars}), 1)::float8`,
    })
    .from(reviews)
    .where(and(eq(reviews.vendorId, vendorId), isPublished, isRecent))
  return row!
}

const microseconds = sql<string>`(extract(epoch from ${reviews.createdAt}) * 1000000)::bigint::text`

/** What shoppers see of a shop, the newest first. */
export const listShopReviewRows = (
  db: Tx,
  { vendorId, view, period, stars }: ShopReviewFilter,
  after: ReviewPosition | undefined,
  limit: number,
): Promise<(PhotographedRow & { at: string })[]> =>
  db
    .select({ ...withPhotos, at: microseconds })
    .from(reviews)
    .where(
      and(
        eq(reviews.vendorId, vendorId),
        isPublished,
        view === 'unanswered' ? isNull(reviews.reply) : undefined,
        view === 'answered' ? isNotNull(reviews.reply) : undefined,
        period === 'days90' ? isRecent : undefined,
        stars === undefined ? undefined : eq(reviews.stars, stars),
        after &&
          sql`(${reviews.createdAt}, ${reviews.id}) < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id}::bigint)`,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)

/** How many wait for a reply, counted no further than somebody wants to know, and how many there are at all. */
export async function countShopReviews(db: Tx, vendorId: number, limit: number) {
  const { rows } = await db.execute<{ unansweredCount: number; totalCount: number }>(sql`
    select (select count(*)::int from (
        select from reviews where vendor_id = ${vendorId} and state = 'published' and reply is null limit ${limit}::int) found
      ) as "unansweredCount", rating_count as "totalCount"
    from vendors where id = ${vendorId}`)
  return rows[0] ?? { unansweredCount: 0, totalCount: 0 }
}

const titleSql = sql`case when p.id is not null then json_build_object('en', p.title, 'ne', p.title_ne)
  when s.id is not null then json_build_object('en', s.title, 'ne', s.title_ne)
  else json_build_object('en', v.name, 'ne', v.name_ne) end`

export interface ReviewedThing {
  reviewId: number
  kind: ReviewKind
  number: number
  slug: string
  title: Bilingual
  picture: Picture | null
}

/** What these reviews are about. */
export async function listReviewedThings(db: Tx, reviewIds: number[]): Promise<ReviewedThing[]> {
  const { rows } = await db.execute(sql`
    select r.id::float8 as "reviewId",
      case when p.id is not null then 'product' when s.id is not null then 'service' else 'shop' end as kind,
      coalesce(p.id, s.id, v.id)::float8 as number, coalesce(p.slug, s.slug, v.slug) as slug,
      ${titleSql} as title,
      case when p.id is not null then p.pictures -> 0 when s.id is not null then s.pictures -> 0 else v.logo end as picture
    from reviews r join vendors v on v.id = r.vendor_id
      left join products p on p.id = r.product_id left join services s on s.id = r.service_id
    where r.id = any(${numberList(reviewIds)}::bigint[])`)
  return rows as unknown as ReviewedThing[]
}

export async function findShopReview(db: Tx, vendorId: number, id: number) {
  const [row] = await db
    .select(withPhotos)
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.vendorId, vendorId), isPublished))
  return row
}

/** The same, held until the end of the transaction. */
export async function lockShopReview(tx: Tx, vendorId: number, id: number) {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.vendorId, vendorId), isPublished))
    .for('update')
  return row
}

interface ReplyChange {
  reply: string | null
  repliedAt: Date | null
  replyEditedAt: Date | null
  repliedBy: string | null
  replyState: ReviewState | null
}

export const updateReply = (tx: Tx, id: number, change: ReplyChange) =>
  tx.update(reviews).set(change).where(eq(reviews.id, id))

export interface ToldReview {
  vendorId: number
  userId: string | null
  stars: number
  shop: Bilingual
  title: Bilingual
}

/** What people are told of a review that everybody sees. */
export async function findToldReview(tx: Tx, id: number): Promise<ToldReview | undefined> {
  const { rows } = await tx.execute(sql`
    select r.vendor_id::float8 as "vendorId", r.user_id as "userId", r.stars,
      json_build_object('en', v.name, 'ne', v.name_ne) as shop, ${titleSql} as title
    from reviews r join vendors v on v.id = r.vendor_id
      left join products p on p.id = r.product_id left join services s on s.id = r.service_id
    where r.id = ${id} and r.state = 'published'`)
  return rows[0] as unknown as ToldReview | undefined
}
