import { comparedDays, oldPriceOf } from '@haat/contract/domains/listings.prices.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import {
  listPricePoints,
  lockVariants,
  recountOffer,
  restorePrices,
  updatePrices,
  type VariantRow,
} from '../../catalogue/prices/prices.service.ts'
import { findOpenDeal, listDueProducts, updateDeal, type OpenDeal } from './deals.store.ts'

const dayMs = 86_400_000
const productsPerRound = 200

/** For a job: puts the prices of deals in place whose time has come, and takes those back whose time is over. */
export async function applyDueDeals(services: Services, at = new Date()) {
  const tried = new Set<number>()
  const failures: unknown[] = []
  for (;;) {
    const due = await listDueProducts(services.db, at, productsPerRound)
    const productIds = due.map(({ productId }) => productId).filter((id) => !tried.has(id))
    if (productIds.length === 0) break
    for (const productId of productIds) {
      tried.add(productId)
      // One that cannot be done now keeps no other from its time.
      await services.db
        .transaction((tx) => applyDeal(tx, productId, at))
        .then(() => services.bus.publish('products', [productId]))
        .catch((failure: unknown) => void failures.push(failure))
    }
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * Brings the prices of a product to what its deal says for this moment. What has been done is read under the lock of the
 * product and written with the prices, so it can be called any number of times, by several processes.
 */
export async function applyDeal(tx: Tx, productId: number, at: Date) {
  const variants = await lockVariants(tx, productId)
  const deal = await findOpenDeal(tx, productId)
  if (!deal) return
  if (deal.endsAt <= at) return endDeal(tx, deal, at)
  if (deal.startedAt === null && deal.startsAt <= at) await startDeal(tx, deal, variants, at)
}

async function startDeal(tx: Tx, deal: OpenDeal, variants: VariantRow[], at: Date) {
  const reduced = variants.filter((variant) => (deal.prices.get(variant.id) ?? Infinity) < variant.pricePaisa)
  const history = await listPricePoints(
    tx,
    reduced.map(({ id }) => id),
    new Date(at.getTime() - comparedDays * dayMs),
  )
  await updatePrices(
    tx,
    reduced.map(({ id, pricePaisa: standingPaisa }) => {
      const dealPaisa = deal.prices.get(id)!
      const oldPricePaisa = oldPriceOf(history.get(id) ?? [], at, { standingPaisa, dealPaisa })
      return { id, pricePaisa: dealPaisa, standingPaisa, oldPricePaisa }
    }),
  )
  await recountOffer(tx, deal.productId)
  await updateDeal(tx, deal.id, { startedAt: at })
}

/** Takes the prices of a deal back, if they were in place. The caller has locked the product. */
export async function endDeal(tx: Tx, deal: OpenDeal, at: Date, isCancelled = false) {
  await restorePrices(tx, deal.productId)
  await recountOffer(tx, deal.productId)
  await updateDeal(tx, deal.id, { endedAt: at, ...(isCancelled && { cancelledAt: at }) })
}
