import { randomUUIDv7 } from 'node:crypto'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { DealInput } from '@haat/contract/domains/listings.prices.ts'
import {
  dealTimes,
  findDealDaysFault,
  maxDealDays,
  maxDealDaysAhead,
  type DealDaysFault,
} from '@haat/contract/domains/listings.prices.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { listVariants, type VariantRow } from '../../catalogue/prices/prices.service.ts'
import { applyDeal, endDeal } from './apply-deals.service.ts'
import { standingOf } from './change-prices.service.ts'
import { findOpenDeal, insertDeals } from './deals.store.ts'
import { lockPricedProduct, type PriceEditor } from './priced-product.service.ts'

export { hasDeals, insertDeals, listOpenDeals, type OpenDeal } from './deals.store.ts'

const daySentences: Record<DealDaysFault, string> = {
  past: 'A deal begins today or later.',
  far: `A deal begins within ${maxDealDaysAhead} days.`,
  order: 'The last day comes after the first.',
  long: `A deal is at most ${maxDealDays} days long.`,
}

/** Plans a deal in the place of one that waits. One whose first day is today begins at once. */
export async function planDeal(
  services: Services,
  editor: PriceEditor,
  { from, until, prices }: DealInput,
  createdBy: string,
) {
  const at = new Date()
  const wrong = findDealDaysFault({ from, until }, nepalDay(at))
  if (wrong) refuse({ [wrong.end]: daySentences[wrong.fault] })
  const planned = await services.db.transaction(async (tx) => {
    const { vendorId, productId } = await lockPricedProduct(services, tx, editor)
    const variants = await listVariants(tx, productId)
    const former = await findOpenDeal(tx, productId)
    if (former?.startedAt) {
      throw new ApiError('CONFLICT', 'A deal runs. End it first, then plan the next one.')
    }
    refuseWrongPrices(variants, prices)
    if (former) await endDeal(tx, former, at, true)
    await insertDeals(tx, [
      {
        deal: { id: randomUUIDv7(), productId, vendorId, createdBy, ...dealTimes({ from, until }) },
        prices: new Map(prices.map(({ variantId, pricePaisa }) => [Number(variantId), pricePaisa])),
      },
    ])
    await applyDeal(tx, productId, at)
    return productId
  })
  await services.bus.publish('products', [planned])
}

function refuseWrongPrices(variants: VariantRow[], prices: DealInput['prices']) {
  const byId = new Map(variants.map((variant) => [String(variant.id), variant]))
  const fields: Record<string, string> = {}
  for (const [at, { variantId, pricePaisa }] of prices.entries()) {
    const variant = byId.get(variantId)
    if (!variant) fields[`prices.${at}.variantId`] = 'This variant is not part of the listing.'
    else if (pricePaisa >= standingOf(variant)) {
      fields[`prices.${at}.pricePaisa`] =
        `A deal price is below the price of ${formatRupees(standingOf(variant), 'en')}.`
    }
  }
  refuse(fields)
}

function refuse(fields: Record<string, string>) {
  const [sentence] = Object.values(fields)
  if (sentence) throw new ApiError('VALIDATION_FAILED', sentence, fields)
}

/** Cancels the deal that waits, or ends the one that runs: its standing prices are back at once. */
export async function cancelDeal(services: Services, editor: PriceEditor) {
  const ended = await services.db.transaction(async (tx) => {
    const { productId } = await lockPricedProduct(services, tx, editor)
    const deal = await findOpenDeal(tx, productId)
    if (!deal) throw notFound('A deal of this listing')
    await endDeal(tx, deal, new Date(), true)
    return productId
  })
  await services.bus.publish('products', [ended])
}
