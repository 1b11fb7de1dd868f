import type { Tx } from '#platform/db/database.ts'
import type { SearchDocument } from '../search/search-document.ts'
import type { DocumentSource } from '../search/document-source.ts'
import { saveDocuments } from '../search/search.service.ts'
import { plainFace, type SuggestionFace } from '../search/suggestion-face.ts'
import { listCategoryRows, recountCategories as recountRows, type CategoryRow } from './catalogue.store.ts'

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

const faceOf = (row: CategoryRow, parent: CategoryRow | undefined): SuggestionFace => ({
  ...plainFace,
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
  faces: async (db, numbers) => {
    const rows = new Map((await listCategoryRows(db, of)).map((row) => [row.id, row]))
    return new Map(
      numbers.flatMap((number) => {
        const row = rows.get(number)
        return row ? [[number, faceOf(row, row.parentId ? rows.get(row.parentId) : undefined)]] : []
      }),
    )
  },
})
export const categorySources = [sourceOf('category', 'product'), sourceOf('serviceCategory', 'service')]

/** How much is in each category, and which of them can be found: those that hold something. */
export async function recountCategories(db: Tx): Promise<void> {
  await recountRows(db)
  for (const { list } of categorySources) await saveDocuments(db, await list(db, 0, 10_000))
}
