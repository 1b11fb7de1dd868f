import type { FastifyBaseLogger } from 'fastify'
import { isSummed, maxCountedParcels, type ParcelView } from '@haat/contract/domains/orders.parcels.rules.ts'
import type { ParcelsQuery, ParcelSums, PickingLine } from '@haat/contract/domains/orders.parcels.ts'
import { orderIdOf, orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { ErrorBody } from '@haat/contract/shared/errors.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import type { Tx } from '#platform/database/database.ts'
import { isUnreachable } from '#platform/database/errors/is-unreachable.ts'
import { prefixQuery } from '#platform/database/search-patterns.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import { listVariantIds } from '#domains/catalogue/stock/variants.service.ts'
import { shelvesOf } from '#domains/catalogue/stock/stock.service.ts'
import {
  findParcelOfVendor,
  listLines,
  listParcels,
  listParcelsById,
  type ParcelRow,
} from '../orders.store.ts'
import { isDay } from '../is-day.ts'
import { byShelf } from './by-shelf.ts'
import { sentQuantity } from './held.ts'
import type { ParcelPlace } from './locked-parcel.ts'
import { viewParcelCards } from './shop-parcel-view.service.ts'
import {
  countShopParcels,
  findByNumber,
  listShopParcelIds,
  listWithVariants,
  sumShopParcels,
  type ParcelMark,
} from './shop-parcels.store.ts'

/** The parcel of a shop in an order; another shop's is not found. */
export async function getShopParcel(db: Tx, vendorId: number, number: string): Promise<ParcelRow> {
  const orderId = orderIdOf(number)
  const parcel = orderId === undefined ? undefined : await findParcelOfVendor(db, vendorId, orderId)
  if (!parcel) throw notFound('This parcel')
  return parcel
}

/** The parcel of an order by its number within it, from 1 on. */
export async function getParcelAt(db: Tx, number: string, position: number): Promise<ParcelRow> {
  const id = orderIdOf(number)
  const parcel = id === undefined ? undefined : (await listParcels(db, [id]))[position - 1]
  if (!parcel) throw notFound('This parcel')
  return parcel
}

const markOf = ({ dueTo, id }: ParcelRow) => `${dueTo}.${id}`

function readMark(cursor: string | undefined): ParcelMark | null {
  if (cursor === undefined) return null
  const [, dueTo, id] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,15})$/.exec(cursor) ?? []
  if (id === undefined || !isDay(dueTo!)) {
    throw new ApiError('BAD_REQUEST', 'This list does not go on from there. Please begin anew.')
  }
  return { dueTo: dueTo!, id: Number(id) }
}

/** More products than these are not told apart by the words. */
const mostProducts = 200

interface Search {
  vendorId: number
  view: ParcelView
  after: ParcelMark | null
  limit: number
}

/** A number is looked for in all parcels of the shop, whatever the view; words in those of the view. */
async function search({ vendorHoldings }: Services, db: Tx, list: Search, term: string): Promise<number[]> {
  const typed = fromDevanagariDigits(term).trim().toUpperCase()
  const orderId = orderIdOf(/^\d{1,15}$/.test(typed) ? `H-${typed}` : typed) ?? 0
  const found = await findByNumber(db, list.vendorId, { orderId, tracking: typed })
  if (found.length > 0) return list.after ? [] : found
  const words = prefixQuery(term)
  if (words === '') return []
  const productIds = await vendorHoldings.findProducts(db, list.vendorId, words, mostProducts)
  const variantIds = productIds.length === 0 ? [] : await listVariantIds(db, productIds)
  return variantIds.length === 0 ? [] : listWithVariants(db, list, variantIds)
}

type Reader = Pick<Membership, 'vendorId' | 'rights'>

/** Whoever packs sees what one parcel costs, and not what the shop takes in. */
async function sumsOf(db: Tx, { vendorId, rights }: Reader, view: ParcelView): Promise<ParcelSums | null> {
  if (!isSummed(view)) return null
  const { count, totalPaisa } = await sumShopParcels(db, vendorId, view, maxCountedParcels)
  const isKnown = rights.includes('figures') && count < maxCountedParcels
  return { count, totalPaisa: isKnown ? totalPaisa : null }
}

export async function parcelPage(services: Services, db: Tx, reader: Reader, query: ParcelsQuery) {
  const { vendorId } = reader
  const { view, pageSize, searchTerm, cursor } = query
  const list = { vendorId, view, after: readMark(cursor), limit: pageSize + 1 }
  const ids =
    searchTerm === '' ? await listShopParcelIds(db, list) : await search(services, db, list, searchTerm)
  const rows = await listParcelsById(db, ids.slice(0, pageSize))
  const last = rows.at(-1)
  return {
    items: await viewParcelCards(services, db, rows),
    nextCursor: ids.length > pageSize && last ? markOf(last) : null,
    counts: await countShopParcels(db, vendorId, maxCountedParcels),
    sums: await sumsOf(db, reader, view),
  }
}

/** What to fetch for several parcels, by shelf. */
export async function pickingList(db: Tx, vendorId: number, numbers: string[]): Promise<PickingLine[]> {
  const parcels: ParcelRow[] = []
  for (const number of new Set(numbers)) parcels.push(await getShopParcel(db, vendorId, number))
  const orderOf = new Map(parcels.map(({ id, orderId }) => [id, orderNumber(orderId)]))
  const lines = (await listLines(db, [...orderOf.keys()])).filter((line) => sentQuantity(line) > 0)
  const byVariant = Map.groupBy(lines, ({ variantId }) => variantId)
  const shelves = await shelvesOf(db, [...byVariant.keys()])
  const items = [...byVariant].map(([variantId, same]): PickingLine => {
    const { title, choice, picture, sku } = same[0]!
    return {
      variantId: String(variantId),
      title,
      choice,
      picture,
      sku,
      shelf: shelves.get(variantId) ?? '',
      quantity: same.reduce((sum, line) => sum + sentQuantity(line), 0),
      orders: same.map((line) => ({ number: orderOf.get(line.parcelId)!, quantity: sentQuantity(line) })),
    }
  })
  return items.toSorted(byShelf)
}

interface Outcome {
  number: string
  refusal: Pick<ErrorBody, 'code' | 'message' | 'fields'> | null
}

const refusedWith = ({ code, message, fields }: ApiError) => ({ code, message, ...(fields && { fields }) })

/** One after the other, each for itself: one that is refused, or falls over, holds up no other. */
export async function forEachParcel<One extends { number: string }>(
  services: Services,
  log: Pick<FastifyBaseLogger, 'error'>,
  vendorId: number,
  all: One[],
  step: (place: ParcelPlace, one: One) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>()
  for (const one of all) {
    if (outcomes.has(one.number)) continue
    outcomes.set(one.number, { number: one.number, refusal: await refusalOf(one) })
  }
  return [...outcomes.values()]

  async function refusalOf(one: One): Promise<Outcome['refusal']> {
    try {
      await step(await getShopParcel(services.db, vendorId, one.number), one)
      return null
    } catch (error) {
      if (error instanceof ApiError) return refusedWith(error)
      // Without its database it would be the same for each of them: the whole is tried again, and what was done stays done.
      if (isUnreachable(error)) throw error
      log.error({ err: error, number: one.number }, 'a step of several parcels fell over')
      return { code: 'INTERNAL_ERROR', message: 'Something went wrong on our side. Please try again.' }
    }
  }
}
