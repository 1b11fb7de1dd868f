import type { ListingKind } from '@haat/contract/domains/listings.rules.ts'

/** The address below /vendor/ of a listing, or with `new` of the page that begins one. */
export const listingPath = (shopId: string, kind: ListingKind, id: string) =>
  `${shopId}/${kind === 'product' ? 'listings' : 'services'}/${id}`
