import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { holdListing, type ListingRecord } from './listings.store.ts'
import { toListing } from './read-listing.service.ts'
import { findStored, type StoredListing } from './stored-listing.store.ts'

export interface Editor {
  membership: Membership
  caller: Caller
}
export const timeOf = ({ caller: { at } }: Editor) => at ?? new Date()

const noSuchListing = () => notFound('This listing')

/** A listing of the member's own shop; those of others are not there. */
export async function getListing(db: Tx, vendorId: number, listingId: string): Promise<StoredListing> {
  const id = numberOfPublicId(listingId)
  const stored = id === undefined ? undefined : await findStored(db, vendorId, id)
  if (!stored) throw noSuchListing()
  return stored
}

/** Makes a change while nobody else changes the listing and the member still may, and reads what it has become. */
export async function changeListing(
  services: Services,
  { membership }: Editor,
  listingId: string,
  change: (tx: Tx, stored: StoredListing) => Promise<void>,
) {
  const { vendorId } = membership
  const id = numberOfPublicId(listingId)
  if (id === undefined) throw noSuchListing()
  return services.db.transaction(async (tx) => {
    await services.vendorHoldings.lockShopFor(tx, membership, 'listings')
    await holdListing(tx, vendorId, id)
    await change(tx, await getListing(tx, vendorId, listingId))
    return toListing(await getListing(tx, vendorId, listingId))
  })
}

/** Makes a change that shoppers see: pages that visitors were shown are forgotten by every process. */
export async function changeShownListing(...asked: Parameters<typeof changeListing>) {
  const listing = await changeListing(...asked)
  await forgetPages(asked[0], listing.kind)
  return listing
}

export const forgetPages = ({ bus }: Pick<Services, 'bus'>, kind: ListingRecord['kind']) =>
  bus.publish(kind === 'product' ? 'products' : 'services')
