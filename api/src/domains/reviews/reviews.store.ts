import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { questions, reviews } from './reviews.tables.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type ReviewSubject = { productId: number } | { serviceId: number } | { vendorId: number }

export interface ReviewList {
  stars?: number | undefined
  sortField: 'helpful' | 'createdAt'
  sortOrder: 'asc' | 'desc'
  pageIndex: number
  pageSize: number
}

function about(subject: ReviewSubject) {
  if ('productId' in subject) return eq(reviews.productId, subject.productId)
  return 'serviceId' in subject
    ? eq(reviews.serviceId, subject.serviceId)
    : eq(reviews.vendorId, subject.vendorId)
}

export async function listReviewRows(db: Tx, subject: ReviewSubject, query: ReviewList) {
  const direction = query.sortOrder === 'asc' ? asc : desc
  const column = query.sortField === 'helpful' ? reviews.helpfulCount : reviews.createdAt
  const where = and(about(subject), query.stars === undefined ? undefined : eq(reviews.stars, query.stars))
  const total = db.$count(reviews, where)
  const rows = await db
    .select({ ...getTableColumns(reviews), total })
    .from(reviews)
    .where(where)
    .orderBy(direction(column), direction(reviews.id))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  // A page behind the last has no rows that could carry the total.
  return { rows, total: rows[0]?.total ?? (query.pageIndex > 1 ? await total : 0) }
}

export async function listQuestions(
  db: Tx,
  productId: number,
  page: { pageIndex: number; pageSize: number },
) {
  const rows = await db
    .select()
    .from(questions)
    .where(eq(questions.productId, productId))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(page.pageSize)
    .offset((page.pageIndex - 1) * page.pageSize)
  return rows
}

/** A statement holds 65,535 values at most. */
const rowsPerInsert = 2000

export async function insertReviews(db: Tx, rows: (typeof reviews.$inferInsert)[]) {
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    await db.insert(reviews).values(rows.slice(at, at + rowsPerInsert))
  }
}

export async function insertQuestions(db: Tx, rows: (typeof questions.$inferInsert)[]) {
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    await db.insert(questions).values(rows.slice(at, at + rowsPerInsert))
  }
}
