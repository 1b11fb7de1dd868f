import { createHash } from 'node:crypto'
import type { DeskTicket, QueueQuery, StaffPerson } from '@haat/contract/domains/support.desk.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { isLive } from './is-live.ts'
import {
  countDesk,
  countQueue,
  listQueue,
  type Place,
  type QueueFilter,
  type QueueRow,
} from './queue.store.ts'
import { proofOf } from './sender-proof.ts'
import { ticketNumber } from './ticket-number.ts'
import { wordsQuery } from './ticket-words.ts'

export { type QueueRow } from './queue.store.ts'

type People = ReadonlyMap<string, StaffPerson>

/** Numbers are honest up to here. */
const countLimit = 500

/** A cursor belongs to one list: another filter or order would go on in the middle of nowhere. */
function markOf({ cursor: _c, pageSize: _s, ...list }: QueueQuery): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(list).toSorted()))
    .digest('base64url')
    .slice(0, 10)
}

function placeOf(query: QueueQuery): Place | undefined {
  if (query.cursor === undefined || query.cursor === '') return undefined
  const [mark, at = '', number = ''] = query.cursor.split('.')
  if (mark !== markOf(query) || !/^\d{1,16}$/.test(at) || !/^\d{1,9}$/.test(number)) {
    const sentence = 'This cursor belongs to another list. Please start from the first page.'
    throw new ApiError('BAD_REQUEST', sentence, { cursor: sentence })
  }
  return { at: Number(at), number: Number(number) }
}

/** A number of a ticket is that ticket; everything else is words. Nothing to look for finds nothing. */
export function filterOf(query: QueueQuery, me: string): QueueFilter | undefined {
  const { status, type, priority, assignee, searchTerm } = query
  const filter = { status, type, priority, assignee, me }
  if (searchTerm === '') return filter
  const number = /^t-(\d{1,9})$/i.exec(searchTerm)?.[1]
  if (number !== undefined) return { ...filter, number: Number(number) }
  const words = wordsQuery(searchTerm)
  return words === undefined ? undefined : { ...filter, words }
}

export const showQueueRow = (row: Omit<QueueRow, 'at'>, people: People): DeskTicket => ({
  number: ticketNumber(row),
  type: row.type,
  name: row.name,
  proof: proofOf(row),
  subject: row.subject,
  status: row.status,
  priority: row.priority,
  assignee:
    row.assigneeId === null ? null : (people.get(row.assigneeId) ?? { id: row.assigneeId, name: '?' }),
  answerBy: row.answerBy.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  isLive: isLive(row),
})

export async function queuePage(db: Tx, query: QueueQuery, me: string, people: People) {
  const filter = filterOf(query, me)
  const { pageSize } = query
  const after = placeOf(query)
  const rows = filter ? await listQueue(db, filter, { ...query, after, limit: pageSize + 1 }) : []
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => showQueueRow(row, people)),
    pageIndex: 1,
    pageSize,
    total: filter ? await countQueue(db, filter, countLimit) : 0,
    nextCursor: last && rows.length > pageSize ? `${markOf(query)}.${last.at}.${last.number}` : null,
    counts: await countDesk(db, me, countLimit),
  }
}

const exportStep = 500

/** All of a list, a step at a time: however long it is, little of it is held. */
export async function* walkQueue(db: Tx, query: QueueQuery, me: string): AsyncGenerator<QueueRow[]> {
  const filter = filterOf(query, me)
  for (let after: Place | undefined; filter;) {
    const rows = await listQueue(db, filter, { ...query, after, limit: exportStep })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < exportStep) return
    after = { at: last.at, number: last.number }
  }
}
