import type { OwnQuestion } from '@haat/contract/domains/reviews.questions.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { getUserRow } from '../../account/account.service.ts'
import { languageOf } from '../language-of.ts'
import { openCase } from '../moderation/open-case.service.ts'
import { judgeWords } from '../refuse-contacts.ts'
import { shownAuthor } from '../shown-author.ts'
import { announceAnswer } from './announce-question.service.ts'
import { questionNumber, type Writer } from './ask-question.service.ts'
import {
  findAnswerOf,
  insertAnswer,
  lockQuestion,
  noteShopAnswer,
  updateAnswer,
  type QuestionRow,
} from './own-questions.store.ts'
import { boughtOnOf, ownQuestion } from './question-view.service.ts'

type Author =
  | { by: 'buyer'; userId: string; author: string; boughtOn: string; device: string }
  | { by: 'shop'; userId: string; vendorId: number; author: ''; device: string }

/** Writes an answer, or changes the one that is there. What staff have to look at stays with them until they have decided. */
export async function writeAnswer(tx: Tx, row: QuestionRow, author: Author, text: string) {
  const { state, hits } = judgeWords(text)
  const before = await findAnswerOf(tx, row.id, author.by === 'shop' ? author : { userId: author.userId })
  if (before?.state === 'removed') {
    throw new ApiError('CONFLICT', 'This answer was taken off the page, so it cannot be changed.')
  }
  const written = {
    text,
    language: languageOf(text),
    state: before?.state === 'held' ? 'held' : state,
  } as const
  const answer = before
    ? before.text === text && before.state !== 'withdrawn'
      ? before
      : await updateAnswer(tx, before.id, { ...written, userId: author.userId, editedAt: new Date() })
    : await insertAnswer(tx, { questionId: row.id, ...author, ...written })
  if (hits.length > 0) await openCase(tx, { kind: 'answer', subjectId: answer.id, reason: 'words', hits })
  if (author.by === 'shop') await noteShopAnswer(tx, row.id)
  await announceAnswer(tx, answer.id)
}

/** A question that others may answer; whoever answers waits for each other. */
export async function lockAnswerable(tx: Tx, questionId: string): Promise<QuestionRow> {
  const row = await lockQuestion(tx, questionNumber(questionId))
  if (row?.state !== 'published') throw notFound('This question')
  return row
}

export async function answerAsBuyer(
  { db }: Services,
  { userId, device }: Writer,
  questionId: string,
  text: string,
): Promise<OwnQuestion> {
  const row = await db.transaction(async (tx) => {
    const question = await lockAnswerable(tx, questionId)
    if (question.userId === userId) throw new ApiError('FORBIDDEN', 'This is your own question.')
    const boughtOn = await boughtOnOf(tx, userId, question)
    if (boughtOn === null) {
      throw new ApiError('FORBIDDEN', 'Only the shop and those who received this can answer.')
    }
    const user = await getUserRow(tx, userId)
    const { author } = shownAuthor(user)
    await writeAnswer(tx, question, { by: 'buyer', userId, author, boughtOn, device }, text)
    return question
  })
  return ownQuestion(db, userId, row)
}

/** Takes one's answer back; without one nothing happens. */
export async function withdrawAnswer({ db }: Services, userId: string, questionId: string) {
  const row = await db.transaction(async (tx) => {
    const question = await lockQuestion(tx, questionNumber(questionId))
    const answer = question && (await findAnswerOf(tx, question.id, { userId }))
    const isReadable = question && (answer || question.userId === userId || question.state === 'published')
    if (!isReadable) throw notFound('This question')
    if (answer && answer.state !== 'removed' && answer.state !== 'withdrawn') {
      await updateAnswer(tx, answer.id, { state: 'withdrawn' })
    }
    return question
  })
  return ownQuestion(db, userId, row)
}
