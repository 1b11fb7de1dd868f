import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { answers, questions } from './questions.tables.ts'

export type QuestionSubject = { productId: number } | { serviceId: number }
interface PageOf {
  pageIndex: number
  pageSize: number
}

const isShown = (subject: QuestionSubject) =>
  and(
    'productId' in subject
      ? eq(questions.productId, subject.productId)
      : eq(questions.serviceId, subject.serviceId),
    eq(questions.state, sql`'published'`),
    gt(questions.answerCount, sql`0`),
  )

export const listQuestionRows = (db: Tx, subject: QuestionSubject, { pageIndex, pageSize }: PageOf) =>
  db
    .select()
    .from(questions)
    .where(isShown(subject))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)

/** Some of them, by their numbers. */
export const findShownQuestions = (db: Tx, subject: QuestionSubject, ids: number[]) =>
  db
    .select()
    .from(questions)
    .where(and(isShown(subject), inArray(questions.id, ids)))

/** The words of the newest questions about a thing and of their answers, to search in. */
export async function listQuestionWords(db: Tx, subject: QuestionSubject, limit: number) {
  const rows = await db
    .select({
      id: questions.id,
      question: questions.question,
      answers: sql<
        string[]
      >`array(select a.text from answers a where a.question_id = questions.id and a.state = 'published')`,
    })
    .from(questions)
    .where(isShown(subject))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(limit)
  return rows
}

export const countQuestions = (db: Tx, subject: QuestionSubject) => db.$count(questions, isShown(subject))

/** Those that everybody sees: the shop's first, then the most helpful. */
export const listAnswerRows = (db: Tx, questionIds: number[]) =>
  db
    .select()
    .from(answers)
    .where(and(inArray(answers.questionId, questionIds), eq(answers.state, 'published')))
    .orderBy(desc(answers.by), desc(answers.helpfulCount), asc(answers.id))

/** A statement holds 65,535 values at most. */
const rowsPerInsert = 1000

export async function insertQuestions(db: Tx, rows: (typeof questions.$inferInsert)[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    const inserted = await db
      .insert(questions)
      .values(rows.slice(at, at + rowsPerInsert))
      .returning({ id: questions.id })
    ids.push(...inserted.map(({ id }) => id))
  }
  return ids
}

export async function insertAnswers(db: Tx, rows: (typeof answers.$inferInsert)[]) {
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    await db.insert(answers).values(rows.slice(at, at + rowsPerInsert))
  }
}
