import type { Review } from '@haat/contract/domains/reviews.ts'
import type { Tx } from '#platform/database/database.ts'
import {
  listQuestions,
  listReviewRows,
  type ReviewList,
  type ReviewRow,
  type ReviewSubject,
} from './reviews.store.ts'

export { insertQuestions, insertReviews } from './reviews.store.ts'

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

export async function questionPage(
  db: Tx,
  product: { id: number; questionCount: number },
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
) {
  const rows = await listQuestions(db, product.id, { pageIndex, pageSize })
  const items = rows.map((row) => ({
    id: String(row.id),
    author: row.author,
    question: row.question,
    answer: row.answer,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }))
  return { items, pageIndex, pageSize, total: product.questionCount }
}
