import { mrpKey } from '@haat/contract/domains/listings.rules.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import { findListing, findVersion, lockListing, type ListingRecord } from '../listings.store.ts'

/** A product whose prices a shop looks after. */
export interface PricedProduct {
  vendorId: number
  productId: number
  /** The highest price that is allowed; null where no content names one. */
  mrpPaisa: number | null
}

/** Which listing of which shop, and who changes it. */
export interface PriceEditor {
  membership: Membership
  listingId: string
}

/** The product of a listing of this shop. What was never in the shop has its prices in the draft. */
export async function getPricedProduct(
  db: Tx,
  vendorId: number,
  listingId: string,
  find = findListing,
): Promise<PricedProduct> {
  const id = numberOfPublicId(listingId)
  const listing = id === undefined ? undefined : await find(db, vendorId, id)
  if (!listing?.productId) throw notFound('This listing')
  return { vendorId, productId: listing.productId, mrpPaisa: await findMrp(db, listing) }
}

/** The same for a change, if the member still may make it: the shop, the product and its listing stay as they are. */
export async function lockPricedProduct(
  { vendorHoldings }: Pick<Services, 'vendorHoldings'>,
  tx: Tx,
  { membership, listingId }: PriceEditor,
) {
  await vendorHoldings.lockShopFor(tx, membership, 'listings')
  return getPricedProduct(tx, membership.vendorId, listingId, lockListing)
}

/** A version that waits counts as well: no price is raised above an MRP that staff are about to approve. */
async function findMrp(db: Tx, { liveVersionId, waitingVersionId }: ListingRecord): Promise<number | null> {
  let lowest: number | null = null
  for (const versionId of [liveVersionId, waitingVersionId]) {
    const version = versionId ? await findVersion(db, versionId) : undefined
    const mrpPaisa = Number(version?.content.particulars[mrpKey]) || null
    if (mrpPaisa !== null && mrpPaisa < (lowest ?? Infinity)) lowest = mrpPaisa
  }
  return lowest
}
