import { listingPage } from '@haat/api/domains/listings/listing-list.service.ts'
import { membershipFinder } from '@haat/api/domains/members/members.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Services } from '@haat/api/services.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'
import { callerOf } from '../staff/caller-at.ts'

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

export interface DemoShop {
  slug: string
  vendorId: number
  shopId: string
}

export async function demoShopOf({ db }: Services, slug: string): Promise<DemoShop | undefined> {
  const vendor = await findVendorBySlug(db, slug)
  return vendor ? { slug, vendorId: vendor.id, shopId: toPublicId(slug, vendor.id) } : undefined
}

/** The listing of the shop whose English name begins so; a demo that an older version made may have none. */
export async function findListed(services: Services, { vendorId }: DemoShop, title: string) {
  const query = { kind: 'product' as const, searchTerm: title, pageSize: 100 }
  const { items } = await listingPage(services, vendorId, query)
  return items.find((row) => row.title.en.startsWith(title))
}

export type DemoMember = keyof typeof demoAccountIds

/** A member of the shop at a moment in the past, as the services for shops know who calls them. */
export async function editorOf({ db }: Services, shop: DemoShop, account: DemoMember, at: Date) {
  const userId = demoAccountIds[account]
  const membership = await membershipFinder(db)(userId, shop.vendorId)
  if (!membership) throw new Error(`${account} does not belong to ${shop.slug}`)
  return { membership, caller: callerOf(userId, at) }
}
