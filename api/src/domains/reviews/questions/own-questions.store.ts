import { and, desc, eq, inArray, isNull, ne, notExists, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { answers, answerVotes, questions } from './questions.tables.ts'
import type { QuestionSubject } from './questions.store.ts'

export type QuestionRow = typeof questions.$inferSelect
export type AnswerRow = typeof answers.$inferSelect

interface PageOf {
  pageIndex: number
  pageSize: number
}

const hasAuthor = ne(questions.state, 'legacy')
const isAbout = (subject: QuestionSubject) =>
  'productId' in subject
    ? eq(questions.productId, subject.productId)
    : eq(questions.serviceId, subject.serviceId)

export async function findQuestion(db: Tx, id: number): Promise<QuestionRow | undefined> {
  const [row] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), hasAuthor))
  return row
}

/** The same, and whoever answers or withdraws it waits for the end of the transaction. */
export async function lockQuestion(tx: Tx, id: number): Promise<QuestionRow | undefined> {
  const [row] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), hasAuthor))
    .for('update')
  return row
}

/** The question that somebody sent under a key. */
export async function findSentQuestion(db: Tx, userId: string, key: string) {
  const [row] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.userId, userId), eq(questions.key, key)))
  return row
}

/** Undefined if the same person has sent one under the same key meanwhile. */
export async function insertQuestion(tx: Tx, row: typeof questions.$inferInsert) {
  const [inserted] = await tx
    .insert(questions)
    .values(row)
    .onConflictDoNothing({
      target: [questions.userId, questions.key],
      where: sql`${questions.userId} is not null and ${questions.key} is not null`,
    })
    .returning()
  return inserted
}

export const updateQuestion = (tx: Tx, id: number, changes: Partial<QuestionRow>) =>
  tx.update(questions).set(changes).where(eq(questions.id, id))

async function pageWhere(db: Tx, where: SQL | undefined, { pageIndex, pageSize }: PageOf) {
  const rows = await db
    .select()
    .from(questions)
    .where(where)
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  return { rows, total: await db.$count(questions, where) }
}

export const listAsked = (db: Tx, userId: string, page: PageOf) =>
  pageWhere(db, and(eq(questions.userId, userId), hasAuthor), page)

/** What others ask about these products, and somebody has not answered. */
export const listToAnswer = (db: Tx, userId: string, productIds: number[], page: PageOf) =>
  pageWhere(
    db,
    and(
      inArray(questions.productId, productIds),
      eq(questions.state, 'published'),
      sql`${questions.userId} is distinct from ${userId}::uuid`,
      notExists(
        db
          .select({ one: sql`1` })
          .from(answers)
          .where(and(eq(answers.questionId, questions.id), eq(answers.userId, userId))),
      ),
    ),
    page,
  )

/** Somebody's questions about a thing that others do not see yet. */
export const listWaiting = (db: Tx, userId: string, subject: QuestionSubject) =>
  db
    .select()
    .from(questions)
    .where(
      and(
        isAbout(subject),
        eq(questions.userId, userId),
        inArray(questions.state, ['published', 'held']),
        sql`(${questions.state} = 'held' or ${questions.answerCount} = 0)`,
      ),
    )
    .orderBy(desc(questions.createdAt))
    .limit(20)

/** The answers that somebody gave as a buyer to these questions. */
export const listAnswersBy = (db: Tx, userId: string, questionIds: number[]): Promise<AnswerRow[]> =>
  db
    .select()
    .from(answers)
    .where(and(inArray(answers.questionId, questionIds), eq(answers.userId, userId), eq(answers.by, 'buyer')))

/** Somebody's answers about a thing, and which answers about it they found helpful. */
export async function findDoings(db: Tx, userId: string, subject: QuestionSubject) {
  const [mine, voted] = await Promise.all([
    db
      .select({ questionId: answers.questionId, text: answers.text, state: answers.state })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(and(eq(answers.userId, userId), eq(answers.by, 'buyer'), isAbout(subject))),
    db
      .select({ answerId: answerVotes.answerId })
      .from(answerVotes)
      .innerJoin(answers, eq(answers.id, answerVotes.answerId))
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(and(eq(answerVotes.userId, userId), isAbout(subject))),
  ])
  return { mine, voted: voted.map(({ answerId }) => answerId) }
}

export async function findAnswer(db: Tx, id: number): Promise<AnswerRow | undefined> {
  const [row] = await db.select().from(answers).where(eq(answers.id, id))
  return row
}

export async function findAnswerOf(
  tx: Tx,
  questionId: number,
  by: { userId: string } | { vendorId: number },
) {
  const [row] = await tx
    .select()
    .from(answers)
    .where(
      and(
        eq(answers.questionId, questionId),
        'vendorId' in by
          ? eq(answers.by, 'shop')
          : and(eq(answers.by, 'buyer'), eq(answers.userId, by.userId)),
      ),
    )
  return row
}

export async function insertAnswer(tx: Tx, row: typeof answers.$inferInsert): Promise<AnswerRow> {
  const [inserted] = await tx.insert(answers).values(row).returning()
  return inserted!
}

export async function updateAnswer(tx: Tx, id: number, changes: Partial<AnswerRow>) {
  const [row] = await tx.update(answers).set(changes).where(eq(answers.id, id)).returning()
  return row!
}

/** When the shop first answered. */
export const noteShopAnswer = (tx: Tx, questionId: number) =>
  tx
    .update(questions)
    .set({ shopAnsweredAt: sql`now()` })
    .where(and(eq(questions.id, questionId), isNull(questions.shopAnsweredAt)))
