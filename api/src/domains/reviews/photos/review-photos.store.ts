import { and, asc, count, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { reviewPhotos, reviews } from '../reviews.tables.ts'

export type ReviewPhotoRow = typeof reviewPhotos.$inferSelect

const isLoose = (userId: string) => and(eq(reviewPhotos.userId, userId), isNull(reviewPhotos.reviewId))

/** Two photos of one person that come at once are counted one after the other. */
export const lockPhotosOf = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`review photos ${userId}`}, 0))`)

export async function countLoose(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(reviewPhotos).where(isLoose(userId))
  return row!.n
}

export const insertPhoto = (tx: Tx, photo: typeof reviewPhotos.$inferInsert) =>
  tx.insert(reviewPhotos).values(photo)

/** Those of these photos that somebody sent, whichever review they are in. */
export const lockPhotos = async (tx: Tx, userId: string, ids: string[]): Promise<ReviewPhotoRow[]> =>
  ids.length === 0
    ? []
    : tx
        .select()
        .from(reviewPhotos)
        .where(and(eq(reviewPhotos.userId, userId), inArray(reviewPhotos.id, ids)))
        .orderBy(asc(reviewPhotos.id))
        .for('update')

/** Puts photos into a review, in the order of their ids. */
export async function attachPhotos(tx: Tx, reviewId: number, ids: string[]) {
  for (const [position, id] of ids.entries()) {
    await tx.update(reviewPhotos).set({ reviewId, position }).where(eq(reviewPhotos.id, id))
  }
}

/** Takes photos out of a review for good: they are nobody's, and a job removes them with their files. */
export const dropPhotos = (tx: Tx, reviewId: number, exceptIds: string[] = []) =>
  tx
    .update(reviewPhotos)
    .set({ reviewId: null, userId: null })
    .where(
      and(
        eq(reviewPhotos.reviewId, reviewId),
        exceptIds.length > 0 ? sql`${reviewPhotos.id} <> all(${sql.param(exceptIds)}::uuid[])` : undefined,
      ),
    )

/** What staff took off the page has no photos any more: their files would still be there for who knows the address. */
export async function dropAllPhotos(tx: Tx, reviewId: number) {
  await dropPhotos(tx, reviewId)
  await tx.update(reviews).set({ photoCount: 0 }).where(eq(reviews.id, reviewId))
}

/** Photos that no review shows: those that were taken out, and those that nobody has put into one since a time. */
export const listUnused = (db: Tx, before: Date, limit: number): Promise<ReviewPhotoRow[]> =>
  db
    .select()
    .from(reviewPhotos)
    .where(
      and(isNull(reviewPhotos.reviewId), or(isNull(reviewPhotos.userId), lt(reviewPhotos.createdAt, before))),
    )
    .limit(limit)

/** Makes a photo nobody's, unless it has come into a review meanwhile: then it is used. */
export async function giveUpPhoto(db: Tx, id: string): Promise<boolean> {
  const rows = await db
    .update(reviewPhotos)
    .set({ userId: null })
    .where(and(eq(reviewPhotos.id, id), isNull(reviewPhotos.reviewId)))
    .returning({ id: reviewPhotos.id })
  return rows.length > 0
}

export const deletePhoto = (db: Tx, id: string) => db.delete(reviewPhotos).where(eq(reviewPhotos.id, id))

/** Photos in reviews stay with them; those that are in none are removed. */
export const detachPhotos = (tx: Tx, userId: string) =>
  tx.update(reviewPhotos).set({ userId: null }).where(eq(reviewPhotos.userId, userId))

export const countPhotosOf = (db: Tx, userId: string) =>
  db.$count(reviewPhotos, and(eq(reviewPhotos.userId, userId), isNotNull(reviewPhotos.pictureId)))
