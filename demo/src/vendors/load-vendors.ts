import { insertCategories } from '@haat/api/domains/catalogue/catalogue.service.ts'
import { insertVendors } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { DemoShop } from '../shop/demo-shop.ts'
import type { DemoCategory } from '../shop/demo-types.ts'

type Numbers = Map<string, number>
const bySlug = (rows: { id: number; slug: string }[]): Numbers =>
  new Map(rows.map(({ id, slug }) => [slug, id]))

export async function loadVendors(tx: Tx, shop: DemoShop): Promise<Numbers> {
  const rows = shop.vendors.map(({ name, legalName, banner, deliversTo, ...vendor }) => ({
    ...vendor,
    name: name.en,
    nameNe: name.ne,
    legalName: legalName.en,
    legalNameNe: legalName.ne,
    banner: shop.picture(banner, name),
    deliversTo: deliversTo ?? null,
  }))
  return bySlug(await insertVendors(tx, rows))
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
