import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { Tx } from '#platform/database/database.ts'
import { insertVersion, updateListing } from './listings.store.ts'
import { contentOfProduct, contentOfService } from './live/live-content.ts'
import type { StoredListing } from './stored-listing.store.ts'

/** What shoppers see of a listing; null while nothing is live. */
export function liveContentOf({ listing, live, product, service }: StoredListing): ListingContent | null {
  if (!listing.isLive) return null
  if (live) return live.content
  return product ? contentOfProduct(product) : service && contentOfService(service)
}

/** What a member goes on with: the draft, else what was sent, else what is live. */
export function currentContentOf(stored: StoredListing): ListingContent {
  const { listing, waiting, sentBack } = stored
  const content = listing.draft ?? (waiting ?? sentBack)?.content ?? liveContentOf(stored)
  if (!content) throw new Error(`The listing ${listing.id} has nothing in it`)
  return content
}

/** Whether something is live from before versions were kept. */
export const isWithoutVersion = ({ listing, live }: StoredListing) => listing.isLive && !live

/** Writes down what was live before versions were kept, so that it can be come back to. */
export async function keepFirstVersion(tx: Tx, stored: StoredListing): Promise<StoredListing> {
  const content = isWithoutVersion(stored) ? liveContentOf(stored) : null
  if (!content) return stored
  const { listing } = stored
  const at = listing.createdAt
  const live = await insertVersion(tx, {
    listingId: listing.id,
    vendorId: listing.vendorId,
    content,
    submittedAt: at,
    answerBy: at,
    state: 'approved',
    decidedAt: at,
  })
  await updateListing(tx, listing.id, { liveVersionId: live.id })
  return { ...stored, live, listing: { ...listing, liveVersionId: live.id } }
}
