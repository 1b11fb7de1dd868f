import { and, desc, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Purchase } from '@haat/contract/domains/reviews.own.ts'
import type { Tx } from '#platform/database/database.ts'
import { builtByShape } from '#platform/database/prepared.ts'
import type { ShownPicture } from '../../pictures/pictures.service.ts'
import { tellShopParts } from '../replies/tell-of-review.service.ts'
import { reviews, reviewVotes } from '../reviews.tables.ts'
import type { ReviewRow, ReviewSubject } from '../reviews.store.ts'

export type OwnReviewRow = ReviewRow & {
  thing: Pick<Purchase, 'kind' | 'id' | 'title' | 'picture' | 'shopName'>
  ownPhotos: { photoId: string; picture: ShownPicture }[]
}
export type NewReview = typeof reviews.$inferInsert

const isAbout = (subject: ReviewSubject) => {
  if ('productId' in subject) return eq(reviews.productId, subject.productId)
  if ('serviceId' in subject) return eq(reviews.serviceId, subject.serviceId)
  return and(eq(reviews.vendorId, subject.vendorId), isNull(reviews.productId), isNull(reviews.serviceId))
}
const isOwn = (userId: string, subject: ReviewSubject) => and(eq(reviews.userId, userId), isAbout(subject))

const thing = sql<OwnReviewRow['thing']>`(
  select json_build_object('kind', case when p.id is not null then 'product' when s.id is not null then 'service' else 'shop' end,
    'id', case when p.id is not null then p.slug || '-' || p.id when s.id is not null then s.slug || '-' || s.id else v.slug end,
    'title', json_build_object('en', coalesce(p.title, s.title, v.name), 'ne', coalesce(p.title_ne, s.title_ne, v.name_ne)),
    'picture', case when p.id is not null then p.pictures -> 0 when s.id is not null then s.pictures -> 0 else v.logo end,
    'shopName', json_build_object('en', v.name, 'ne', v.name_ne))
  from vendors v left join products p on p.id = reviews.product_id left join services s on s.id = reviews.service_id
  where v.id = reviews.vendor_id)`

const ownPhotos = sql<OwnReviewRow['ownPhotos']>`(
  select coalesce(json_agg(json_build_object('photoId', f.id, 'picture', json_build_object('id', i.id, 'widths', i.widths,
    'width', i.width, 'height', i.height, 'blur', i.blur)) order by f.position), '[]')
  from review_photos f join pictures i on i.id = f.picture_id where f.review_id = reviews.id)`

const ownColumns = { ...getTableColumns(reviews), thing, ownPhotos }

export async function findOwn(
  db: Tx,
  userId: string,
  subject: ReviewSubject,
): Promise<OwnReviewRow | undefined> {
  const [row] = await db.select(ownColumns).from(reviews).where(isOwn(userId, subject))
  return row
}

/** What somebody wrote and has not taken back, the newest first. */
export async function listOwn(
  db: Tx,
  userId: string,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ rows: OwnReviewRow[]; total: number }> {
  const where = and(eq(reviews.userId, userId), ne(reviews.state, sql`'withdrawn'`))
  const rows = await db
    .select(ownColumns)
    .from(reviews)
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  return { rows, total: await db.$count(reviews, where) }
}

/** The review of this person of this thing, which nobody else changes until the transaction ends. */
export async function lockOwn(
  tx: Tx,
  userId: string,
  subject: ReviewSubject,
): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(isOwn(userId, subject)).for('no key update')
  return row
}

const untouched = {
  valueKey: null,
  productId: null,
  serviceId: null,
  helpfulCount: 0,
  reply: null,
  repliedAt: null,
  replyEditedAt: null,
  repliedBy: null,
  replyState: null,
  removalReason: null,
  editedAt: null,
}
export type FirstWords = Omit<ReviewRow, keyof typeof untouched | 'id' | 'createdAt'> &
  Partial<Pick<ReviewRow, 'productId' | 'serviceId' | 'valueKey'>>

/** A review that was just written. */
interface MadeReview {
  review: ReviewRow
  /** Whether others have said something from the same device before. */
  isDeviceShared: boolean
}

