import type { ReportBody } from '@haat/contract/domains/reviews.own.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { report } from '../moderation/report.service.ts'
import { findShownAnswer } from './answer-votes.store.ts'
import { questionNumber } from './ask-question.service.ts'
import { findQuestion } from './own-questions.store.ts'

interface Reader {
  userId: string
  /** The shop for which it is reported; a reader reports for nobody. */
  vendorId?: number
}

/** A shop sees the questions to it before they are answered; everybody else only those that are. */
export async function reportQuestion({ db }: Services, reader: Reader, questionId: string, body: ReportBody) {
  await db.transaction(async (tx) => {
    const row = await findQuestion(tx, questionNumber(questionId))
    const isSeen =
      reader.vendorId === undefined ? (row?.answerCount ?? 0) > 0 : row?.vendorId === reader.vendorId
    if (row?.state !== 'published' || !isSeen) throw notFound('This question')
    await report(tx, { kind: 'question', subjectId: row.id, ...reader }, body)
  })
}

export async function reportAnswer({ db }: Services, reader: Reader, answerId: string, body: ReportBody) {
  await db.transaction(async (tx) => {
    const row = await findShownAnswer(tx, questionNumber(answerId))
    if (!row) throw notFound('This answer')
    await report(tx, { kind: 'answer', subjectId: row.id, ...reader }, body)
  })
}
