import { comparedDays, oldPriceOf } from '@haat/contract/domains/listings.prices.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import {
  listPricePoints,
  lockVariants,
  recountOffers,
  restorePrices,
  updatePrices,
  type NewPrice,
  type VariantRow,
} from '../../catalogue/prices/prices.service.ts'
import { findOpenDeal, listDueProducts, updateDeals, type OpenDeal } from './deals.store.ts'

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
  await updatePrices(tx, await reducedPrices(tx, deal.prices, variants, at))
  await recountOffers(tx, [deal.productId])
  await updateDeals(tx, [deal.id], { startedAt: at })
}

/** What variants cost from the start of a deal on, which may be the deals of several products. */
export async function reducedPrices(
  tx: Tx,
  dealPrices: ReadonlyMap<number, number>,
  variants: readonly Pick<VariantRow, 'id' | 'pricePaisa'>[],
  at: Date,
): Promise<NewPrice[]> {
  const reduced = variants.filter(({ id, pricePaisa }) => (dealPrices.get(id) ?? Infinity) < pricePaisa)
  const history = await listPricePoints(
    tx,
    reduced.map(({ id }) => id),
    new Date(at.getTime() - comparedDays * dayMs),
  )
  return reduced.map(({ id, pricePaisa: standingPaisa }) => {
    const dealPaisa = dealPrices.get(id)!
    const oldPricePaisa = oldPriceOf(history.get(id) ?? [], at, { standingPaisa, dealPaisa })
    return { id, pricePaisa: dealPaisa, standingPaisa, oldPricePaisa }
  })
}

/** Takes the prices of a deal back, if they were in place. The caller has locked the product. */
export async function endDeal(tx: Tx, deal: OpenDeal, at: Date, isCancelled = false) {
  await restorePrices(tx, [deal.productId])
  await recountOffers(tx, [deal.productId])
  await updateDeals(tx, [deal.id], { endedAt: at, ...(isCancelled && { cancelledAt: at }) })
}
