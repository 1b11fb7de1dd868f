import type { Language } from '@haat/contract/shared/language.ts'
import type { ShopRight } from '@haat/contract/domains/members.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Membership } from '#plugins/membership.ts'

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
  /** The application that the vendor came from, with how many papers it has; null for older vendors. */
  findApplication(
    db: Tx,
    vendor: { id: number; panNumber: string },
  ): Promise<{ id: string; number: string; paperCount: number } | null>
  countMembers(db: Tx, vendorId: number): Promise<number>
  isMember(db: Tx, userId: string, vendorId: number): Promise<boolean>
  listOwners(db: Tx, vendorId: number): Promise<ShopOwner[]>
  /** Orders with a parcel of the vendor that is neither delivered, refused nor cancelled. */
  countOpenOrders(db: Tx, vendorId: number): Promise<number>
  /** Counts what the vendor has on sale into the categories, or out of them. */
  countOffers(tx: Tx, vendorId: number, isOpen: boolean): Promise<void>
  /** The ids of so many of its products that have these words, for `to_tsquery`, in their listings. */
  findProducts(db: Tx, vendorId: number, words: string, limit: number): Promise<number[]>
  /** Locks the shop until the transaction ends, and refuses a member who has just left it or lost the right. */
  lockShopFor(tx: Tx, membership: Membership, right: ShopRight): Promise<void>
  /** The names of people by their ids; those who have closed their accounts are missing. */
  namesOfAccounts(db: Tx, ids: string[]): Promise<Map<string, string>>
}
