import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import type { SearchDocument } from '#domains/search/documents/search-document.ts'
import type { DocumentSource } from '#domains/search/documents/document-source.ts'
import { replaceDocuments } from '#domains/search/search.service.ts'
import { vendorLinks } from '#domains/vendors/vendors.service.ts'
import { insertProducts as insertRows, listCategoryRows, type CategoryRow } from '../catalogue.store.ts'
import { describeFilled } from './category-documents.service.ts'
import {
  listDescribed,
  listDescribedAfter,
  selectProductDetails,
  type DescribedRow,
} from './product-documents.store.ts'

/** Short texts such as "Sal wood" are names; longer ones are sentences, full of words that nobody searches for. */
const isName = (text: string) => text.split(' ').length <= 3

const namesOf = (category: CategoryRow | undefined) => (category ? [category.name, category.nameNe] : [])
/** A name such as "Tea & food" does not say of a spice that it is tea, so it does not count as a name of the product. */
const isOneThing = (category: CategoryRow | undefined) => !category?.name.includes(' ')

async function documentsOf(
  db: Tx,
  rows: DescribedRow[],
  categoryRows: CategoryRow[],
): Promise<SearchDocument[]> {
  const categories = new Map(categoryRows.map((row) => [row.id, row]))
  const vendors = await vendorLinks(db, [...new Set(rows.map((row) => row.vendorId))])
  return rows.map((row) => {
    const category = categories.get(row.categoryId)
    const department = category?.parentId ? categories.get(category.parentId) : undefined
    const vendor = vendors.get(row.vendorId)
    return {
      kind: 'product',
      number: row.id,
      vendorId: row.vendorId,
      popularity: row.soldCount,
      address: toPublicId(row.slug, row.id),
      title: { en: row.title, ne: row.titleNe },
      category: [...namesOf(category), ...(isOneThing(department) ? namesOf(department) : [])],
      about: [
        ...namesOf(department),
        ...(vendor ? Object.values(vendor.name) : []),
        ...row.attributes.flatMap(({ value }) => [value.en, value.ne].filter(isName)),
      ],
    }
  })
}

const perStep = 500

/** Inserts products and their search documents, so that they can be found at once. Returns the ids in order. */
export async function insertProducts(db: Tx, rows: Parameters<typeof insertRows>[1]): Promise<number[]> {
  const ids = await insertRows(db, rows)
  await renewProducts(db, ids)
  return ids
}

/**
 * Lets products be found as they are now. To be called in the transaction that changed a name, the category or the particulars of
 * products, or that took them off sale or brought them back; every process then finds them with the next answer.
 */
export async function renewProducts(tx: Tx, ids: number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += perStep) {
    const some = ids.slice(from, from + perStep)
    const described = await listDescribed(tx, some)
    const categories = await listCategoryRows(tx, 'product')
    await replaceDocuments(tx, 'product', some, await documentsOf(tx, described, categories))
    await describeFilled(
      tx,
      categories,
      described.map(({ categoryId }) => categoryId),
    )
  }
}

export const productSource: DocumentSource = {
  kind: 'product',
  list: async (db, after, limit) =>
    documentsOf(db, await listDescribedAfter(db, after, limit), await listCategoryRows(db, 'product')),
  selectDetails: selectProductDetails,
}
