import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { maxCountedStock, stockLevelOf } from '@haat/contract/domains/stock.rules.ts'
import type { MovementsQuery, StockItem, StockMovement, StockQuery } from '@haat/contract/domains/stock.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { prefixQuery } from '#platform/database/search-patterns.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { peopleById } from '../account/account.service.ts'
import {
  countStock,
  findStock,
  listStock,
  type StockPlace,
  type StockRow,
} from '../catalogue/stock/stock.service.ts'
import { describeVariant } from '../catalogue/stock/variants.service.ts'
import { findListedProducts } from '../listings/listing-list.service.ts'
import { listMovements } from './stock-movements.store.ts'

export { findMovementByKey } from './stock-movements.store.ts'

export function toStockItem(row: StockRow): StockItem {
  const { title, choice, picture } = describeVariant(row)
  return {
    variantId: String(row.id),
    productId: toPublicId(row.slug, row.productId),
    title,
    choice,
    sku: row.sku,
    picture,
    isOnSale: row.isOnSale,
    onHand: row.onHand,
    reserved: row.reserved,
    allocated: row.allocated,
    available: row.available,
    lowMark: row.lowMark,
    shelf: row.shelf,
    level: stockLevelOf(row.available, row.lowMark),
  }
}

/** A variant of this shop; another shop's is not found. */
export async function getStockRow(db: Tx, vendorId: number, variantId: string): Promise<StockRow> {
  const row = await findStock(db, vendorId, Number(variantId))
  if (!row) throw notFound('This variant')
  return row
}

const cursorOf = ({ productId, id }: StockRow) => `${productId}.${id}`

function placeOf(cursor: string | undefined): StockPlace | null {
  if (cursor === undefined) return null
  const [, productId, variantId] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? []
  if (variantId === undefined) {
    throw new ApiError('BAD_REQUEST', 'This list does not go on from there. Please begin anew.')
  }
  return { productId: Number(productId), variantId: Number(variantId) }
}

/** A word that many names have fills a page from so many rows of the list. */
const rowsTried = 300
/** So many products are put into order; where more have the words, the list is walked along instead. */
const mostFound = 2000

type StockList = Parameters<typeof listStock>[1]

/** The planner cannot know how often a word comes, so a part of the list is tried before the index of words. */
async function findRows(db: Tx, list: StockList, words: string): Promise<StockRow[]> {
  const tried = await listStock(db, { ...list, search: { words, within: rowsTried } })
  if (tried.length === list.limit) return tried
  const productIds = await findListedProducts(db, list.vendorId, words, mostFound + 1)
  return listStock(db, {
    ...list,
    search: { words, ...(productIds.length <= mostFound && { productIds }) },
  })
}

/** A page of the variants of a shop, with how many there are. */
export async function stockPage(db: Tx, vendorId: number, query: StockQuery) {
  const { filter, pageSize, searchTerm } = query
  const list = { vendorId, filter, after: placeOf(query.cursor), limit: pageSize + 1 }
  const words = prefixQuery(searchTerm)
  const hasOnlySigns = searchTerm !== '' && words === ''
  const rows = hasOnlySigns ? [] : await (words === '' ? listStock(db, list) : findRows(db, list, words))
  const shown = rows.slice(0, pageSize)
  return {
    items: shown.map(toStockItem),
    nextCursor: rows.length > pageSize ? cursorOf(shown.at(-1)!) : null,
    counts: await countStock(db, vendorId, maxCountedStock),
  }
}

/** How what is on hand of a variant came about. */
export async function movementPage(
  db: Tx,
  vendorId: number,
  variantId: string,
  { pageSize, cursor }: MovementsQuery,
) {
  const row = await getStockRow(db, vendorId, variantId)
  const after = cursor === undefined ? undefined : Number(cursor)
  const rows = await listMovements(db, { variantId: row.id, vendorId, after, limit: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  const people = await peopleById(db, [...new Set(shown.flatMap(({ actorId }) => actorId ?? []))])
  const items = shown.map(({ id, change, reason, words, actorId, orderId, at }): StockMovement => ({
    id: String(id),
    change,
    reason,
    words,
    by: actorId === null ? null : (people.get(actorId)?.name ?? null),
    orderNumber: orderId === null ? null : orderNumber(orderId),
    at: at.toISOString(),
  }))
  return {
    item: toStockItem(row),
    items,
    nextCursor: rows.length > pageSize ? items.at(-1)!.id : null,
  }
}
