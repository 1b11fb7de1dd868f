import { sql } from 'drizzle-orm'
import { shownAuthor } from '@haat/api/domains/reviews/shown-author.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { PlannedReview } from '../reviews/plan-reviews.ts'
import { reviewerAccounts } from '../reviews/reviewer-homes.ts'
import { seededNumbers, shuffled } from '../shop/seeded-random.ts'
import { insertAll } from '../shopper/insert-all.ts'
import { demoQuestionsOf } from './demo-questions.ts'

interface AskedProduct {
  id: number
  vendorId: number
  vendorSlug: string
  department: string
  category: string
  soldCount: number
  ageDays: number
}

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Shops that answer so much that one can tell how soon they do; the demo vendor's shop has questions that wait. */
const busyShops = ['palpa-dhaka-udhyog', 'pashupati-pashmina']
const buyersAnswers = {
  en: [
    'I have had mine since the rains, no trouble so far.',
    'Mine is the same. It took a week to get used to.',
    'I asked this too before I bought it, and it is as they say.',
    'We use it every day, and yes.',
  ],
  ne: ['मैले चलाएको छु, ठिकै छ।', 'मेरो पनि यस्तै छ, अहिलेसम्म समस्या छैन।', 'हजुर, मैले किनेकोमा त्यस्तै छ।'],
}

/** Lets people have asked about goods, shops have answered, and some who had bought them too. */
export async function writeQuestions(tx: Tx, products: AskedProduct[], planned: PlannedReview[], now: Date) {
  const next = seededNumbers('questions of the demo')
  const buyersOf = Map.groupBy(planned, ({ product }) => product.id)
  const nextIds = await idsFrom(tx)
  const [questions, answers, votes]: [object[], object[], object[]] = [[], [], []]
  let [questionId, answerId] = [nextIds.question, nextIds.answer]
  for (const [at, product] of products.entries()) {
    const isBusy = busyShops.includes(product.vendorSlug)
    const count = isBusy ? 3 : product.soldCount > 100 ? 1 + (at % 4) : at % 2
    const people = shuffled(reviewerAccounts, next)
    const texts = demoQuestionsOf(`${String(product.id)}`, product.department, count, product.category)
    for (const [order, { question, answer, language }] of texts.entries()) {
      const asker = people[order]!
      const isOpen = product.vendorSlug === 'palpa-dhaka-udhyog' && order === 2 && at % 3 === 0
      const span = isBusy ? 27 : Math.min(150, product.ageDays - 3)
      const askedAt = new Date(now.getTime() - (isOpen ? 0.02 + next() * 0.2 : 1 + next() * span) * dayMs)
      const answeredAt = new Date(askedAt.getTime() + (0.3 + next() * (isBusy ? 4 : 20)) * hourMs)
      questions.push({
        id: questionId,
        vendor_id: product.vendorId,
        product_id: product.id,
        user_id: asker.id,
        key: crypto.randomUUID(),
        ...shownAuthor(asker, asker.district),
        question,
        language,
        state: 'published',
        wants_mail: false,
        answer_count: 0,
        shop_answered_at: isOpen ? null : answeredAt,
        created_at: askedAt,
      })
      if (!isOpen) {
        answers.push({
          id: answerId++,
          question_id: questionId,
          by: 'shop',
          vendor_id: product.vendorId,
          user_id: null,
          author: '',
          text: answer,
          language,
          state: 'published',
          bought_on: null,
          created_at: answeredAt,
        })
        const buyer = buyersOf.get(product.id)?.find(({ reviewer }) => reviewer.id !== asker.id)
        if (buyer && order === 0 && next() < 0.5 && buyer.sale.deliveredAt < askedAt) {
          const said = buyersAnswers[language]
          answers.push({
            id: answerId,
            question_id: questionId,
            by: 'buyer',
            vendor_id: null,
            user_id: buyer.reviewer.id,
            author: shownAuthor(buyer.reviewer).author,
            text: said[Math.floor(next() * said.length)],
            language,
            state: 'published',
            bought_on: nepalDay(buyer.sale.deliveredAt),
            created_at: new Date(answeredAt.getTime() + 6 * hourMs),
          })
          const readers = people.filter(({ id }) => id !== buyer.reviewer.id).slice(0, Math.floor(next() * 8))
          votes.push(
            ...readers.map(({ id }) => ({ answer_id: answerId, user_id: id, created_at: answeredAt })),
          )
          answerId++
        }
      }
      questionId++
    }
  }
  await insertAll(tx, 'questions', questions)
  await insertAll(tx, 'answers', answers)
  await insertAll(tx, 'answer_votes', votes)
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('questions', 'id'), ${questionId}), setval(pg_get_serial_sequence('answers', 'id'), ${answerId})`,
  )
}

async function idsFrom(tx: Tx) {
  const { rows } = await tx.execute<{ question: number; answer: number }>(
    sql`select nextval(pg_get_serial_sequence('questions', 'id'))::float8 as question, nextval(pg_get_serial_sequence('answers', 'id'))::float8 as answer`,
  )
  return rows[0]!
}
