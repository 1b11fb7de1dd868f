import type { Tx } from '#platform/database/database.ts'
import { findTitles } from './listings.store.ts'

export { listStored, type StoredListing } from './stored-listing.store.ts'
export { listProductListings, listUnlisted } from './listings.store.ts'

/** What listings are called now, for the audit log. */
export async function listingNamesById(db: Tx, ids: string[]): Promise<Map<string, string>> {
  const rows = await findTitles(db, ids.map(Number))
  return new Map(rows.map(({ id, title, titleNe }) => [String(id), title || titleNe]))
}
