import { createHash } from 'node:crypto'
import type { QueueQuery } from '@haat/contract/domains/support.desk.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { ownerNames, toDeskTicket } from './desk.service.ts'
import {
  countDesk,
  countQueue,
  listQueue,
  type QueuePosition,
  type QueueFilter,
  type QueueRow,
} from './queue.store.ts'
import { searchTermsQuery } from '../tickets/search-terms.ts'

export { type QueueRow } from './queue.store.ts'

/** Tickets are counted exactly up to this number. */
const countLimit = 500

/** Ties a cursor to its list: under another filter or order it would not point to the next row. */
function listHashOf({ cursor: _c, pageSize: _s, ...list }: QueueQuery): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(list).toSorted()))
    .digest('base64url')
    .slice(0, 10)
}

function readCursor(query: QueueQuery): QueuePosition | undefined {
  if (query.cursor === undefined || query.cursor === '') return undefined
  const [listHash, at = '', number = ''] = query.cursor.split('.')
  if (listHash !== listHashOf(query) || !/^\d{1,16}$/.test(at) || !/^\d{1,9}$/.test(number)) {
    const sentence = 'This cursor belongs to another list. Please start from the first page.'
    throw new ApiError('BAD_REQUEST', sentence, { cursor: sentence })
  }
  return { at: Number(at), number: Number(number) }
}

/**
 * A search term that is the number of a ticket finds that ticket, any other is searched for. Undefined, and so
 * no ticket at all, for a term without anything to search for.
 */
export function filterOf(query: QueueQuery, me: string): QueueFilter | undefined {
  const { status, type, priority, assignee, searchTerm } = query
  const filter = { status, type, priority, assignee, me }
  if (searchTerm === '') return filter
  const number = /^t-(\d{1,9})$/i.exec(searchTerm)?.[1]
  if (number !== undefined) return { ...filter, number: Number(number) }
  const words = searchTermsQuery(searchTerm)
  return words === undefined ? undefined : { ...filter, words }
}

export async function queuePage(db: Tx, query: QueueQuery, me: string) {
  const filter = filterOf(query, me)
  const { pageSize } = query
  const after = readCursor(query)
  const rows = filter ? await listQueue(db, filter, { ...query, after, limit: pageSize + 1 }) : []
  const pageRows = rows.slice(0, pageSize)
  const names = await ownerNames(db, pageRows)
  const last = pageRows.at(-1)
  return {
    items: pageRows.map((row) => toDeskTicket(row, names)),
    pageIndex: 1,
    pageSize,
    total: filter ? await countQueue(db, filter, countLimit) : 0,
    nextCursor: last && rows.length > pageSize ? `${listHashOf(query)}.${last.at}.${last.number}` : null,
    counts: await countDesk(db, me, countLimit),
  }
}

const exportBatchSize = 500

/** All rows of a list in batches, so that only one batch at a time is in memory. */
export async function* walkQueue(db: Tx, query: QueueQuery, me: string): AsyncGenerator<QueueRow[]> {
  const filter = filterOf(query, me)
  for (let after: QueuePosition | undefined; filter;) {
    const rows = await listQueue(db, filter, { ...query, after, limit: exportBatchSize })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < exportBatchSize) return
    after = { at: last.at, number: last.number }
  }
}
