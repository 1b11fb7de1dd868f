import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { answers, questions } from './questions.tables.ts'
import type { AnswerRow, QuestionRow } from './own-questions.store.ts'

const isOfShop = (vendorId: number) =>
  and(eq(questions.vendorId, vendorId), eq(questions.state, sql`'published'`))
const isOpen = sql`${questions.shopAnsweredAt} is null`

/** Where a list goes on: after this time, in microseconds, and number. */
export interface ListPlace {
  microseconds: string
  id: number
}

interface Wanted {
  view: 'open' | 'answered' | 'all'
  after: ListPlace | undefined
  limit: number
}

/** Open ones the oldest first, others the newest first. */
export function listShopQuestions(db: Tx, vendorId: number, { view, after, limit }: Wanted) {
  const isOldestFirst = view === 'open'
  const place =
    after &&
    sql`(${questions.createdAt}, ${questions.id}) ${isOldestFirst ? sql`>` : sql`<`}
      (timestamptz 'epoch' + ${after.microseconds}::float8 * interval '1 microsecond', ${after.id}::bigint)`
  const direction = isOldestFirst ? sql`asc` : sql`desc`
  return db
    .select({
      row: questions,
      microseconds: sql<string>`(extract(epoch from ${questions.createdAt}) * 1000000)::int8::text`,
    })
    .from(questions)
    .where(
      and(
        isOfShop(vendorId),
        view === 'open' ? isOpen : view === 'answered' ? isNotNull(questions.shopAnsweredAt) : undefined,
        place,
      ),
    )
    .orderBy(sql`${questions.createdAt} ${direction}, ${questions.id} ${direction}`)
    .limit(limit)
}

export const countOpenQuestions = (db: Tx, vendorId: number) =>
  db.$count(questions, and(isOfShop(vendorId), isOpen))

export async function findShopQuestion(
  db: Tx,
  vendorId: number,
  id: number,
): Promise<QuestionRow | undefined> {
  const [row] = await db
    .select()
    .from(questions)
    .where(and(isOfShop(vendorId), eq(questions.id, id)))
  return row
}

/** What the shop answered to these questions, whoever sees it. */
export const listShopAnswers = (db: Tx, questionIds: number[]): Promise<AnswerRow[]> =>
  db
    .select()
    .from(answers)
    .where(
      and(
        eq(answers.by, sql`'shop'`),
        sql`${answers.questionId} = any(${`{${questionIds.join(',')}}`}::bigint[])`,
      ),
    )

const since = (days: number) => sql`now() - ${days}::int * interval '1 day'`

/** When a shop answered what it was asked in the last days. */
export const listAnswered = (db: Tx, vendorId: number, days: number) =>
  db
    .select({
      askedAt: questions.createdAt,
      answeredAt: sql<Date>`${questions.shopAnsweredAt}`.mapWith(questions.createdAt),
    })
    .from(questions)
    .where(
      and(isOfShop(vendorId), gte(questions.createdAt, since(days)), isNotNull(questions.shopAnsweredAt)),
    )

/** The same of all shops that have answered so many. */
export async function listAnsweredOfAll(db: Tx, days: number, least: number) {
  const { rows } = await db.execute<{ vendorId: number; asked: number[]; answered: number[] }>(sql`
    select vendor_id::float8 as "vendorId", array_agg(extract(epoch from created_at)::float8 order by id) as asked,
      array_agg(extract(epoch from shop_answered_at)::float8 order by id) as answered
    from questions where state = 'published' and created_at >= ${since(days)} and shop_answered_at is not null
    group by vendor_id having count(*) >= ${least}::int`)
  return rows.map(({ vendorId, asked, answered }) => ({
    vendorId,
    answered: asked.map((at, index) => ({
      askedAt: new Date(at * 1000),
      answeredAt: new Date(answered[index]! * 1000),
    })),
  }))
}
