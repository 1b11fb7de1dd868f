import type { ProductFacetQuery, ProductListQuery } from '@haat/contract/domains/catalogue.filters.ts'
import type { Tx } from '#platform/db/database.ts'
import { categoryIdsOf, toCards } from './catalogue.service.ts'
import { readCursor, writeCursor, type Place } from './product-cursor.ts'
import type { Shelf } from './shelf.ts'
import { missesOf, type ShelfFilter } from './shelf-filter.ts'
import { pageOfAll, pageOfBest, pageOfSome, pageOfSorted, type PageAsked } from './shelf-page.ts'
import { hasBit, type Hits } from './shelf-search.ts'

/** So few are put in order for every page. */
const few = 1000
/** Of more than these, an order is walked, for the next one wanted is near. */
const many = 100_000
/** So far an order is walked before what is wanted is sorted out and put in order itself. */
const mostSteps = 5000

/** A slug that nobody has gives an empty list rather than all of it. */
export function resolveFilter(shelf: Shelf, query: ProductFacetQuery): ShelfFilter {
  const { category, vendor, district } = query
  return {
    query,
    categoryIds: category === '' ? undefined : categoryIdsOf(shelf.categories('product'), category),
    vendorIds: vendor?.length ? shelf.vendors.idsOf(vendor) : undefined,
    deliveringVendorIds: district ? shelf.vendors.idsDeliveringTo(district) : undefined,
  }
}

/** What was asked for apart from the page, to remember answers by. */
export const filterKey = ({ query }: ShelfFilter) =>
  JSON.stringify(Object.entries(query).filter(([name]) => !pageParts.has(name)))
const pageParts = new Set(['pageIndex', 'pageSize', 'sortField', 'sortOrder', 'cursor'])
const isUnfiltered = ({ query }: ShelfFilter) =>
  Object.entries(query).every(
    ([name, value]) => pageParts.has(name) || name === 'searchTerm' || value === '' || value === undefined,
  )

/** How many match; where they are, when they are few. */
interface Matching {
  count: number
  places: Int32Array | undefined
}

function matching(shelf: Shelf, filter: ShelfFilter, hits: Hits | undefined): Matching {
  const columns = shelf.columns()
  if (!hits && isUnfiltered(filter)) return { count: shelf.onSaleCount(), places: undefined }
  const misses = missesOf(columns, filter)
  const bits = hits?.set?.bits
  const from = hits?.places
  const end = from ? from.length : columns.length()
  const places: number[] = []
  let count = 0
  for (let at = 0; at < end; at += 1) {
    const place = from ? from[at]! : at
    if (bits !== undefined && !hasBit(bits, place)) continue
    if (misses(place) !== 0) continue
    count += 1
    if (count <= many) places.push(place)
  }
  return { count, places: count > many ? undefined : Int32Array.from(places) }
}

interface Listed {
  places: number[]
  total: number
  valueOf(place: number): number
}

function list(shelf: Shelf, query: ProductListQuery, hits: Hits | undefined): Listed {
  const filter = resolveFilter(shelf, query)
  const find = () => matching(shelf, filter, hits)
  const { count, places } = hits?.isCapped ? find() : shelf.remember(`list ${filterKey(filter)}`, find)
  const order = shelf.order(query.sortField)
  const scores = query.sortField === 'relevance' ? hits?.scores : undefined
  const best = query.sortField === 'relevance' && query.sortOrder === 'desc' ? hits?.best : undefined
  const valueOf = scores
    ? (place: number) => scores.get(place)!
    : (place: number) => best?.get(place) ?? order.values[place]!
  const asked: PageAsked = {
    isAscending: query.sortOrder === 'asc',
    after: readCursor(query),
    skip: (query.pageIndex - 1) * query.pageSize,
    take: query.pageSize + 1,
  }
  const listed = (page: number[]) => ({ places: page, total: count, valueOf })
  const { id } = shelf.columns()
  if (places && (scores || hits?.isCapped || count <= few)) {
    return listed(pageOfSome(places, valueOf, { id }, asked))
  }
  const misses = missesOf(shelf.columns(), filter)
  const bits = hits?.set?.bits
  const isWanted = (place: number) => (bits === undefined || hasBit(bits, place)) && misses(place) === 0
  if (best && !hits?.isCapped) return listed(pageOfBest(best, { order, isWanted, id }, asked))
  const walked = pageOfAll(order, isWanted, asked, places && mostSteps)
  if (walked) return listed(walked)
  const sort = () => places!.toSorted(order.compare)
  const sorted = shelf.remember(`sorted ${query.sortField} ${filterKey(filter)}`, sort)
  const compareTo = (place: number, { value, id: number }: Place) =>
    order.values[place]! - value || id[place]! - number
  return listed(pageOfSorted(sorted, compareTo, asked))
}

export async function productPage(shelf: Shelf, db: Tx, query: ProductListQuery, signal?: AbortSignal) {
  await shelf.refresh(db)
  const found = await shelf.search.hitsOf(query, signal)
  const { places, total, valueOf } = list(shelf, query, found?.hits)
  const { id } = shelf.columns()
  const shown = places.slice(0, query.pageSize)
  const last = shown.at(-1)
  const hasMore = places.length > query.pageSize && last !== undefined
  const rows = await shelf.cards.read(
    db,
    shown.map((place) => id[place]!),
  )
  return {
    items: await toCards(db, rows, { get: shelf.vendors.link }),
    pageIndex: query.pageIndex,
    pageSize: query.pageSize,
    total,
    isTotalCapped: found?.hits.isCapped ?? false,
    nextCursor: hasMore ? writeCursor(query, { value: valueOf(last), id: id[last]! }) : null,
    searchOutcome: found?.search.outcome ?? null,
  }
}
