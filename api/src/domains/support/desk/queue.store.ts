import { and, asc, desc, eq, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { QueueQuery } from '@haat/contract/domains/support.desk.ts'
import type { Tx } from '#platform/database/database.ts'
import { tickets } from '../tickets/tickets.tables.ts'

/**
 * The last row of a page: the time that it was sorted by in microseconds, and its number to tell equal times
 * apart.
 */
export interface QueuePosition {
  at: number
  number: number
}

export interface QueueFilter extends Pick<QueueQuery, 'status' | 'type' | 'priority' | 'assignee'> {
  /** The user whom the assignee `me` stands for. */
  me: string
  /** A tsquery of PostgreSQL. */
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
  takenDownById: tickets.takenDownById,
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

function hasAssignee({ assignee, me }: QueueFilter): SQL | undefined {
  if (assignee === '') return undefined
  if (assignee === 'none') return isNull(tickets.assigneeId)
  return eq(tickets.assigneeId, assignee === 'me' ? me : assignee)
}

function hasStatus({ status }: QueueFilter): SQL | undefined {
  if (status === '') return undefined
  return status === 'unsolved' ? ne(tickets.status, sql`'solved'`) : eq(tickets.status, status)
}

const matchesFilter = (filter: QueueFilter) =>
  and(
    hasStatus(filter),
    hasAssignee(filter),
    filter.type === '' ? undefined : eq(tickets.type, filter.type),
    filter.priority === '' ? undefined : eq(tickets.priority, filter.priority),
    filter.words === undefined ? undefined : sql`${tickets.words} @@ ${filter.words}::tsquery`,
    filter.number === undefined ? undefined : eq(tickets.number, filter.number),
  )

const sortColumns = { answerBy: tickets.answerBy, createdAt: tickets.createdAt, updatedAt: tickets.updatedAt }

interface QueuePage extends Pick<QueueQuery, 'sortField' | 'sortOrder'> {
  after: QueuePosition | undefined
  limit: number
}

export async function listQueue(
  db: Tx,
  filter: QueueFilter,
  { sortField, sortOrder, after, limit }: QueuePage,
) {
  const field = sortColumns[sortField]
  const isAscending = sortOrder === 'asc'
  const direction = isAscending ? asc : desc
  const moment = after && sql`timestamptz 'epoch' + ${after.at} * interval '1 microsecond'`
  const isAfter =
    after && sql`(${field}, ${tickets.number}) ${isAscending ? sql`>` : sql`<`} (${moment}, ${after.number})`
  return db
    .select({ ...columns, at: sql<number>`(extract(epoch from ${field}) * 1000000)::float8` })
    .from(tickets)
    .where(and(matchesFilter(filter), isAfter))
    .orderBy(direction(field), direction(tickets.number))
    .limit(limit)
}
export type QueueRow = Awaited<ReturnType<typeof listQueue>>[number]

/**
 * Counts up to the limit only: nobody needs the exact number beyond it, and counting on would take long.
 * `usesQueueIndex` sorts by the column of an index so that it is read in its order; a search has an index of
 * its own.
 */
const countUpTo = async (db: Tx, limit: number, where: SQL | undefined, usesQueueIndex = true) => {
  const some = db
    .select({ one: sql`1` })
    .from(tickets)
    .where(where)
    .orderBy(...(usesQueueIndex ? [asc(tickets.answerBy)] : []))
    .limit(limit)
    .as('some')
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(some)
  return row?.n ?? 0
}

export const countQueue = (db: Tx, filter: QueueFilter, limit: number) =>
  countUpTo(db, limit, matchesFilter(filter), filter.words === undefined)

const isOpen = eq(tickets.status, 'open')

export async function countDesk(db: Tx, me: string, limit: number) {
  return {
    open: await countUpTo(db, limit, isOpen),
    mine: await countUpTo(db, limit, and(eq(tickets.assigneeId, me), ne(tickets.status, sql`'solved'`))),
    unowned: await countUpTo(db, limit, and(isNull(tickets.assigneeId), isOpen)),
    waiting: await countUpTo(db, limit, eq(tickets.status, 'waiting')),
    late: await countUpTo(db, limit, and(isOpen, lt(tickets.answerBy, sql`now()`))),
    limit,
  }
}
