import { randomUUIDv7 } from 'node:crypto'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { bulkDealDays } from '@haat/contract/domains/listings.bulk.rules.ts'
import { dealTimes, startOfDay } from '@haat/contract/domains/listings.prices.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import type { Tx } from '#platform/database/database.ts'
import { restorePrices, updatePrices } from '../../catalogue/prices/prices.service.ts'
import { reducedPrices } from '../prices/apply-deals.service.ts'
import { insertDeals, updateDeals } from '../prices/deals.store.ts'
import { standingOf } from './cells-of.ts'
import type { ListingChange } from './check-cells.ts'

interface Planner {
  vendorId: number
  createdBy: string
  at: Date
}

/**
 * Writes the deals that were changed in the grid: one that waits keeps its days, one that runs is ended and begins anew with the
 * same last day, so that its old price is found anew, and where there was none, one begins today.
 */
export async function replaceDeals(tx: Tx, changes: ListingChange[], { vendorId, createdBy, at }: Planner) {
  const changed = changes.filter(({ dealPrices }) => dealPrices !== undefined)
  if (changed.length === 0) return
  const former = changed.flatMap(({ sold }) => sold.deal ?? [])
  if (former.length > 0) {
    await restorePrices(
      tx,
      former.map(({ productId }) => productId),
    )
    const ids = former.map(({ id }) => id)
    await updateDeals(tx, ids, { endedAt: at, cancelledAt: at })
  }
  const planned = changed.flatMap((change) => {
    const { variants, productId, deal } = change.sold
    const known = new Set(variants.map(({ id }) => id))
    const prices = new Map([...change.dealPrices!].filter(([id]) => known.has(id)))
    const days = { id: randomUUIDv7(), vendorId, productId: productId!, createdBy, ...timesOf(deal, at) }
    return prices.size === 0 ? [] : [{ change, deal: days, prices }]
  })
  await insertDeals(tx, planned)
  const begun = planned.filter(({ deal }) => deal.startsAt <= at)
  if (begun.length === 0) return
  const prices = new Map(begun.flatMap((one) => [...one.prices]))
  const variants = begun.flatMap(({ change }) => variantsAfter(change))
  await updatePrices(tx, await reducedPrices(tx, prices, variants, at))
  await updateDeals(
    tx,
    begun.map(({ deal }) => deal.id),
    { startedAt: at },
  )
}

function timesOf(former: ListingChange['sold']['deal'], at: Date) {
  const today = nepalDay(at)
  // One whose last day is over and that nobody has ended yet is none.
  if (!former || former.endsAt <= at.getTime())
    return dealTimes({ from: today, until: addDays(today, bulkDealDays - 1) })
  const endsAt = new Date(former.endsAt)
  return { startsAt: former.isRunning ? startOfDay(today) : new Date(former.startsAt), endsAt }
}

/** The variants with what they cost without a deal, once the changes of prices are written. */
function variantsAfter({ sold, prices }: ListingChange) {
  const repriced = new Map(prices.map(({ variant, pricePaisa }) => [variant.id, pricePaisa]))
  return sold.variants.map((variant) => ({
    id: variant.id,
    pricePaisa: repriced.get(variant.id) ?? standingOf(variant),
  }))
}
