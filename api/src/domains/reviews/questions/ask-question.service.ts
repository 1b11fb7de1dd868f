import type { OwnQuestion, QuestionBody, QuestionStanding } from '@haat/contract/domains/reviews.questions.ts'
import type { AskedKind } from '@haat/contract/domains/reviews.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { getUserRow, type UserRow } from '../../account/account.service.ts'
import { isMember } from '../../members/members.service.ts'
import { suspendedVendorError } from '../../vendors/vendors.service.ts'
import { languageOf } from '../language-of.ts'
import { openCase } from '../moderation/open-case.service.ts'
import { judgeWords } from '../refuse-contacts.ts'
import { shownAuthor } from '../shown-author.ts'
import { announceQuestion } from './announce-question.service.ts'
import { findDistrict, findReceivedOn, listReceived } from './buyers.store.ts'
import {
  findDoings,
  findQuestion,
  findSentQuestion,
  insertQuestion,
  listAsked,
  listToAnswer,
  listWaiting,
  lockQuestion,
  updateQuestion,
  type QuestionRow,
} from './own-questions.store.ts'
import { boughtOnOf, getThing, ownQuestion, ownQuestions, subjectOf } from './question-view.service.ts'
import type { AskedThing } from './subjects.store.ts'

/** Somebody who writes, and the device they write on. */
export interface Writer {
  userId: string
  device: string
}

async function refusalOf(db: Tx, user: UserRow, thing: AskedThing): Promise<QuestionStanding['refusal']> {
  if (await isMember(db, user.id, thing.vendorId)) return 'ownShop'
  if (!thing.isOffered || thing.isSuspended) return 'notOffered'
  return user.emailVerified ? null : 'unverified'
}

function refuse(refusal: NonNullable<QuestionStanding['refusal']>, thing: AskedThing): never {
  if (refusal === 'ownShop') throw new ApiError('FORBIDDEN', 'This is sold by your own shop.')
  if (refusal === 'unverified') {
    throw new ApiError('EMAIL_UNVERIFIED', 'Please confirm your e-mail address first, then ask.')
  }
  if (thing.isSuspended) throw suspendedVendorError(thing.vendorName)
  throw new ApiError('CONFLICT', 'This is not offered at the moment, so nobody would answer.')
}

const signatureOf = async (db: Tx, user: UserRow) => shownAuthor(user, await findDistrict(db, user.id))

/** Asks a question. Sent twice under one key, it is one. */
export async function askQuestion(
  { db }: Services,
  { userId, device }: Writer,
  about: { kind: AskedKind; id: string },
  { key, text, wantsMail }: QuestionBody,
): Promise<OwnQuestion> {
  const row = await db.transaction(async (tx) => {
    const thing = await getThing(tx, about.kind, about.id)
    const sent = await findSentQuestion(tx, userId, key)
    if (sent) return sent
    const user = await getUserRow(tx, userId)
    const refusal = await refusalOf(tx, user, thing)
    if (refusal) refuse(refusal, thing)
    const { state, hits } = judgeWords(text)
    const question = await insertQuestion(tx, {
      vendorId: thing.vendorId,
      ...subjectOf(thing),
      userId,
      key,
      ...(await signatureOf(tx, user)),
      question: text,
      language: languageOf(text),
      state,
      wantsMail,
      device,
    })
    if (!question) return (await findSentQuestion(tx, userId, key))!
    if (state === 'held')
      await openCase(tx, { kind: 'question', subjectId: question.id, reason: 'words', hits })
    else await announceQuestion(tx, question.id)
    return question
  })
  return ownQuestion(db, userId, row)
}

export async function questionStanding(
  db: Tx,
  userId: string,
  about: { kind: AskedKind; id: string },
): Promise<QuestionStanding> {
  const thing = await getThing(db, about.kind, about.id)
  const user = await getUserRow(db, userId)
  const subject = subjectOf(thing)
  const refusal = await refusalOf(db, user, thing)
  const received = thing.kind === 'product' ? await findReceivedOn(db, userId, thing.number) : null
  const { mine, voted } = await findDoings(db, userId, subject)
  const waiting = await listWaiting(db, userId, subject)
  return {
    refusal,
    shownAs: await signatureOf(db, user),
    mayAnswer: received !== null && refusal !== 'ownShop',
    waiting: await ownQuestions(db, userId, waiting, () => false),
    votedAnswerIds: voted.map(String),
    myAnswers: mine
      .filter(({ state }) => state !== 'withdrawn')
      .map(({ questionId, text, state }) => ({ questionId: String(questionId), text, state })),
  }
}

interface PageOf {
  pageIndex: number
  pageSize: number
}

export async function askedPage(db: Tx, userId: string, page: PageOf) {
  const { rows, total } = await listAsked(db, userId, page)
  return { items: await ownQuestions(db, userId, rows, () => false), ...page, total }
}

export async function toAnswerPage(db: Tx, userId: string, page: PageOf) {
  const received = await listReceived(db, userId)
  const { rows, total } =
    received.length === 0 ? { rows: [], total: 0 } : await listToAnswer(db, userId, received, page)
  return { items: await ownQuestions(db, userId, rows, () => true), ...page, total }
}

const isPublic = ({ state, answerCount }: QuestionRow) => state === 'published' && answerCount > 0

/** The numbers of questions on the wire are plain. */
export const questionNumber = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0)

export async function getOwnQuestion(db: Tx, userId: string, questionId: string): Promise<OwnQuestion> {
  const row = await findQuestion(db, questionNumber(questionId))
  const mayRead =
    row &&
    (row.userId === userId ||
      isPublic(row) ||
      (row.state === 'published' && (await boughtOnOf(db, userId, row)) !== null))
  if (!mayRead) throw notFound('This question')
  return ownQuestion(db, userId, row)
}

/** Takes a question back that nobody has answered. */
export async function withdrawQuestion({ db }: Services, userId: string, questionId: string) {
  await db.transaction(async (tx) => {
    const row = await lockQuestion(tx, questionNumber(questionId))
    if (row?.userId !== userId) throw notFound('This question')
    if (row.state === 'withdrawn' || row.state === 'removed') return
    if (row.answerCount > 0) {
      throw new ApiError('CONFLICT', 'Somebody has answered this question, so it stays for others.')
    }
    await updateQuestion(tx, row.id, { state: 'withdrawn' })
  })
  return { isWithdrawn: true as const }
}
