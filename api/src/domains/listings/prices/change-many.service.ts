import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { lockVariantsOf, recountOffers, updatePrices } from '../../catalogue/prices/prices.service.ts'
import { countStockRows } from '../../catalogue/stock/stock.service.ts'
import type { Editor } from '../change-listing.service.ts'
import { findListings } from '../listings.store.ts'
import { listOpenDeals } from './deals.store.ts'

interface Change {
  variantId: string
  was: number
  to: number
}
export interface PlainChanges {
  listingId: number
  /** The version by which the prices were checked against the MRP. */
  version: number
  prices: readonly Change[]
  stock: readonly Change[]
}

/**
 * Changes prices and stock of many live listings by a few statements, as `changePrices` and `correctStock` do for one. What is not plain is left
 * to them, so that they say why: what changed since it was seen, what has a deal, and fewer goods than are promised.
 *
 * @returns the listings that were changed, and their products, whose pages visitors were shown.
 */
export async function changeMany(
  { vendorHoldings }: Pick<Services, 'vendorHoldings'>,
  tx: Tx,
  { membership, caller }: Editor,
  wanted: readonly PlainChanges[],
): Promise<Map<number, number>> {
  const { vendorId } = membership
  await vendorHoldings.lockShopFor(tx, membership, 'listings')
  const before = await findListings(
    tx,
    vendorId,
    wanted.map(({ listingId }) => listingId),
  )
  const productIds = [...before.values()].flatMap(({ productId }) => productId ?? [])
  const variants = await lockVariantsOf(tx, productIds)
  const deals = await listOpenDeals(tx, productIds)
  // Whoever changes a listing holds the shop, which is held by now, so it still is what was read.
  const plain = wanted.filter(({ listingId, version, prices, stock }) => {
    const listing = before.get(listingId)
    if (!listing?.isLive || listing.version !== version || deals.has(listing.productId ?? 0)) return false
    const nowOf = ({ variantId }: Change) => {
      const now = variants.get(Number(variantId))
      return now?.productId === listing.productId && now?.standingPaisa === null ? now : undefined
    }
    return (
      prices.every((change) => nowOf(change)?.pricePaisa === change.was) &&
      stock.every((change) => nowOf(change)?.onHand === change.was && nowOf(change)!.promised <= change.to)
    )
  })
  if (plain.length === 0) return new Map()
  const prices = plain.flatMap((one) => one.prices)
  const plainPrice = { standingPaisa: null, oldPricePaisa: null }
  await updatePrices(
    tx,
    prices.map(({ variantId, to }) => ({ id: Number(variantId), pricePaisa: to, ...plainPrice })),
  )
  const counts = plain.flatMap(({ stock }) =>
    stock.map(({ variantId, was, to }) => ({ variantId: Number(variantId), seenOnHand: was, counted: to })),
  )
  const counted = await countStockRows(tx, vendorId, counts, { reason: 'counted', actorId: caller.userId })
  // An order changed one of them in this moment: nothing of this is kept, and they are written one by one.
  if (counted.length < counts.length) throw new StockMoved()
  const products = new Map(plain.map(({ listingId }) => [listingId, before.get(listingId)!.productId!]))
  await recountOffers(tx, [...products.values()])
  return products
}

/** Goods moved between two statements of `changeMany`. */
export class StockMoved extends Error {}
