import type { ProductListQuery } from '@haat/contract/domains/catalogue.filters.ts'
import { lowStockCount, newForDays } from '@haat/contract/domains/catalogue.rules.ts'
import type { Category, ProductCard } from '@haat/contract/domains/catalogue.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { vendorLinks, type VendorLink } from '../vendors/vendors.service.ts'
import { findCards, listCategoryRows, type CardRow, type CategoryRow } from './catalogue.store.ts'
import type { ProductIndex } from './index/product-index.ts'

export { hasProducts, insertCategories, insertPrices, insertVariants } from './catalogue.store.ts'
export { categorySources, recountCategories } from './documents/category-documents.service.ts'
export { listCategoryRows, type CategoryRow } from './catalogue.store.ts'
export { insertProducts, productSource } from './documents/product-documents.service.ts'
export { listProductAddresses, productRanges } from './catalogue.store.ts'

const dayMs = 86_400_000

/** What a card says about stock: how many are left only when they are few. */
export function stockLevel(available: number) {
  if (available <= 0) return { stock: 'out' as const, left: null }
  return available <= lowStockCount
    ? { stock: 'few' as const, left: available }
    : { stock: 'in' as const, left: null }
}

export const starsOf = (rating: number, ratingCount: number) => (ratingCount === 0 ? null : rating / 100)

type Links = { get(vendorId: number): VendorLink | undefined }

/** Reads the vendors of the cards, unless the caller knows them. */
export async function toCards(db: Tx, rows: CardRow[], known?: Links): Promise<ProductCard[]> {
  if (rows.length === 0) return []
  const links = known ?? (await vendorLinks(db, [...new Set(rows.map((row) => row.vendorId))]))
  const newSince = Date.now() - newForDays * dayMs
  return rows.flatMap((row) => {
    const vendor = links.get(row.vendorId)
    if (!vendor) return []
    return [
      {
        id: toPublicId(row.slug, row.id),
        title: { en: row.title, ne: row.titleNe },
        vendor,
        picture: row.picture,
        pricePaisa: row.pricePaisa,
        oldPricePaisa: row.oldPricePaisa,
        lowestPaisa: row.lowestPaisa,
        rating: starsOf(row.rating, row.ratingCount),
        ratingCount: row.ratingCount,
        isNew: row.createdAt.getTime() > newSince,
        isMadeInNepal: row.isMadeInNepal,
        ...stockLevel(row.isInStock ? row.stockLeft : 0),
        variantId: row.variantId,
      },
    ]
  })
}

/** The category and its children; an empty list for an unknown slug. */
export function categoryIdsOf(rows: CategoryRow[], slug: string): number[] {
  const chosen = rows.find((row) => row.slug === slug)
  if (!chosen) return []
  return [chosen.id, ...rows.filter((row) => row.parentId === chosen.id).map((row) => row.id)]
}

const nameOf = (row: CategoryRow) => ({ en: row.name, ne: row.nameNe })

/** Departments with their children; empty categories are left out. */
export async function categoryTree(db: Tx, kind: CategoryRow['kind']) {
  const rows = (await listCategoryRows(db, kind)).filter((row) => row.itemCount > 0)
  const link = (row: CategoryRow) => ({ slug: row.slug, name: nameOf(row), count: row.itemCount })
  const categories: Category[] = rows
    .filter((row) => row.parentId === null)
    .map((row) => ({
      ...link(row),
      picture: row.picture,
      children: rows.filter((child) => child.parentId === row.id).map(link),
    }))
  return { total: categories.reduce((sum, category) => sum + category.count, 0), categories }
}

/** Shows the children of the chosen department, the siblings of a chosen child, or the departments if none is chosen. */
export function countedCategories(rows: CategoryRow[], slug: string, countOf: (id: number) => number) {
  const chosen = rows.find((row) => row.slug === slug)
  const parentId = chosen ? (chosen.parentId ?? chosen.id) : null
  const below = (id: number) => rows.filter((row) => row.parentId === id).map((row) => row.id)
  const countIn = (id: number) => [id, ...below(id)].reduce((sum, one) => sum + countOf(one), 0)
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({ slug: row.slug, name: nameOf(row), count: countIn(row.id) }))
    .filter((row) => row.count > 0 || row.slug === slug)
}

/** The names from the department down to the category. */
export async function categoryPath(db: Tx, kind: CategoryRow['kind'], categoryId: number) {
  const rows = await listCategoryRows(db, kind)
  const category = rows.find((row) => row.id === categoryId)
  const parent = category && rows.find((row) => row.id === category.parentId)
  return [parent, category].flatMap((row) => (row ? [{ slug: row.slug, name: nameOf(row) }] : []))
}

/** Cards of some products by their numbers; what is not on sale is missing. */
export async function cardsByNumber(db: Tx, numbers: number[]): Promise<Map<number, ProductCard>> {
  if (numbers.length === 0) return new Map()
  const rows = await findCards(db, numbers)
  const cards = await toCards(db, rows)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return new Map(
    rows.flatMap((row) => {
      const card = byId.get(toPublicId(row.slug, row.id))
      return card ? [[row.id, card] as const] : []
    }),
  )
}

/** A page of a product list. */
export async function productPage(
  index: ProductIndex,
  db: Tx,
  query: ProductListQuery,
  signal?: AbortSignal,
) {
  const { ids, ...page } = await index.list(db, query, signal)
  const rows = await index.readCards(db, ids)
  return {
    items: await toCards(db, rows, { get: index.findVendorLink }),
    pageIndex: query.pageIndex,
    pageSize: query.pageSize,
    ...page,
  }
}
