import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { categoryPath } from '../catalogue/catalogue.service.ts'
import type { SearchDocument } from '../search/documents/search-document.ts'
import type { DocumentSource } from '../search/documents/document-source.ts'
import { saveDocuments } from '../search/search.service.ts'
import { vendorLinks } from '../vendors/vendors.service.ts'
import {
  insertServices as insertRows,
  listOffered,
  listOfferedAfter,
  selectServiceDetails,
  type ServiceRow,
} from './services.store.ts'

async function documentsOf(db: Tx, rows: ServiceRow[]): Promise<SearchDocument[]> {
  const vendors = await vendorLinks(db, [...new Set(rows.map((row) => row.vendorId))])
  const paths = new Map<number, Awaited<ReturnType<typeof categoryPath>>>()
  for (const id of new Set(rows.map((row) => row.categoryId))) {
    paths.set(id, await categoryPath(db, 'service', id))
  }
  return rows.map((row) => {
    const path = (paths.get(row.categoryId) ?? []).map(({ name }) => Object.values(name))
    const vendor = vendors.get(row.vendorId)
    return {
      kind: 'service',
      number: row.id,
      vendorId: row.vendorId,
      popularity: row.visitCount,
      address: toPublicId(row.slug, row.id),
      title: { en: row.title, ne: row.titleNe },
      category: path.at(-1) ?? [],
      about: [
        ...path.slice(0, -1).flat(),
        ...(vendor ? [...Object.values(vendor.name), ...Object.values(vendor.place)] : []),
      ],
    }
  })
}

/** Inserts services and their search documents, so that they can be found at once. Returns the ids in order. */
export async function insertServices(db: Tx, rows: Parameters<typeof insertRows>[1]): Promise<number[]> {
  const ids = await insertRows(db, rows)
  await saveDocuments(db, await documentsOf(db, await listOffered(db, ids)))
  return ids
}

export const serviceSource: DocumentSource = {
  kind: 'service',
  list: async (db, after, limit) => documentsOf(db, await listOfferedAfter(db, after, limit)),
  selectDetails: selectServiceDetails,
}
