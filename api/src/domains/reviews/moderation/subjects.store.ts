import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ModeratedKind, RemovalReason, ReviewState } from '@haat/contract/domains/reviews.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { answers, questions } from '../questions/questions.tables.ts'
import { photosOfReview } from '../reviews.store.ts'
import { reviews } from '../reviews.tables.ts'

const tables = { review: reviews, reply: reviews, question: questions, answer: answers }

/** Holds the thing until the end of the transaction. It comes before its case, as where somebody writes. */
export async function lockSubject(tx: Tx, kind: ModeratedKind, id: number): Promise<void> {
  const table = tables[kind]
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
}

/** Sums and counts follow by the triggers of the tables. */
export async function setSubjectState(
  tx: Tx,
  kind: ModeratedKind,
  id: number,
  state: ReviewState,
  removalReason: RemovalReason | null,
): Promise<void> {
  if (kind === 'reply') {
    await tx.update(reviews).set({ replyState: state }).where(eq(reviews.id, id))
    return
  }
  const table = tables[kind]
  await tx.update(table).set({ state, removalReason }).where(eq(table.id, id))
}

const isPublished = eq(reviews.state, sql`'published'`)

/** The vendor of a review that everybody sees, or of the reply to it. */
export async function findShownReview(db: Tx, id: number, about: 'review' | 'reply') {
  const hasReply = and(isNotNull(reviews.reply), eq(reviews.replyState, 'published'))
  const [row] = await db
    .select({ vendorId: reviews.vendorId })
    .from(reviews)
    .where(and(eq(reviews.id, id), isPublished, about === 'reply' ? hasReply : undefined))
  return row
}

/** The photos of reviews, whoever sees them. */
export const listPhotosOf = async (db: Tx, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: reviews.id, author: reviews.author, photos: photosOfReview })
        .from(reviews)
        .where(inArray(reviews.id, ids))

interface DeviceFigures {
  accountCount: number
  reviewCount: number
  voteCount: number
}

/** What came from one device lately. */
export async function readDevice(db: Tx, device: string, days: number): Promise<DeviceFigures> {
  const since = sql`now() - ${days}::int * interval '1 day'`
  const { rows } = await db.execute<DeviceFigures & Record<string, unknown>>(sql`
    with sent as (
      select user_id, 1 as review, 0 as vote from reviews where device = ${device} and created_at > ${since}
      union all
      select user_id, 0, 1 from review_votes where device = ${device} and created_at > ${since})
    select count(distinct user_id)::int as "accountCount", coalesce(sum(review), 0)::int as "reviewCount",
      coalesce(sum(vote), 0)::int as "voteCount" from sent`)
  return rows[0]!
}
