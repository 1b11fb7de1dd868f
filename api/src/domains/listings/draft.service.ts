import { emptyContent, type ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { ListingKind } from '@haat/contract/domains/listings.rules.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { listAllVariants, removeVariants } from '../catalogue/offers/offers.service.ts'
import { hasOrdersOfVariants } from '../orders/orders-for-staff.service.ts'
import { changeListing, getListing, timeOf, type Editor } from './change-listing.service.ts'
import {
  deleteListingRow,
  findListingByKey,
  insertListing,
  lockListing,
  updateListing,
} from './listings.store.ts'
import { currentContentOf, liveContentOf } from './live-version.service.ts'
import { toListing } from './read-listing.service.ts'
import { changedElsewhere, namesOf } from './save-draft.service.ts'

interface NewListing {
  kind: ListingKind
  key: string
  copyOf?: string | undefined
}

/** The same key sent twice, as after an answer that was lost, begins one listing. */
export async function createListing(
  services: Services,
  editor: Editor,
  { kind, key, copyOf }: NewListing,
): Promise<Listing> {
  const { membership, caller } = editor
  const { vendorId } = membership
  const id = await services.db.transaction(async (tx) => {
    await services.vendorHoldings.lockShopFor(tx, membership, 'listings')
    const known = await findListingByKey(tx, vendorId, key)
    if (known !== undefined) return known
    const draft = copyOf ? await copyContent(tx, vendorId, copyOf) : emptyContent[kind]
    const at = timeOf(editor)
    const saved = { savedBy: caller.userId, savedAt: at, createdAt: at }
    return insertListing(tx, {
      vendorId,
      kind: draft.kind,
      key,
      draft,
      version: 1,
      ...saved,
      ...namesOf(draft),
    })
  })
  return toListing(await getListing(services.db, vendorId, String(id)))
}

/** A copy sells something else, so it has no SKUs and no stock of its own yet. */
async function copyContent(tx: Tx, vendorId: number, copyOf: string): Promise<ListingContent> {
  const content = currentContentOf(await getListing(tx, vendorId, copyOf))
  if (content.kind === 'service') return content
  return {
    ...content,
    variants: content.variants.map((variant) => ({ ...variant, sku: '', stock: null })),
  }
}

export const discardListingDraft = (services: Services, editor: Editor, listingId: string, seen: number) =>
  changeListing(services, editor, listingId, async (tx, stored) => {
    const { listing } = stored
    if (!listing.draft && !listing.sentBackVersionId) return
    const live = liveContentOf(stored)
    if (!live)
      throw new ApiError(
        'CONFLICT',
        'Nothing of this listing is in the shop, so there is nothing to go back to.',
      )
    if (listing.waitingVersionId)
      throw new ApiError('CONFLICT', 'Staff look at these changes. Take them back first.')
    if (listing.version !== seen) throw changedElsewhere(stored, ['draft'])
    await updateListing(tx, listing.id, {
      draft: null,
      sentBackVersionId: null,
      version: listing.version + 1,
      savedBy: editor.caller.userId,
      savedAt: timeOf(editor),
      ...namesOf(live),
    })
  })

/**
 * Only what staff have approved stays in the shop, so what is out of it never was. What was sold stays for the orders that have
 * it. A product that was seen stays off sale without its listing, so that carts, wishlists and old links can say so.
 */
export async function deleteListing(services: Services, { membership }: Editor, listingId: string) {
  const { vendorId } = membership
  await services.db.transaction(async (tx) => {
    await services.vendorHoldings.lockShopFor(tx, membership, 'listings')
    const { id } = (await getListing(tx, vendorId, listingId)).listing
    const listing = (await lockListing(tx, vendorId, id))!
    if (listing.isLive) throw new ApiError('CONFLICT', 'This is in the shop, so it stays. Pause it instead.')
    if (listing.waitingVersionId)
      throw new ApiError('CONFLICT', 'Staff look at this listing. Take it back first.')
    if (listing.productId !== null) await removeGoods(tx, listing.productId)
    await deleteListingRow(tx, id)
  })
}

async function removeGoods(tx: Tx, productId: number) {
  const variantIds = (await listAllVariants(tx, productId)).map(({ id }) => id)
  if (await hasOrdersOfVariants(tx, variantIds))
    throw new ApiError('CONFLICT', 'This was sold, so it stays. Others have it in an order.')
  await removeVariants(tx, variantIds)
}
