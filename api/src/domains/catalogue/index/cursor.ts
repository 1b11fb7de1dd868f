import { createHash } from 'node:crypto'
import type { ProductListQuery } from '@haat/contract/domains/catalogue.filters.ts'
import type { Cursor } from '#platform/filter-index/items.ts'
import { ApiError } from '#plugins/api-error.ts'

/** A cursor carries a mark of its list: under another filter or order it would point into the middle of nowhere. */
function listMark({ cursor: _c, pageIndex: _i, pageSize: _s, ...list }: ProductListQuery): string {
  const entries = Object.entries(list).filter(([, value]) => value !== undefined)
  return createHash('sha256').update(JSON.stringify(entries.toSorted())).digest('base64url').slice(0, 10)
}

export const writeCursor = (query: ProductListQuery, { value, id }: Cursor) =>
  `${listMark(query)}.${value}.${id}`

export function readCursor(query: ProductListQuery): Cursor | undefined {
  if (query.cursor === undefined) return undefined
  const [mark, value = '', id = '', ...rest] = query.cursor.split('.')
  const isWhole = rest.length === 0 && /^\d{1,16}$/.test(value) && /^\d{1,15}$/.test(id)
  if (!isWhole || mark !== listMark(query)) {
    const sentence = 'This cursor belongs to another list. Please start from the first page.'
    throw new ApiError('BAD_REQUEST', sentence, { cursor: sentence })
  }
  return { value: Number(value), id: Number(id) }
}
