import { and, asc, desc, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ApplicationState } from '@haat/contract/domains/applications.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { prefixQuery } from '#platform/database/search-patterns.ts'
import { applicationColumns } from './applications.store.ts'
import { vendorApplications as table } from './applications.tables.ts'

export interface QueueFilter {
  states: readonly ApplicationState[]
  /** Sorted by the promised time, which all of them have; otherwise by the last change. */
  isByPromise: boolean
  words: string
}

/** The last row of a page: the time that it was sorted by in microseconds, and its number. */
export interface QueuePosition {
  at: number
  number: number
}

/** Staff owe an answer, and only then. */
const isWaiting = isNotNull(table.answerBy)

const hasState = (states: readonly ApplicationState[]) =>
  states.length === 1 ? eq(table.state, states[0]!) : inArray(table.state, [...states])

/** What was withdrawn before it was sent, nobody but the applicant ever saw. */
const wasSent = isNotNull(table.sentAt)
const hasWords = (words: string) => sql`${table.words} @@ to_tsquery('simple', ${words})`

const matches = ({ states, isByPromise, words }: QueueFilter) =>
  and(
    isByPromise ? isWaiting : undefined,
    hasState(states),
    wasSent,
    words === '' ? undefined : hasWords(prefixQuery(words)),
  )

interface QueuePage {
  after: QueuePosition | undefined
  limit: number
}

const fieldOf = ({ isByPromise }: QueueFilter) => (isByPromise ? table.answerBy : table.updatedAt)

export async function listQueue(db: Tx, filter: QueueFilter, { after, limit }: QueuePage) {
  const { isByPromise } = filter
  const field = fieldOf(filter)
  const direction = isByPromise ? asc : desc
  const moment = after && sql`timestamptz 'epoch' + ${after.at} * interval '1 microsecond'`
  const isAfter =
    after && sql`(${field}, ${table.number}) ${isByPromise ? sql`>` : sql`<`} (${moment}, ${after.number})`
  return db
    .select({ ...applicationColumns, at: sql<number>`(extract(epoch from ${field}) * 1000000)::float8` })
    .from(table)
    .where(and(matches(filter), isAfter))
    .orderBy(direction(field), direction(table.number))
    .limit(limit)
}

/** Counts up to the limit only, in the order of an index, unless a search has one of its own. */
const countUpTo = async (db: Tx, limit: number, where: SQL | undefined, order: AnyPgColumn[]) => {
  const some = db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .as('some')
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(some)
  return row?.n ?? 0
}

export const countQueue = (db: Tx, filter: QueueFilter, limit: number) =>
  countUpTo(db, limit, matches(filter), filter.words === '' ? [fieldOf(filter)] : [])

export async function countApplications(db: Tx, limit: number) {
  return {
    waiting: await countUpTo(db, limit, isWaiting, [table.answerBy]),
    sentBack: await countUpTo(db, limit, hasState(['sent-back']), [table.updatedAt]),
    late: await countUpTo(db, limit, lt(table.answerBy, sql`now()`), [table.answerBy]),
  }
}

/** Applications in any state, the last touched first; `words` is a query as `prefixQuery` makes it. */
export const listApplicationsByWords = (db: Tx, words: string, limit: number) =>
  db
    .select({
      id: table.id,
      number: table.number,
      userId: table.userId,
      nameEn: sql<string | null>`${table.fields} ->> 'nameEn'`,
      nameNe: sql<string | null>`${table.fields} ->> 'nameNe'`,
    })
    .from(table)
    .where(and(wasSent, hasWords(words)))
    .orderBy(desc(table.updatedAt), desc(table.number))
    .limit(limit)
