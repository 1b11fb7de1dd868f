import type { ListingContent, ProductContent } from '@haat/contract/domains/listings.content.ts'
import type { ListingPrices } from '@haat/contract/domains/listings.prices.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'

/** The variant of the shop with the same values; undefined for one that no shopper has seen yet. */
export const liveVariantOf = (listing: Listing | undefined, values: readonly string[]) =>
  listing?.live?.variants.find((one) => one.values.join('/') === values.join('/'))

/**
 * Of a variant that is live, price, stock and whether it is offered are those of the shop, not those of the draft. The
 * price is the one outside of deals, which the API checks when it is sent.
 */
export function withLiveValues(
  content: ListingContent,
  listing: Listing | undefined,
  prices: ListingPrices | undefined,
): ListingContent {
  if (content.kind !== 'product' || !listing?.live) return content
  const variants: ProductContent['variants'] = content.variants.map((variant) => {
    const inShop = liveVariantOf(listing, variant.values)
    if (!inShop) return variant
    const standing = prices?.variants.find(({ id }) => id === inShop.variantId)?.standingPaisa
    return {
      ...variant,
      // Until the prices are there, the old price tells what a deal has lowered.
      pricePaisa: standing ?? Math.max(inShop.pricePaisa, inShop.oldPricePaisa ?? 0),
      stock: Math.max(0, inShop.onHand - inShop.reserved - inShop.allocated),
      isOffered: inShop.isOffered,
    }
  })
  return { ...content, variants }
}
