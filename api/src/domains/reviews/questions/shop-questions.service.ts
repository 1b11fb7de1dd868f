import { answerTimeDays } from '@haat/contract/domains/reviews.rules.ts'
import type { ShopQuestion } from '@haat/contract/domains/reviews.shop-questions.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { shopTimesOf } from '../../vendors/vendors.service.ts'
import { lockAnswerable, writeAnswer } from './answer-question.service.ts'
import { answerTimeOf } from './answer-time.ts'
import type { Writer } from './ask-question.service.ts'
import type { QuestionRow } from './own-questions.store.ts'
import { aboutOf, thingsOf } from './question-view.service.ts'
import { withAnswers } from './read-questions.service.ts'
import {
  countOpenQuestions,
  findShopQuestion,
  listAnswered,
  listShopAnswers,
  listShopQuestions,
  type ListPlace,
} from './shop-questions.store.ts'

async function toShopQuestions(db: Tx, rows: QuestionRow[]): Promise<ShopQuestion[]> {
  if (rows.length === 0) return []
  const [questions, things, own] = await Promise.all([
    withAnswers(db, rows),
    thingsOf(db, rows),
    listShopAnswers(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.map((row, at) => {
    const answer = own.find(({ questionId }) => questionId === row.id)
    return {
      ...questions[at]!,
      about: aboutOf(things.get(row.id)!),
      myAnswer: answer ? { id: String(answer.id), text: answer.text, state: answer.state } : null,
    }
  })
}

function placeOf(cursor: string | undefined): ListPlace | undefined {
  if (cursor === undefined) return undefined
  const [, microseconds, id] = /^(\d{1,17})\.(\d{1,15})$/.exec(cursor) ?? []
  if (!microseconds) throw new ApiError('BAD_REQUEST', 'This is no place in this list.')
  return { microseconds, id: Number(id) }
}

export async function answerTimeOfShop(db: Tx, vendorId: number) {
  const times = (await shopTimesOf(db, [vendorId])).get(vendorId)!
  return answerTimeOf(times, await listAnswered(db, vendorId, answerTimeDays))
}

interface ShopQuestionList {
  view: 'open' | 'answered' | 'all'
  pageSize: number
  cursor?: string | undefined
}

export async function shopQuestionPage(db: Tx, vendorId: number, query: ShopQuestionList) {
  const { view, pageSize, cursor } = query
  const found = await listShopQuestions(db, vendorId, { view, after: placeOf(cursor), limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  const last = found.length > pageSize ? page.at(-1) : undefined
  const [items, openCount, answerTime] = await Promise.all([
    toShopQuestions(
      db,
      page.map(({ row }) => row),
    ),
    countOpenQuestions(db, vendorId),
    answerTimeOfShop(db, vendorId),
  ])
  return { items, nextCursor: last ? `${last.microseconds}.${last.row.id}` : null, openCount, answerTime }
}

/** Answers for the shop, or changes its answer. Nobody outside learns which member wrote it. */
export async function answerAsShop(
  { db }: Services,
  { userId, device, vendorId }: Writer & { vendorId: number },
  questionId: string,
  text: string,
): Promise<ShopQuestion> {
  const id = await db.transaction(async (tx) => {
    const question = await lockAnswerable(tx, questionId)
    if (question.vendorId !== vendorId) throw notFound('This question')
    await writeAnswer(tx, question, { by: 'shop', userId, vendorId, author: '', device }, text)
    return question.id
  })
  const row = await findShopQuestion(db, vendorId, id)
  return (await toShopQuestions(db, [row!]))[0]!
}
