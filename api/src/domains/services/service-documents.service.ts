import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { describeFilled, listCategoryRows, type CategoryRow } from '../catalogue/catalogue.service.ts'
import type { SearchDocument } from '../search/documents/search-document.ts'
import type { DocumentSource } from '../search/documents/document-source.ts'
import { replaceDocuments } from '../search/search.service.ts'
import { vendorLinks } from '../vendors/vendors.service.ts'
import {
  insertServices as insertRows,
  listOffered,
  listOfferedAfter,
  selectServiceDetails,
  type ServiceRow,
} from './services.store.ts'

const namesOf = (row: CategoryRow | undefined) => (row ? [row.name, row.nameNe] : [])

async function documentsOf(
  db: Tx,
  rows: ServiceRow[],
  categoryRows: CategoryRow[],
): Promise<SearchDocument[]> {
  const vendors = await vendorLinks(db, [...new Set(rows.map((row) => row.vendorId))])
  const categories = new Map(categoryRows.map((row) => [row.id, row]))
  return rows.map((row) => {
    const category = categories.get(row.categoryId)
    const department = category?.parentId ? categories.get(category.parentId) : undefined
    const vendor = vendors.get(row.vendorId)
    return {
      kind: 'service',
      number: row.id,
      vendorId: row.vendorId,
      popularity: row.visitCount,
      address: toPublicId(row.slug, row.id),
      title: { en: row.title, ne: row.titleNe },
      category: namesOf(category),
      about: [
        ...namesOf(department),
        ...(vendor ? [...Object.values(vendor.name), ...Object.values(vendor.place)] : []),
      ],
    }
  })
}

/** Inserts services and their search documents, so that they can be found at once. Returns the ids in order. */
export async function insertServices(db: Tx, rows: Parameters<typeof insertRows>[1]): Promise<number[]> {
  const ids = await insertRows(db, rows)
  await renewServices(db, ids)
  return ids
}

/** Lets services be found as they are now, as `renewProducts` does for products. */
export async function renewServices(tx: Tx, ids: number[]): Promise<void> {
  const offered = await listOffered(tx, ids)
  const categories = await listCategoryRows(tx, 'service')
  await replaceDocuments(tx, 'service', ids, await documentsOf(tx, offered, categories))
  await describeFilled(
    tx,
    categories,
    offered.map(({ categoryId }) => categoryId),
  )
}

export const serviceSource: DocumentSource = {
  kind: 'service',
  list: async (db, after, limit) =>
    documentsOf(db, await listOfferedAfter(db, after, limit), await listCategoryRows(db, 'service')),
  selectDetails: selectServiceDetails,
}
