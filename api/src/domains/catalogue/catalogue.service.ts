import { fewLeft, newForDays } from '@haat/contract/domains/catalogue.rules.ts'
import type { Category, ProductCard } from '@haat/contract/domains/catalogue.ts'
import type { ProductFacetQuery, ProductListQuery } from '@haat/contract/domains/product-filters.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/db/database.ts'
import { readSearching, rememberSearch, searchOf } from '../search/search.service.ts'
import { vendorIdsDeliveringTo, vendorIdsOf, vendorLinks } from '../vendors/vendors.service.ts'
import {
  countProducts,
  findCards,
  listCategoryRows,
  listOnlyVariants,
  listProductRows,
  sortValueOf,
  type CardRow,
  type CategoryRow,
} from './catalogue.store.ts'
import { readCursor, writeCursor } from './product-cursor.ts'
import type { ProductFilter } from './product-filter.store.ts'

export {
  hasProducts,
  insertCategories,
  insertPrices,
  insertQuestions,
  insertVariants,
} from './catalogue.store.ts'
export { categorySources, recountCategories } from './category-documents.service.ts'
export { insertProducts, productSource } from './product-documents.service.ts'
export { listProductAddresses, productRanges } from './product-addresses.store.ts'

const dayMs = 86_400_000

/** In words that a card says: how many are left only when it is few. */
export function stockWords(onHand: number) {
  if (onHand <= 0) return { stock: 'out' as const, left: null }
  return onHand <= fewLeft ? { stock: 'few' as const, left: onHand } : { stock: 'in' as const, left: null }
}

export const starsOf = (rating: number, ratingCount: number) => (ratingCount === 0 ? null : rating / 100)

export async function toCards(db: Tx, rows: CardRow[]): Promise<ProductCard[]> {
  if (rows.length === 0) return []
  const single = rows.filter((row) => row.variantCount === 1).map((row) => row.id)
  const [links, variants] = await Promise.all([
    vendorLinks(db, [...new Set(rows.map((row) => row.vendorId))]),
    single.length > 0 ? listOnlyVariants(db, single) : [],
  ])
  const variantOf = new Map(variants.map(({ id, productId }) => [productId, String(id)]))
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
        variantId: variantOf.get(row.id) ?? null,
      },
    ]
  })
}

/** A slug that nobody has gives an empty list rather than all of it. */
export async function resolveFilter(db: Tx, query: ProductFacetQuery): Promise<ProductFilter> {
  const [search, categoryIds, vendorIds, deliveringVendorIds] = await Promise.all([
    searchOf(db, 'product', query),
    query.category === '' ? undefined : categoryIdsOf(db, 'product', query.category),
    query.vendor?.length ? vendorIdsOf(db, query.vendor) : undefined,
    query.district ? vendorIdsDeliveringTo(db, query.district) : undefined,
  ])
  return { query, categoryIds, vendorIds, deliveringVendorIds, search }
}

/** The category itself and what is below it. */
export async function categoryIdsOf(db: Tx, kind: CategoryRow['kind'], slug: string): Promise<number[]> {
  const rows = await listCategoryRows(db, kind)
  const chosen = rows.find((row) => row.slug === slug)
  if (!chosen) return []
  return [chosen.id, ...rows.filter((row) => row.parentId === chosen.id).map((row) => row.id)]
}

export const productPage = (db: Tx, query: ProductListQuery) =>
  readSearching(db, query, (tx) => readPage(tx, query))

async function readPage(db: Tx, query: ProductListQuery) {
  const place = readCursor(query)
  const filter = await resolveFilter(db, query)
  const [rows, total] = await Promise.all([
    listProductRows(db, filter, query, place),
    countProducts(db, filter),
  ])
  rememberSearch(query, filter.search, total)
  const shown = rows.slice(0, query.pageSize)
  const last = shown.at(-1)
  const hasMore = rows.length > query.pageSize && last !== undefined
  return {
    items: await toCards(db, shown),
    pageIndex: query.pageIndex,
    pageSize: query.pageSize,
    total,
    isTotalCapped: false,
    nextCursor: hasMore
      ? writeCursor(query, { value: sortValueOf(last, query.sortField), id: last.id })
      : null,
    searchOutcome: filter.search?.outcome ?? null,
  }
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
export async function countedCategories(
  db: Tx,
  kind: CategoryRow['kind'],
  slug: string,
  counts: Map<number, number>,
) {
  const rows = await listCategoryRows(db, kind)
  const chosen = rows.find((row) => row.slug === slug)
  const parentId = chosen ? (chosen.parentId ?? chosen.id) : null
  const below = (id: number) => rows.filter((row) => row.parentId === id).map((row) => row.id)
  const countIn = (id: number) => [id, ...below(id)].reduce((sum, one) => sum + (counts.get(one) ?? 0), 0)
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
