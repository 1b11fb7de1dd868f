import { and, asc, desc, eq, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { QueueQuery } from '@haat/contract/domains/support.desk.ts'
import type { Tx } from '#platform/db/database.ts'
import { tickets } from './tickets.tables.ts'

/** Where a page ended: the moment it was sorted by in microseconds, and the number that tells equals apart. */
export interface Place {
  at: number
  number: number
}

export interface QueueFilter extends Pick<QueueQuery, 'status' | 'type' | 'priority' | 'assignee'> {
  /** Who `me` is. */
  me: string
  /** As PostgreSQL asks for words. */
  words?: string | undefined
  number?: number | undefined
}

const columns = {
  number: tickets.number,
  type: tickets.type,
  name: tickets.name,
  email: tickets.email,
  userId: tickets.userId,
  emailProven: tickets.emailProven,
  subject: tickets.subject,
  status: tickets.status,
  priority: tickets.priority,
  assigneeId: tickets.assigneeId,
  answerBy: tickets.answerBy,
  createdAt: tickets.createdAt,
  updatedAt: tickets.updatedAt,
  answeredAt: tickets.answeredAt,
  solvedAt: tickets.solvedAt,
  liveAt: tickets.liveAt,
}

function isOwned({ assignee, me }: QueueFilter): SQL | undefined {
  if (assignee === '') return undefined
  if (assignee === 'none') return isNull(tickets.assigneeId)
  return eq(tickets.assigneeId, assignee === 'me' ? me : assignee)
}

function isIn({ status }: QueueFilter): SQL | undefined {
  if (status === '') return undefined
  return status === 'unsolved' ? ne(tickets.status, sql`'solved'`) : eq(tickets.status, status)
}

const isWanted = (filter: QueueFilter) =>
  and(
    isIn(filter),
    isOwned(filter),
    filter.type === '' ? undefined : eq(tickets.type, filter.type),
    filter.priority === '' ? undefined : eq(tickets.priority, filter.priority),
    filter.words === undefined ? undefined : sql`${tickets.words} @@ ${filter.words}::tsquery`,
    filter.number === undefined ? undefined : eq(tickets.number, filter.number),
  )

const sorted = { answerBy: tickets.answerBy, createdAt: tickets.createdAt, updatedAt: tickets.updatedAt }

interface Walk extends Pick<QueueQuery, 'sortField' | 'sortOrder'> {
  after: Place | undefined
  limit: number
}

export async function listQueue(db: Tx, filter: QueueFilter, { sortField, sortOrder, after, limit }: Walk) {
  const field = sorted[sortField]
  const isUp = sortOrder === 'asc'
  const inOrder = isUp ? asc : desc
  const moment = after && sql`timestamptz 'epoch' + ${after.at} * interval '1 microsecond'`
  const isBehind =
    after && sql`(${field}, ${tickets.number}) ${isUp ? sql`>` : sql`<`} (${moment}, ${after.number})`
  return db
    .select({ ...columns, at: sql<number>`(extract(epoch from ${field}) * 1000000)::float8` })
    .from(tickets)
    .where(and(isWanted(filter), isBehind))
    .orderBy(inOrder(field), inOrder(tickets.number))
    .limit(limit)
}
export type QueueRow = Awaited<ReturnType<typeof listQueue>>[number]

/**
 * Counts no further than to the limit: nobody reads the rest, and it would take its time. Along an index, but for words,
 * which have one of their own.
 */
const countUpTo = async (db: Tx, limit: number, where: SQL | undefined, isAlong = true) => {
  const some = db
    .select({ one: sql`1` })
    .from(tickets)
    .where(where)
    .orderBy(...(isAlong ? [asc(tickets.answerBy)] : []))
    .limit(limit)
    .as('some')
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(some)
  return row?.n ?? 0
}

export const countQueue = (db: Tx, filter: QueueFilter, limit: number) =>
  countUpTo(db, limit, isWanted(filter), filter.words === undefined)

const isOpen = eq(tickets.status, 'open')

export async function countDesk(db: Tx, me: string, limit: number) {
  return {
    open: await countUpTo(db, limit, isOpen),
    mine: await countUpTo(db, limit, and(eq(tickets.assigneeId, me), ne(tickets.status, sql`'solved'`))),
    unowned: await countUpTo(db, limit, and(isNull(tickets.assigneeId), isOpen)),
    late: await countUpTo(db, limit, and(isOpen, lt(tickets.answerBy, sql`now()`))),
    limit,
  }
}
