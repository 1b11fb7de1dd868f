import type { ShopEdition } from '@haat/contract/domains/vendors.page.ts'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { findVendorPage } from '../vendors.store.ts'
import { getVendorRow, particularsOf, toVendor } from '../vendors.service.ts'
import { columnsOf, livePageOf } from './shop-draft.ts'
import { findShopPage, listPublications } from './shop-page.store.ts'
import { changeableFrom, listFormerSlugs } from './shop-slug.store.ts'

/** The page of a shop as members see it: what is live, what is being prepared, and where it stands. */
export async function readShopEdition(
  { vendorHoldings }: Pick<Services, 'vendorHoldings'>,
  db: Tx,
  vendorId: number,
): Promise<ShopEdition> {
  const row = await getVendorRow(db, vendorId)
  const page = await findShopPage(db, vendorId)
  const publications = await listPublications(db, vendorId)
  const former = await listFormerSlugs(db, vendorId)
  const people = [page.changedBy ?? [], publications.map(({ publishedBy }) => publishedBy)].flat(2)
  const names = await vendorHoldings.namesOfAccounts(db, [...new Set(people)])
  return {
    shopId: toPublicId(row.slug, row.id),
    version: page.version,
    live: livePageOf(row),
    draft: page.draft,
    changedBy: (page.changedBy && names.get(page.changedBy)) ?? null,
    changedAt: page.changedAt?.toISOString() ?? null,
    particulars: particularsOf(row),
    publications: publications.map(({ id, publishedBy, changed, createdAt }) => ({
      id,
      at: createdAt.toISOString(),
      by: names.get(publishedBy) ?? null,
      changed,
    })),
    addressName: {
      slug: row.slug,
      changeableFrom: changeableFrom(former)?.toISOString() ?? null,
      former: former.map(({ slug, until }) => ({ slug, until: until.toISOString() })),
    },
  }
}

/** What shoppers would see if the draft were published now. */
export async function previewShopPage(db: Tx, vendorId: number): Promise<Vendor> {
  const row = (await findVendorPage(db, vendorId))!
  const { draft } = await findShopPage(db, vendorId)
  return toVendor(draft ? { ...row, ...columnsOf(row, draft) } : row)
}
