import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { insertCategories } from '@haat/api/domains/catalogue/catalogue.service.ts'
import { insertVendors } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { DemoShop } from '../shop/demo-shop.ts'
import type { DemoCategory, DemoVendor } from '../shop/demo-types.ts'

type Numbers = Map<string, number>
const bySlug = (rows: { id: number; slug: string }[]): Numbers =>
  new Map(rows.map(({ id, slug }) => [slug, id]))

export async function loadVendors(tx: Tx, shop: DemoShop, now: Date): Promise<Numbers> {
  const rows = shop.vendors.map((vendor) =>
    vendorRow(shop, vendor, new Date(now.getTime() - daysThere(shop, vendor.slug) * 86_400_000)),
  )
  return bySlug(await insertVendors(tx, rows))
}

/** A vendor has been there a little longer than the oldest thing that it offers. */
function daysThere({ products, services }: DemoShop, slug: string): number {
  const ages = [...products, ...services].flatMap(({ vendor, ageDays }) => (vendor === slug ? [ageDays] : []))
  return Math.max(30, ...ages) + 10
}

/** It says of itself since when it is on Haat, and nothing that no row tells. */
export function vendorRow(shop: DemoShop, vendor: DemoVendor, createdAt: Date) {
  const { name, legalName, banner, deliversTo, ...rest } = vendor
  return {
    ...rest,
    name: name.en,
    nameNe: name.ne,
    legalName: legalName.en,
    legalNameNe: legalName.ne,
    banner: shop.picture(banner, name),
    deliversTo: deliversTo ?? null,
    sinceYearBs: bsDateOf(createdAt)!.year,
    createdAt,
  }
}

/** Inserts the departments first, because the rows of their categories refer to them. */
export async function loadCategories(tx: Tx, shop: DemoShop, kind: 'product' | 'service'): Promise<Numbers> {
  const departments = kind === 'product' ? shop.productCategories : shop.serviceCategories
  const rowOf = (category: DemoCategory, position: number, parentId: number | null) => ({
    kind,
    parentId,
    slug: category.slug,
    name: category.name.en,
    nameNe: category.name.ne,
    picture: category.picture ? shop.picture(category.picture, category.name) : null,
    position,
  })
  const top = await insertCategories(
    tx,
    departments.map((category, at) => rowOf(category, at, null)),
  )
  const numbers = bySlug(top)
  const children = departments.flatMap((category) =>
    (category.children ?? []).map((child, at) => rowOf(child, at, numbers.get(category.slug) ?? null)),
  )
  for (const [slug, id] of bySlug(await insertCategories(tx, children))) numbers.set(slug, id)
  return numbers
}
