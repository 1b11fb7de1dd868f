import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { answers, answerVotes, questions } from './questions.tables.ts'

export const listQuestionsOf = (db: Tx, userId: string) =>
  db.select().from(questions).where(eq(questions.userId, userId)).orderBy(asc(questions.id))

export const listAnswersOf = (db: Tx, userId: string) =>
  db.select().from(answers).where(eq(answers.userId, userId)).orderBy(asc(answers.id))

const nobody = { userId: null, author: '', device: null }

/** Leaves what others read without its author, takes back what nobody answered, and erases the votes. */
export async function detachWriter(tx: Tx, userId: string) {
  await tx.delete(answerVotes).where(eq(answerVotes.userId, userId))
  await tx.update(answers).set(nobody).where(eq(answers.userId, userId))
  await tx
    .update(questions)
    .set({ state: 'withdrawn' })
    .where(
      and(
        eq(questions.userId, userId),
        eq(questions.answerCount, 0),
        inArray(questions.state, ['published', 'held']),
      ),
    )
  await tx
    .update(questions)
    .set({ ...nobody, key: null, place: { en: '', ne: '' } })
    .where(eq(questions.userId, userId))
}
