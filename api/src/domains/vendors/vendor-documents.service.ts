import type { SignColour } from '@haat/contract/shared/sign-colours.ts'
import type { Tx } from '#platform/db/database.ts'
import type { SearchDocument } from '../search/search-document.ts'
import type { DocumentSource } from '../search/document-source.ts'
import { saveDocuments } from '../search/search.service.ts'
import { plainFace } from '../search/suggestion-face.ts'
import {
  findVendorRows,
  listVendorsAfter,
  recountVendors as recountRows,
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

export const vendorSource: DocumentSource = {
  kind: 'vendor',
  list: async (db, after, limit) => (await listVendorsAfter(db, after, limit)).map(documentOf),
  faces: async (db, numbers) =>
    new Map(
      (await findVendorRows(db, numbers)).map((row) => [
        row.id,
        {
          ...plainFace,
          note: row.place,
          productCount: row.productCount,
          serviceCount: row.serviceCount,
          sign: { letter: row.sign, colour: row.signColour as SignColour },
        },
      ]),
    ),
}

const perStep = 500

/** What vendors sell and how they are rated, and that they can be found. */
export async function recountVendors(db: Tx): Promise<void> {
  await recountRows(db)
  for (let after = 0; ;) {
    const documents = await vendorSource.list(db, after, perStep)
    await saveDocuments(db, documents)
    if (documents.length < perStep) return
    after = documents.at(-1)!.number
  }
}
