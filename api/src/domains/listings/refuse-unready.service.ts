import { factsOfCategory } from '@haat/contract/domains/catalogue.particulars.ts'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import { findMissing, type MissingReason } from '@haat/contract/domains/listings.missing.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { findCategory, type ListingCategory } from './category-of.ts'
import type { StoredListing } from './stored-listing.store.ts'
import { findTakenSkus, type LiveVariant } from '../catalogue/offers/offers.service.ts'

const sentences: Record<MissingReason, string> = {
  required: 'This is required.',
  'both-languages': 'Please write it in both languages.',
  'few-pictures': 'Please add more pictures.',
  'closed-category': 'This category is no longer used. Please choose another.',
  'no-values': 'Please add at least one value.',
  'variant-missing': 'A combination of the options has no line yet.',
  'variant-unknown': 'This line does not fit the options.',
  'sku-twice': 'This SKU is there twice.',
  'none-offered': 'At least one variant has to be on sale.',
  'above-mrp': 'The price is above the highest price (MRP).',
  'not-allowed': 'The law gives shoppers at least 7 days here.',
  wrong: 'Please look at this once more.',
}

/** What keeps a content from being sent, by its field. */
async function findFaults(
  tx: Tx,
  { listing, product }: StoredListing,
  content: ListingContent,
  category: ListingCategory | null,
) {
  const variants = product?.variants ?? []
  const missing = findMissing(
    // What is out of the shop comes back with the prices of the draft.
    withLivePrices(content, listing.isLive ? variants : []),
    category && factsOfCategory(category.rules, content.particulars),
  )
  const faults = new Map(missing.map(({ field, reason }) => [field, sentences[reason]]))
  if (content.kind !== 'product') return faults
  const own = new Set(variants.map(({ sku }) => sku))
  const skus = content.variants.map(({ sku }) => sku).filter((sku) => !own.has(sku))
  const taken = await findTakenSkus(tx, listing.vendorId, listing.productId, skus)
  content.variants.forEach(({ sku }, at) => {
    if (taken.has(sku)) faults.set(`variants.${at}.sku`, 'Another product of your shop has this SKU.')
  })
  const promised = findPromised(variants, content.variants)
  if (promised) faults.set('options', promised)
  return faults
}

/** Refuses what cannot be sent, with a sentence at every field. */
export async function refuseUnready(tx: Tx, stored: StoredListing, content: ListingContent) {
  const faults = await findFaults(tx, stored, content, await findCategory(tx, content))
  if (faults.size === 0) return
  throw new ApiError(
    'VALIDATION_FAILED',
    'Something is missing before it can be sent.',
    Object.fromEntries(faults),
  )
}

/** Refuses to approve what no longer fits the prices, switches and SKUs that were changed since it was sent. */
export async function refuseUnfit(
  tx: Tx,
  stored: StoredListing,
  content: ListingContent,
  category: ListingCategory,
) {
  const faults = await findFaults(tx, stored, content, category)
  const [fault] = [...faults]
    .filter(([field]) => field.startsWith('variants'))
    .map(([, sentence]) => sentence)
  if (fault) throw new ApiError('CONFLICT', `This changed since it was sent: ${fault} Please send it back.`)
}

/** What is live is sold at its own price, or switched off, whatever the draft says. */
function withLivePrices(content: ListingContent, live: LiveVariant[]): ListingContent {
  if (content.kind !== 'product') return content
  const known = new Map(live.map((variant) => [variant.values.join('/'), variant]))
  const variants = content.variants.map((variant) => {
    const old = known.get(variant.values.join('/'))
    return old ? { ...variant, pricePaisa: old.standingPaisa, isOffered: old.isOffered } : variant
  })
  return { ...content, variants }
}

/** What is promised to orders stays among the choices until it has been sent. */
function findPromised(live: LiveVariant[], kept: { values: string[] }[]) {
  const keys = new Set(kept.map(({ values }) => values.join('/')))
  const open = live
    .filter(({ values }) => !keys.has(values.join('/')))
    .find(({ reserved, allocated }) => reserved + allocated > 0)
  if (!open) return undefined
  const count = open.reserved + open.allocated
  return `${count} of ${open.sku} ${count === 1 ? 'is' : 'are'} promised to open orders. Switch it off instead, and remove it when they are sent.`
}
