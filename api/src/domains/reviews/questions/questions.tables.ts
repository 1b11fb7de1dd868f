import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RemovalReason, ReviewState } from '@haat/contract/domains/reviews.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { instant, number64 } from '#platform/database/columns.ts'

/** What somebody asks about a product or service. Everybody sees it once it is answered. */
export const questions = pgTable(
  'questions',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: number64().notNull(),
    productId: number64(),
    serviceId: number64(),
    /** Null where the account was closed since, and in rows from before questions had an author. */
    userId: uuid(),
    /** Made by the sender: the same key is the same question. */
    key: uuid(),
    author: text().notNull(),
    place: jsonb().$type<Bilingual>().notNull().default({ en: '', ne: '' }),
    question: text().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    /** `legacy` rows are from before a question had an author: nobody sees them. */
    state: text().$type<ReviewState | 'legacy'>().notNull().default('legacy'),
    wantsMail: boolean().notNull().default(false),
    /** How many published answers it has; kept by a trigger. */
    answerCount: integer().notNull().default(0),
    /** When the shop first answered, by which the time to answer is told. */
    shopAnsweredAt: instant(),
    device: text(),
    removalReason: text().$type<RemovalReason>(),
    /** Of legacy rows only. */
    answer: text(),
    answeredAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    // Superseded; running programs may still use it.
    index('questions_product').on(t.productId, t.createdAt),
    index('questions_of_product')
      .on(t.productId, t.createdAt, t.id)
      .where(sql`${t.state} = 'published' and ${t.answerCount} > 0`)
      .concurrently(),
    index('questions_of_service')
      .on(t.serviceId, t.createdAt, t.id)
      .where(sql`${t.state} = 'published' and ${t.answerCount} > 0`)
      .concurrently(),
    // What a job deletes after an upgrade.
    index('questions_legacy')
      .on(t.id)
      .where(sql`${t.state} = 'legacy'`)
      .concurrently(),
    index('questions_open')
      .on(t.vendorId, t.createdAt, t.id)
      .where(sql`${t.state} = 'published' and ${t.shopAnsweredAt} is null`)
      .concurrently(),
    index('questions_vendor')
      .on(t.vendorId, t.createdAt, t.id)
      .where(sql`${t.state} = 'published'`)
      .concurrently(),
    index('questions_author')
      .on(t.userId, t.createdAt)
      .where(sql`${t.userId} is not null`)
      .concurrently(),
    uniqueIndex('questions_once')
      .on(t.userId, t.key)
      .where(sql`${t.userId} is not null and ${t.key} is not null`)
      .concurrently(),
    check('questions_state', sql`${t.state} in ('legacy', 'published', 'held', 'removed', 'withdrawn')`),
    check('questions_about', sql`num_nonnulls(${t.productId}, ${t.serviceId}) = 1`),
  ],
)

/** Answers of shops and of buyers; one of each. */
export const answers = pgTable(
  'answers',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    questionId: number64()
      .notNull()
      .references(() => questions.id),
    by: text().$type<'shop' | 'buyer'>().notNull(),
    /** The shop for which it was written; null of a buyer. */
    vendorId: number64(),
    /** The member or the buyer; null where the account was closed since. */
    userId: uuid(),
    /** As a buyer was called when it was written; a shop is named as it is called today. */
    author: text().notNull(),
    text: text().notNull(),
    language: text().$type<Language>().notNull(),
    state: text().$type<ReviewState>().notNull(),
    helpfulCount: integer().notNull().default(0),
    /** The day on which the buyer's parcel came; null of a shop. */
    boughtOn: date(),
    device: text(),
    removalReason: text().$type<RemovalReason>(),
    createdAt: instant().notNull().defaultNow(),
    editedAt: instant(),
  },
  (t) => [
    index('answers_question').on(t.questionId, t.by, t.helpfulCount),
    uniqueIndex('answers_once_shop')
      .on(t.questionId)
      .where(sql`${t.by} = 'shop'`),
    uniqueIndex('answers_once_buyer')
      .on(t.questionId, t.userId)
      .where(sql`${t.by} = 'buyer' and ${t.userId} is not null`),
    index('answers_author')
      .on(t.userId)
      .where(sql`${t.userId} is not null`),
    check(
      'answers_by',
      sql`(${t.by} = 'shop') = (${t.vendorId} is not null) and ${t.by} in ('shop', 'buyer')`,
    ),
    check('answers_state', sql`${t.state} in ('published', 'held', 'removed', 'withdrawn')`),
  ],
)

/** Who found an answer helpful. A trigger keeps the number in the row of the answer. */
export const answerVotes = pgTable(
  'answer_votes',
  {
    answerId: number64().notNull(),
    userId: uuid().notNull(),
    device: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.answerId, t.userId] }), index('answer_votes_user').on(t.userId)],
)
