import type { Category } from '@haat/contract/domains/catalogue.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { listCategoryRows, type CategoryRow } from './catalogue.store.ts'

export {
  hasCategories,
  hasProducts,
  insertCategories,
  insertVariants,
  listProductsOfVendor,
  replacePrices,
} from './catalogue.store.ts'
export {
  categorySources,
  countOffersOfVendor,
  describeFilled,
  recountCategories,
} from './documents/category-documents.service.ts'
export { listCategoryRows, type CategoryRow } from './catalogue.store.ts'
export { insertProducts, productSource, renewProducts } from './documents/product-documents.service.ts'
export { categoryPathOf, listProductAddresses, productRanges } from './catalogue.store.ts'
export {
  cardsByNumber,
  mostOf,
  notOfferedNotice,
  pausedOf,
  starsOf,
  stockLevel,
} from './product-cards.store.ts'
export { setPairs } from './product-pairs.store.ts'

/** Finds what the id in an address stands for. */
export async function getByPublicId<T>(
  what: string,
  id: string,
  find: (number: number) => Promise<T | null>,
) {
  const number = numberOfPublicId(id)
  const row = number === undefined ? null : await find(number)
  if (!row) throw notFound(what)
  return row
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
  const below = Map.groupBy(rows, (row) => row.parentId)
  const countIn = (id: number) =>
    (below.get(id) ?? []).reduce((sum, child) => sum + countOf(child.id), countOf(id))
  return (below.get(parentId) ?? [])
    .map((row) => ({ slug: row.slug, name: nameOf(row), count: countIn(row.id) }))
    .filter((row) => row.count > 0 || row.slug === slug)
}
