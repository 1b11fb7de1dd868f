import type { ProductFacetQuery, ProductListQuery } from '@haat/contract/domains/catalogue.filters.ts'
import type { Tx } from '#platform/database/database.ts'
import { readCursor, writeCursor, type Cursor } from './cursor.ts'
import { createFilter } from './filter.ts'
import type { IndexData } from './index-data.ts'
import { pageOfAll, pageOfBest, pageOfSome, pageOfSorted, type PageRequest } from './page.ts'
import { hasBit, type Hits } from './search.ts'

/** Up to so many matches are sorted anew for every page. */
const few = 1000
/** Of more matches than this no positions are kept: an order is walked instead, as the next match is near. */
const many = 100_000
/** How far an order is walked for fewer matches; after that the matches themselves are sorted. */
const maxSteps = 5000

const pageParameters = new Set(['pageIndex', 'pageSize', 'sortField', 'sortOrder', 'cursor'])
/** The query without its page: the key under which answers are remembered. */
export const filterKey = (query: ProductFacetQuery) =>
  JSON.stringify(Object.entries(query).filter(([name]) => !pageParameters.has(name)))
const isUnfiltered = (query: ProductFacetQuery) =>
  Object.entries(query).every(
    ([name, value]) =>
      pageParameters.has(name) || name === 'searchTerm' || value === '' || value === undefined,
  )

/** How many products match; their positions, unless they are too many. */
interface Matches {
  count: number
  positions: Int32Array | undefined
}

function findMatches(index: IndexData, query: ProductFacetQuery, hits: Hits | undefined): Matches {
  const columns = index.columns()
  if (!hits && isUnfiltered(query)) return { count: index.onSaleCount(), positions: undefined }
  const { failed } = createFilter(columns, index.asked(query))
  const bits = hits?.set?.bits
  const from = hits?.positions
  const end = from ? from.length : columns.length()
  const positions: number[] = []
  let count = 0
  for (let at = 0; at < end; at += 1) {
    const position = from ? from[at]! : at
    if (bits !== undefined && !hasBit(bits, position)) continue
    if (failed(position) !== 0) continue
    count += 1
    if (count <= many) positions.push(position)
  }
  return { count, positions: count > many ? undefined : Int32Array.from(positions) }
}

interface Page {
  positions: number[]
  total: number
  /** The value that the list is sorted by. */
  valueOf(position: number): number
}

/** Chooses the cheapest way to a page: sorting few matches, walking along an order, or sorting the matches once. */
function findPage(index: IndexData, query: ProductListQuery, hits: Hits | undefined): Page {
  const find = () => findMatches(index, query, hits)
  const { count, positions } = hits?.isCapped ? find() : index.remember(`list ${filterKey(query)}`, find)
  const order = index.order(query.sortField)
  const scores = query.sortField === 'relevance' ? hits?.scores : undefined
  const best = query.sortField === 'relevance' && query.sortOrder === 'desc' ? hits?.best : undefined
  const valueOf = scores
    ? (position: number) => scores.get(position)!
    : (position: number) => best?.get(position) ?? order.values[position]!
  const request: PageRequest = {
    isAscending: query.sortOrder === 'asc',
    after: readCursor(query),
    skip: (query.pageIndex - 1) * query.pageSize,
    // One more than the page shows, to know whether there is a next page.
    take: query.pageSize + 1,
  }
  const toPage = (page: number[]) => ({ positions: page, total: count, valueOf })
  const { id } = index.columns()
  if (positions && (scores || hits?.isCapped || count <= few)) {
    return toPage(pageOfSome(positions, valueOf, { id }, request))
  }
  const { failed } = createFilter(index.columns(), index.asked(query))
  const bits = hits?.set?.bits
  const isWanted = (position: number) =>
    (bits === undefined || hasBit(bits, position)) && failed(position) === 0
  if (best && !hits?.isCapped) return toPage(pageOfBest(best, { order, isWanted, id }, request))
  const walked = pageOfAll(order, isWanted, request, positions && maxSteps)
  if (walked) return toPage(walked)
  const sort = () => positions!.toSorted(order.compare)
  const sorted = index.remember(`sorted ${query.sortField} ${filterKey(query)}`, sort)
  const compareTo = (position: number, after: Cursor) =>
    order.values[position]! - after.value || id[position]! - after.id
  return toPage(pageOfSorted(sorted, compareTo, request))
}

/** The ids of one page of a product list, and where the next page begins. */
export async function listProducts(index: IndexData, db: Tx, query: ProductListQuery, signal?: AbortSignal) {
  await index.refresh(db)
  const found = await index.search.findHits(query, signal)
  const { positions, total, valueOf } = findPage(index, query, found?.hits)
  const { id } = index.columns()
  const shown = positions.slice(0, query.pageSize)
  const last = shown.at(-1)
  const hasMore = positions.length > query.pageSize && last !== undefined
  return {
    ids: shown.map((position) => id[position]!),
    total,
    isTotalCapped: found?.hits.isCapped ?? false,
    nextCursor: hasMore ? writeCursor(query, { value: valueOf(last), id: id[last]! }) : null,
    searchOutcome: found?.search.outcome ?? null,
  }
}
