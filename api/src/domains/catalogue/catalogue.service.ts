import { fewLeft, newForDays } from '@haat/contract/domains/catalogue.rules.ts'
import type { Category, ProductCard } from '@haat/contract/domains/catalogue.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/db/database.ts'
import { vendorLinks, type VendorLink } from '../vendors/vendors.service.ts'
import { findCards, listCategoryRows, type CardRow, type CategoryRow } from './catalogue.store.ts'

export {
  hasProducts,
  insertCategories,
  insertPrices,
  insertQuestions,
  insertVariants,
} from './catalogue.store.ts'
export { categorySources, recountCategories } from './category-documents.service.ts'
export { listCategoryRows, type CategoryRow } from './catalogue.store.ts'
export { insertProducts, productSource } from './product-documents.service.ts'
export { listProductAddresses, productRanges } from './product-addresses.store.ts'

const dayMs = 86_400_000

/** In words that a card says: how many are left only when it is few. */
export function stockWords(available: number) {
  if (available <= 0) return { stock: 'out' as const, left: null }
  return available <= fewLeft
    ? { stock: 'few' as const, left: available }
    : { stock: 'in' as const, left: null }
}

export const starsOf = (rating: number, ratingCount: number) => (ratingCount === 0 ? null : rating / 100)

type Links = { get(vendorId: number): VendorLink | undefined }

/** Vendors are looked up unless somebody knows them. */
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
        pricePaisa: row.price,
        oldPricePaisa: row.oldPrice,
        lowestPaisa: row.lowestPrice,
        rating: starsOf(row.rating, row.ratingCount),
        ratingCount: row.ratingCount,
        isNew: row.createdAt.getTime() > newSince,
        isMadeInNepal: row.isMadeInNepal,
        ...stockWords(row.isInStock ? row.stockLeft : 0),
        variantId: row.variantId,
      },
    ]
  })
}

/** The category itself and what is below it; nothing for a slug that nobody has. */
export function categoryIdsOf(rows: CategoryRow[], slug: string): number[] {
  const chosen = rows.find((row) => row.slug === slug)
  if (!chosen) return []
  return [chosen.id, ...rows.filter((row) => row.parentId === chosen.id).map((row) => row.id)]
}

const nameOf = (row: CategoryRow) => ({ en: row.name, ne: row.nameNe })

/** Departments with their children; what holds nothing is left out. */
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

/** Children of the chosen department, its sisters when a child is chosen, the departments when nothing is. */
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

/** From the department down. */
export async function categoryPath(db: Tx, kind: CategoryRow['kind'], categoryId: number) {
  const rows = await listCategoryRows(db, kind)
  const own = rows.find((row) => row.id === categoryId)
  const parent = own && rows.find((row) => row.id === own.parentId)
  return [parent, own].flatMap((row) => (row ? [{ slug: row.slug, name: nameOf(row) }] : []))
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
