import { findSlugFault } from '@haat/contract/domains/vendors.page.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { saveVendorDocument } from './vendor-documents.service.ts'
import { lockSlugs, takenSlugs } from './page/shop-slug.store.ts'
import { insertVendors } from './vendors.store.ts'

type NewVendor = Parameters<typeof insertVendors>[1][number]

const triedAtOnce = 20

/** Opens a shop under the first free name for its address, and lets it be found at once. */
export async function openVendor(tx: Tx, row: NewVendor): Promise<number> {
  await lockSlugs(tx)
  const [opened] = await insertVendors(tx, [{ ...row, slug: await freeSlug(tx, allowed(row.slug)) }])
  const id = opened!.id
  await saveVendorDocument(tx, id)
  return id
}

/** A shop that is called as a page of ours is gets an address that nobody takes for ours. */
const allowed = (slug: string) => (findSlugFault(slug) === 'reserved' ? `shop-${slug}` : slug)

/** The name itself, or with the first free number behind it. */
async function freeSlug(tx: Tx, slug: string): Promise<string> {
  for (let from = 1; ; from += triedAtOnce) {
    const tried = Array.from({ length: triedAtOnce }, (_, at) =>
      from + at === 1 ? slug : `${slug}-${from + at}`,
    )
    const taken = await takenSlugs(tx, tried)
    const free = tried.find((one) => !taken.has(one))
    if (free) return free
  }
}
