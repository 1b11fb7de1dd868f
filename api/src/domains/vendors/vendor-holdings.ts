import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'

/** Somebody whom mail about a shop goes to. */
export interface ShopOwner {
  name: string
  email: string
  language: Language
}

/**
 * What other domains hold of a vendor. Those domains import vendors, so vendors cannot import them: they implement this
 * interface, and connect-domains.ts hands it in.
 */
export interface VendorHoldings {
  countMembers(db: Tx, vendorId: number): Promise<number>
  listOwners(db: Tx, vendorId: number): Promise<ShopOwner[]>
  /** Orders with a parcel of the vendor that is neither delivered, refused nor cancelled. */
  countOpenOrders(db: Tx, vendorId: number): Promise<number>
  /** Counts what the vendor has on sale into the categories, or out of them. */
  countOffers(tx: Tx, vendorId: number, isOpen: boolean): Promise<void>
  /** The names of people of staff by their ids; those who have closed their accounts are missing. */
  namesOfStaff(db: Tx, ids: string[]): Promise<Map<string, string>>
}