/** The row is one value, so that the statement is built and planned once: with a value for each column that took a quarter of the whole call. */
const insertion = builtByShape(
  ({ isTold }: { isTold: boolean }) => sql`
    with written as (select * from json_to_record(${sql.placeholder('row')}::json) as w ("vendorId" bigint, "productId" bigint,
      "serviceId" bigint, "userId" uuid, author text, place jsonb, stars smallint, text text, language text, aspects jsonb, state text,
      "parcelId" bigint, "variantId" bigint, "boughtOn" date, choice jsonb, "valueKey" text, "photoCount" smallint, device text)),
    made as (
      insert into reviews (vendor_id, product_id, service_id, user_id, author, place, stars, text, language, aspects, state,
        parcel_id, variant_id, bought_on, choice, value_key, photo_count, device)
      select "vendorId", "productId", "serviceId", "userId", author, place, stars, text, language, aspects, state,
        "parcelId", "variantId", "boughtOn", choice, "valueKey", "photoCount", device from written
      on conflict do nothing returning id, created_at)${isTold ? sql`, ${tellShopParts(sql`made`)}` : sql``}
    select made.id::float8 as id, created_at as "createdAt",
      exists (select from reviews r where r.device = written.device and r.user_id <> written."userId")
        or exists (select from review_votes v where v.device = written.device and v.user_id <> written."userId") as "isDeviceShared"
    from made cross join written`,
)

/** Undefined of what this person has written about already. With `told` its shop hears of it in the same statement. */
export async function insertOwn(tx: Tx, row: FirstWords, told?: string): Promise<MadeReview | undefined> {
  const values = { row: JSON.stringify(row), told }
  const { rows } = await tx.execute<{ id: number; createdAt: string; isDeviceShared: boolean }>(
    insertion({ isTold: told !== undefined })(values),
  )
  const [made] = rows
  if (!made) return undefined
  const { id, createdAt, isDeviceShared } = made
  return { review: { ...untouched, ...row, id, createdAt: new Date(createdAt) }, isDeviceShared }
}

export async function updateOwn(tx: Tx, id: number, changes: Partial<NewReview>): Promise<ReviewRow> {
  const [row] = await tx.update(reviews).set(changes).where(eq(reviews.id, id)).returning()
  return row!
}

export const deleteVotesOn = (tx: Tx, reviewId: number) =>
  tx.delete(reviewVotes).where(eq(reviewVotes.reviewId, reviewId))

/** Which published reviews of a thing, or of a shop and all it sells, somebody found helpful. */
export async function listVoted(db: Tx, userId: string, subject: ReviewSubject): Promise<number[]> {
  const [[column, id]] = Object.entries(subject) as [['productId' | 'serviceId' | 'vendorId', number]]
  const rows = await db
    .select({ id: reviews.id })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .where(and(eq(reviewVotes.userId, userId), eq(reviews[column], id)))
    .orderBy(desc(reviews.id))
  return rows.map((row) => row.id)
}

export async function listReviewsOfAccount(db: Tx, userId: string): Promise<OwnReviewRow[]> {
  return db.select(ownColumns).from(reviews).where(eq(reviews.userId, userId)).orderBy(reviews.id)
}

export const listVotesOfAccount = (db: Tx, userId: string) =>
  db
    .select({ reviewId: reviewVotes.reviewId, at: reviewVotes.createdAt })
    .from(reviewVotes)
    .where(eq(reviewVotes.userId, userId))
    .orderBy(reviewVotes.reviewId)

/** What somebody wrote stays, and nobody learns any more whose it was. */
export async function detachReviews(tx: Tx, userId: string) {
  const voted = tx
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(eq(reviewVotes.userId, userId))
  // All of them by their numbers, so that two who praised each other and close their accounts do not wait for each other.
  await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(or(eq(reviews.userId, userId), inArray(reviews.id, voted)))
    .orderBy(reviews.id)
    .for('no key update')
  await tx.delete(reviewVotes).where(eq(reviewVotes.userId, userId))
  await tx.update(reviews).set({ userId: null, author: '', device: null }).where(eq(reviews.userId, userId))
}
