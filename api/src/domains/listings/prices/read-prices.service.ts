import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { ListingPrices } from '@haat/contract/domains/listings.prices.ts'
import { historyDays, lowestBefore } from '@haat/contract/domains/listings.prices.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { rateOfProduct } from '../../commission/commission.service.ts'
import { listPricePoints, listVariants } from '../../catalogue/prices/prices.service.ts'
import { countOpenOrdersOfVariants } from '../../orders/orders-for-staff.service.ts'
import { standingOf } from './change-prices.service.ts'
import { findOpenDeal, type OpenDeal } from './deals.store.ts'
import type { PricedProduct } from './priced-product.service.ts'

const dayMs = 86_400_000

/** What the variants of a product cost, have cost in the last sixty days, and will cost in its deal. */
export async function readPrices(
  db: Tx,
  { productId, mrpPaisa }: PricedProduct,
  at = new Date(),
): Promise<ListingPrices> {
  const variants = await listVariants(db, productId)
  const deal = await findOpenDeal(db, productId)
  const ids = variants.map(({ id }) => id)
  const points = await listPricePoints(db, ids, new Date(at.getTime() - historyDays * dayMs))
  const openOrders = await countOpenOrdersOfVariants(db, ids)
  return {
    commissionRate: await rateOfProduct(db, productId),
    mrpPaisa,
    variants: variants.map((variant) => {
      const { id, sku, values, pricePaisa, oldPricePaisa, isOffered } = variant
      const history = points.get(id) ?? []
      return {
        id: String(id),
        sku,
        values,
        pricePaisa,
        standingPaisa: standingOf(variant),
        oldPricePaisa,
        dealPaisa: deal?.prices.get(id) ?? null,
        lowestPaisa: lowestBefore(history, deal?.startedAt ?? at),
        history: history.map((point) => ({ since: point.since.toISOString(), pricePaisa: point.pricePaisa })),
        isOffered,
        openOrders: openOrders.get(id) ?? 0,
      }
    }),
    deal: deal && toDeal(deal),
  }
}

const toDeal = ({ startsAt, endsAt, startedAt }: OpenDeal) => ({
  from: nepalDay(startsAt),
  until: nepalDay(endsAt.getTime() - 1),
  startedAt: startedAt && startedAt.toISOString(),
})
