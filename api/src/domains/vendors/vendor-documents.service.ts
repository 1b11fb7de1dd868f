import type { Tx } from '#platform/database/database.ts'
import type { SearchDocument } from '../search/documents/search-document.ts'
import type { DocumentSource } from '../search/documents/document-source.ts'
import { saveDocuments } from '../search/search.service.ts'
import {
  findVendorRows,
  listVendorsAfter,
  recountVendors as recountRows,
  selectVendorDetails,
  type VendorRow,
} from './vendors.store.ts'

const documentOf = (row: VendorRow): SearchDocument => ({
  kind: 'vendor',
  number: row.id,
  vendorId: row.id,
  popularity: row.productCount + row.serviceCount,
  address: row.slug,
  title: { en: row.name, ne: row.nameNe },
  category: [],
  about: Object.values(row.place),
})

/** Has a vendor found by what it is called and where it is now. */
export async function saveVendorDocument(tx: Tx, id: number): Promise<void> {
  await saveDocuments(tx, (await findVendorRows(tx, [id])).map(documentOf))
}

export const vendorSource: DocumentSource = {
  kind: 'vendor',
  list: async (db, after, limit) => (await listVendorsAfter(db, after, limit)).map(documentOf),
  selectDetails: selectVendorDetails,
}

const perStep = 500

/** Recounts the products and ratings of vendors, of all if none are named, and updates their search documents. */
export async function recountVendors(db: Tx, ids?: number[]): Promise<void> {
  await recountRows(db, ids)
  if (ids) return saveDocuments(db, (await findVendorRows(db, ids)).map(documentOf))
  for (let after = 0; ;) {
    const documents = await vendorSource.list(db, after, perStep)
    await saveDocuments(db, documents)
    if (documents.length < perStep) return
    after = documents.at(-1)!.number
  }
}
