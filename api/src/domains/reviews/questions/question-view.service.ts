import type { OwnQuestion } from '@haat/contract/domains/reviews.questions.ts'
import type { AskedKind, ReviewState } from '@haat/contract/domains/reviews.rules.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { isMember } from '../../members/members.service.ts'
import { findReceivedOn } from './buyers.store.ts'
import { listAnswersBy, type QuestionRow } from './own-questions.store.ts'
import type { QuestionSubject } from './questions.store.ts'
import { withAnswers } from './read-questions.service.ts'
import { findThings, type AskedThing } from './subjects.store.ts'

export const subjectOf = ({ kind, number }: Pick<AskedThing, 'kind' | 'number'>): QuestionSubject =>
  kind === 'product' ? { productId: number } : { serviceId: number }

const names: Record<AskedKind, string> = { product: 'This product', service: 'This service' }

export async function getThing(db: Tx, kind: AskedKind, id: string): Promise<AskedThing> {
  const number = numberOfPublicId(id)
  const thing = number === undefined ? undefined : (await findThings(db, kind, [number])).get(number)
  if (!thing) throw notFound(names[kind])
  return thing
}

/** What each question is about, by the number of the question. Things are never deleted, only taken off sale. */
export async function thingsOf(db: Tx, rows: QuestionRow[]): Promise<Map<number, AskedThing>> {
  const [products, services] = await Promise.all([
    findThings(
      db,
      'product',
      rows.flatMap(({ productId }) => productId ?? []),
    ),
    findThings(
      db,
      'service',
      rows.flatMap(({ serviceId }) => serviceId ?? []),
    ),
  ])
  return new Map(
    rows.map(({ id, productId, serviceId }) => [id, (products.get(productId!) ?? services.get(serviceId!))!]),
  )
}

export const aboutOf = ({ kind, id, title, picture }: AskedThing) => ({ kind, id, title, picture })

/** When somebody received what a question is about; null for who may not answer as a buyer: also the people of the shop itself. */
export async function boughtOnOf(db: Tx, userId: string, { productId, vendorId }: QuestionRow) {
  if (productId === null) return null
  const day = await findReceivedOn(db, userId, productId)
  return day !== null && (await isMember(db, userId, vendorId)) ? null : day
}

/** Questions as one person sees them who asked them or may answer them. */
export async function ownQuestions(
  db: Tx,
  userId: string,
  rows: QuestionRow[],
  mayAnswer: (row: QuestionRow) => boolean,
): Promise<OwnQuestion[]> {
  if (rows.length === 0) return []
  const [questions, things, mine] = await Promise.all([
    withAnswers(db, rows),
    thingsOf(db, rows),
    listAnswersBy(
      db,
      userId,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.map((row, at) => {
    const answer = mine.find(({ questionId }) => questionId === row.id)
    return {
      ...questions[at]!,
      state: row.state as ReviewState,
      isMine: row.userId === userId,
      about: aboutOf(things.get(row.id)!),
      mayAnswer: row.state === 'published' && row.userId !== userId && mayAnswer(row),
      myAnswer:
        answer && answer.state !== 'withdrawn'
          ? { id: String(answer.id), text: answer.text, state: answer.state }
          : null,
    }
  })
}

/** One question as somebody sees it now. */
export async function ownQuestion(db: Tx, userId: string, row: QuestionRow): Promise<OwnQuestion> {
  const boughtOn = row.userId === userId ? null : await boughtOnOf(db, userId, row)
  return (await ownQuestions(db, userId, [row], () => boughtOn !== null))[0]!
}
