import type { PriceChange } from '@haat/contract/domains/listings.prices.ts'
import { findPriceFault, type PriceFault } from '@haat/contract/domains/listings.prices.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import {
  listVariants,
  recountOffers,
  updateOffered,
  updatePrices,
  type NewPrice,
  type VariantRow,
} from '../../catalogue/prices/prices.service.ts'
import { findOpenDeal, type OpenDeal } from './deals.store.ts'
import { lockPricedProduct, type PricedProduct, type PriceEditor } from './priced-product.service.ts'

export const standingOf = ({ standingPaisa, pricePaisa }: VariantRow) => standingPaisa ?? pricePaisa

/** Makes all of the changes or none. Shoppers see them at once. */
export async function changePrices(services: Services, editor: PriceEditor, changes: PriceChange[]) {
  const changed = await services.db.transaction(async (tx) => {
    const product = await lockPricedProduct(services, tx, editor)
    const { productId } = product
    const variants = new Map((await listVariants(tx, productId)).map((one) => [String(one.id), one]))
    const deal = await findOpenDeal(tx, productId)
    refuseUnknown(variants, changes)
    refuseUnseen(variants, changes)
    refuseWrongPrices(product, deal, changes)
    refuseNothingOffered(variants, changes)
    await updatePrices(
      tx,
      changes.flatMap((change) =>
        'pricePaisa' in change ? repriced(variants.get(change.variantId)!, change.pricePaisa) : [],
      ),
    )
    for (const isOffered of [true, false]) {
      const ids = changes.flatMap((change) =>
        'isOffered' in change && change.isOffered === isOffered ? Number(change.variantId) : [],
      )
      await updateOffered(tx, productId, ids, isOffered)
    }
    await recountOffers(tx, [productId])
    return productId
  })
  await services.bus.publish('products', [changed])
}

/** While a deal runs for a variant, its new price waits for the end of the deal. */
export function repriced(
  {
    id,
    standingPaisa,
    pricePaisa,
    oldPricePaisa,
  }: Pick<VariantRow, 'id' | 'standingPaisa' | 'pricePaisa' | 'oldPricePaisa'>,
  newPaisa: number,
): NewPrice {
  return standingPaisa === null
    ? { id, pricePaisa: newPaisa, standingPaisa, oldPricePaisa: null }
    : { id, pricePaisa, standingPaisa: newPaisa, oldPricePaisa }
}

function refuse(code: 'CONFLICT' | 'VALIDATION_FAILED', fields: Record<string, string>) {
  const [sentence] = Object.values(fields)
  if (sentence) throw new ApiError(code, sentence, fields)
}

const fieldsOf = (
  changes: PriceChange[],
  find: (change: PriceChange) => [field: string, sentence: string] | undefined,
) =>
  Object.fromEntries(
    changes.flatMap((change, at) => {
      const found = find(change)
      return found ? [[`changes.${at}.${found[0]}`, found[1]]] : []
    }),
  )

function refuseUnknown(variants: Map<string, VariantRow>, changes: PriceChange[]) {
  refuse(
    'VALIDATION_FAILED',
    fieldsOf(changes, ({ variantId }) =>
      variants.has(variantId) ? undefined : ['variantId', 'This variant is not part of the listing.'],
    ),
  )
  const kinds = changes.map((change) => `${change.variantId} ${'pricePaisa' in change}`)
  if (new Set(kinds).size < kinds.length) {
    throw new ApiError('VALIDATION_FAILED', 'A variant is changed twice.', {
      changes: 'A variant is changed twice.',
    })
  }
}

/** What somebody else has changed meanwhile is named, with what it is now. */
function refuseUnseen(variants: Map<string, VariantRow>, changes: PriceChange[]) {
  refuse(
    'CONFLICT',
    fieldsOf(changes, (change) => {
      const variant = variants.get(change.variantId)!
      if ('pricePaisa' in change) {
        const now = standingOf(variant)
        return now === change.wasPaisa
          ? undefined
          : ['pricePaisa', `Somebody else has changed this price to ${formatRupees(now, 'en')}.`]
      }
      return variant.isOffered === change.wasOffered
        ? undefined
        : ['isOffered', `Somebody else has switched this variant ${variant.isOffered ? 'on' : 'off'}.`]
    }),
  )
}

const faultSentences: Record<PriceFault, (limitPaisa: number) => string> = {
  'above-mrp': (paisa) => `A price above the MRP of ${formatRupees(paisa, 'en')} is not allowed.`,
  'not-above-deal': (paisa) => `The deal price is ${formatRupees(paisa, 'en')}; the price stays above it.`,
}

function refuseWrongPrices({ mrpPaisa }: PricedProduct, deal: OpenDeal | null, changes: PriceChange[]) {
  refuse(
    'VALIDATION_FAILED',
    fieldsOf(changes, (change) => {
      if (!('pricePaisa' in change)) return undefined
      const dealPaisa = deal?.prices.get(Number(change.variantId)) ?? null
      const fault = findPriceFault(change.pricePaisa, { mrpPaisa, dealPaisa })
      return fault && ['pricePaisa', faultSentences[fault]((fault === 'above-mrp' ? mrpPaisa : dealPaisa)!)]
    }),
  )
}

function refuseNothingOffered(variants: Map<string, VariantRow>, changes: PriceChange[]) {
  const offered = new Map([...variants].map(([id, { isOffered }]) => [id, isOffered]))
  let lastOff = -1
  changes.forEach((change, at) => {
    if (!('isOffered' in change)) return
    offered.set(change.variantId, change.isOffered)
    if (!change.isOffered) lastOff = at
  })
  if (lastOff === -1 || [...offered.values()].includes(true)) return
  const sentence = 'One variant stays on sale. To sell none for a while, pause the listing.'
  throw new ApiError('VALIDATION_FAILED', sentence, { [`changes.${lastOff}.isOffered`]: sentence })
}
