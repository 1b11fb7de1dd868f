import type { Tx } from '#platform/database/database.ts'
import type { SearchDocument } from '#domains/search/documents/search-document.ts'
import type { DocumentSource } from '#domains/search/documents/document-source.ts'
import { saveDocuments } from '#domains/search/search.service.ts'
import { noDetails, type SuggestionDetails } from '#domains/search/suggestions/suggestion-details.ts'
import { listCategoryRows, recountCategories as recountRows, type CategoryRow } from '../catalogue.store.ts'

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

const detailsOf = (row: CategoryRow, parent: CategoryRow | undefined): SuggestionDetails => ({
  ...noDetails,
  note: parent ? { en: parent.name, ne: parent.nameNe } : null,
  ...(row.kind === 'product' ? { productCount: row.itemCount } : { serviceCount: row.itemCount }),
})

const sourceOf = (kind: 'category' | 'serviceCategory', of: CategoryRow['kind']): DocumentSource => ({
  kind,
  list: async (db, after, limit) =>
    (await listCategoryRows(db, of))
      .filter(({ id, itemCount }) => id > after && itemCount > 0)
      .toSorted((a, b) => a.id - b.id)
      .slice(0, limit)
      .map((row) => documentOf(row, kind)),
  details: async (db, numbers) => {
    const rows = new Map((await listCategoryRows(db, of)).map((row) => [row.id, row]))
    return new Map(
      numbers.flatMap((number) => {
        const row = rows.get(number)
        return row ? [[number, detailsOf(row, row.parentId ? rows.get(row.parentId) : undefined)]] : []
      }),
    )
  },
})
export const categorySources = [sourceOf('category', 'product'), sourceOf('serviceCategory', 'service')]

/** Recounts the categories, and lets the search find those that are not empty. */
export async function recountCategories(db: Tx): Promise<void> {
  await recountRows(db)
  for (const { list } of categorySources) await saveDocuments(db, await list(db, 0, 10_000))
}
