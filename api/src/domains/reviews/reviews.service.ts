import type { Review } from '@haat/contract/domains/reviews.ts'
import type { Tx } from '#platform/db/database.ts'
import { listReviewRows, type ReviewList, type ReviewRow, type ReviewSubject } from './reviews.store.ts'

export { insertReviews } from './reviews.store.ts'

const toReview = (row: ReviewRow): Review => ({
  id: String(row.id),
  author: row.author,
  place: row.place,
  stars: row.stars,
  text: row.text,
  language: row.language,
  helpfulCount: row.helpfulCount,
  reply: row.reply,
  createdAt: row.createdAt.toISOString(),
})

export async function reviewPage(db: Tx, subject: ReviewSubject, query: ReviewList) {
  const { rows, total } = await listReviewRows(db, subject, query)
  return { items: rows.map(toReview), pageIndex: query.pageIndex, pageSize: query.pageSize, total }
}
