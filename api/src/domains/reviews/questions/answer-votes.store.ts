import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { answers, answerVotes, questions } from './questions.tables.ts'

/** An answer that everybody sees, with whose it is. */
export async function findShownAnswer(db: Tx, id: number) {
  const [row] = await db
    .select({ id: answers.id, by: answers.by, userId: answers.userId, vendorId: answers.vendorId })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(and(eq(answers.id, id), eq(answers.state, 'published'), eq(questions.state, 'published')))
  return row
}

export const insertVote = (tx: Tx, vote: typeof answerVotes.$inferInsert) =>
  tx.insert(answerVotes).values(vote).onConflictDoNothing()

export const deleteVote = (tx: Tx, answerId: number, userId: string) =>
  tx.delete(answerVotes).where(and(eq(answerVotes.answerId, answerId), eq(answerVotes.userId, userId)))

/** How many accounts found an answer helpful on one device. */
export const countVotesOfDevice = (tx: Tx, answerId: number, device: string) =>
  tx.$count(answerVotes, and(eq(answerVotes.answerId, answerId), eq(answerVotes.device, device)))

export async function helpfulCountOf(tx: Tx, answerId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`${answers.helpfulCount}` })
    .from(answers)
    .where(eq(answers.id, answerId))
  return row!.count
}
