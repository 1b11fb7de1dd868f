import { maxAskedBuyers } from '@haat/contract/domains/reviews.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { notify, notifyAll, type NotificationEvent } from '../../notifications/notifications.service.ts'
import { listLatestBuyers } from './buyers.store.ts'
import { findAnswer, findQuestion } from './own-questions.store.ts'
import { thingsOf } from './question-view.service.ts'

/**
 * Tells the shop of a question that everybody may see, and those who received the thing last. Called where a question becomes
 * public: when it is asked, or when staff let it pass. Twice is once.
 */
export async function announceQuestion(tx: Tx, questionId: number) {
  const row = await findQuestion(tx, questionId)
  if (!row || row.state !== 'published') return
  const { title } = (await thingsOf(tx, [row])).get(row.id)!
  const data = { questionId: String(row.id), title, question: row.question }
  const key = String(row.id)
  await notify(tx, { kind: 'questionAsked', key, data, to: { vendorId: row.vendorId } })
  if (row.productId === null || row.userId === null) return
  const buyers = await listLatestBuyers(tx, row.productId, { except: row.userId, limit: maxAskedBuyers })
  await notifyAll(
    tx,
    buyers.map((userId): NotificationEvent => ({ kind: 'questionForBuyer', key, data, to: { userId } })),
  )
}

/** Tells whoever asked of an answer that everybody may see; by mail if they wished for one. Twice is once. */
export async function announceAnswer(tx: Tx, answerId: number) {
  const answer = await findAnswer(tx, answerId)
  const row = answer && (await findQuestion(tx, answer.questionId))
  if (!row || answer.state !== 'published' || row.state !== 'published') return
  if (row.userId === null || row.userId === answer.userId) return
  const { title, vendorName } = (await thingsOf(tx, [row])).get(row.id)!
  const by = answer.by === 'shop' ? vendorName : { en: answer.author, ne: answer.author }
  await notify(tx, {
    kind: 'questionAnswered',
    key: String(answer.id),
    data: { questionId: String(row.id), title, question: row.question, by },
    to: { userId: row.userId },
    ...(!row.wantsMail && { isWithoutMail: true as const }),
  })
}
