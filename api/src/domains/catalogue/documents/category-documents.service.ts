import type { Tx } from '#platform/database/database.ts'
import type { SearchDocument } from '#domains/search/documents/search-document.ts'
import type { DocumentSource } from '#domains/search/documents/document-source.ts'
import { listDescribedNumbers, saveDocuments } from '#domains/search/search.service.ts'
import {
  addToCategories,
  listCategoryRows,
  recountCategories as recountRows,
  selectCategoryDetails,
  type CategoryRow,
} from '../catalogue.store.ts'

const documentOf = (row: CategoryRow, kind: SearchDocument['kind']): SearchDocument => ({
  kind,
  number: row.id,
  vendorId: 0,
  popularity: row.itemCount,
  address: row.slug,
  title: { en: row.name, ne: row.nameNe },
  category: [],
  about: [],
})

const sourceOf = (kind: 'category' | 'serviceCategory', of: CategoryRow['kind']): DocumentSource => ({
  kind,
  list: async (db, after, limit) =>
    (await listCategoryRows(db, of))
      .filter(({ id, itemCount }) => id > after && itemCount > 0)
      .toSorted((a, b) => a.id - b.id)
      .slice(0, limit)
      .map((row) => documentOf(row, kind)),
  selectDetails: (numbers) => selectCategoryDetails(of, numbers),
})
export const categorySources = [sourceOf('category', 'product'), sourceOf('serviceCategory', 'service')]

/** Recounts the categories, and lets the search find those that are not empty. */
export async function recountCategories(db: Tx): Promise<void> {
  await recountRows(db)
  await saveCategoryDocuments(db)
}

/** The same after a vendor was suspended or is open again: only what it has on sale is counted. */
export async function countOffersOfVendor(tx: Tx, vendorId: number, isOpen: boolean): Promise<void> {
  await addToCategories(tx, vendorId, isOpen ? 1 : -1)
  await saveCategoryDocuments(tx)
}

/** Lets the categories of some things be found, and their departments, if these are the first things in them. */
export async function describeFilled(
  db: Tx,
  categories: CategoryRow[],
  categoryIds: number[],
): Promise<void> {
  const own = categories.filter(({ id }) => categoryIds.includes(id))
  const filled = categories.filter(
    ({ id, itemCount }) => itemCount > 0 && own.some((row) => row.id === id || row.parentId === id),
  )
  const [first] = filled
  if (!first) return
  const kind = first.kind === 'product' ? 'category' : 'serviceCategory'
  const ids = filled.map(({ id }) => id)
  const described = await listDescribedNumbers(db, kind, ids)
  const missing = filled.filter(({ id }) => !described.includes(id))
  if (missing.length > 0)
    await saveDocuments(
      db,
      missing.map((row) => documentOf(row, kind)),
    )
}

async function saveCategoryDocuments(db: Tx) {
  for (const { list } of categorySources) await saveDocuments(db, await list(db, 0, 10_000))
}
