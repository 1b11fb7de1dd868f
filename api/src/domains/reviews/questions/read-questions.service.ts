import type { Answer, Question } from '@haat/contract/domains/reviews.questions.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { vendorLinks } from '../../vendors/vendors.service.ts'
import { alikeQuestions } from './alike-questions.ts'
import type { AnswerRow, QuestionRow } from './own-questions.store.ts'
import {
  countQuestions,
  findShownQuestions,
  listAnswerRows,
  listQuestionRows,
  listQuestionWords,
  type QuestionSubject,
} from './questions.store.ts'

export { insertAnswers, insertQuestions } from './questions.store.ts'

/** A search looks through so many questions about one thing, the newest. */
const maxSearched = 500

const toAnswer = (row: AnswerRow, shopName: Bilingual | undefined): Answer => ({
  id: String(row.id),
  by: row.by,
  author: row.by === 'shop' && shopName ? shopName : { en: row.author, ne: row.author },
  text: row.text,
  language: row.language,
  helpfulCount: row.helpfulCount,
  createdAt: row.createdAt.toISOString(),
})

/** Questions with the answers that everybody sees. A shop is named as it is called today. */
export async function withAnswers(db: Tx, rows: QuestionRow[]): Promise<Question[]> {
  if (rows.length === 0) return []
  const [answers, shops] = await Promise.all([
    listAnswerRows(
      db,
      rows.map(({ id }) => id),
    ),
    vendorLinks(db, [...new Set(rows.map(({ vendorId }) => vendorId))]),
  ])
  return rows.map((row) => ({
    id: String(row.id),
    author: row.author,
    place: row.place,
    text: row.question,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    answers: answers
      .filter(({ questionId }) => questionId === row.id)
      .map((one) => toAnswer(one, shops.get(row.vendorId)?.name)),
  }))
}

interface QuestionList {
  pageIndex: number
  pageSize: number
  searchTerm: string
}

export async function questionPage(db: Tx, subject: QuestionSubject, query: QuestionList) {
  const { pageIndex, pageSize, searchTerm } = query
  if (searchTerm === '') {
    const [rows, total] = await Promise.all([
      listQuestionRows(db, subject, { pageIndex, pageSize }),
      countQuestions(db, subject),
    ])
    return { items: await withAnswers(db, rows), pageIndex, pageSize, total }
  }
  const found = alikeQuestions(searchTerm, await listQuestionWords(db, subject, maxSearched))
  const ids = found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  const rows = ids.length === 0 ? [] : await findShownQuestions(db, subject, ids)
  const sorted = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return { items: await withAnswers(db, sorted), pageIndex, pageSize, total: found.length }
}
