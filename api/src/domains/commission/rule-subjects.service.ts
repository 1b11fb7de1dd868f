import type { CommissionSubject } from '@haat/contract/domains/commission.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { cardsByNumber, listCategoryRows } from '#domains/catalogue/catalogue.service.ts'
import { findVendorBySlug, vendorLinks } from '#domains/vendors/vendors.service.ts'

/** What a rule is about, as staff and shops see it. */
export interface SubjectView {
  address: string
  name: Bilingual | null
  note: Bilingual | null
}

const everything: SubjectView = { address: '', name: null, note: null }
/** Something that is no longer there has only its number. */
const gone = (id: number): SubjectView => ({
  address: '',
  name: { en: `No. ${id}`, ne: `नं. ${id}` },
  note: null,
})

/** The number of a shop, category or product by what its page is addressed by; 0 for everything else. */
export async function findSubjectId(db: Tx, subject: CommissionSubject, address: string): Promise<number> {
  if (subject === 'default') return 0
  if (subject === 'shop') {
    const shop = await findVendorBySlug(db, address)
    if (!shop) throw notFound('This shop')
    return shop.id
  }
  if (subject === 'category') {
    const category = (await listCategoryRows(db, 'product')).find(({ slug }) => slug === address)
    if (!category) throw notFound('This category')
    return category.id
  }
  const number = numberOfPublicId(address)
  if (number === undefined || !(await cardsByNumber(db, [number])).has(number)) throw notFound('This product')
  return number
}

interface Subject {
  subject: CommissionSubject
  subjectId: number
}

/** Names what some rules are about, with one question for each kind of subject. */
export async function describeSubjects(db: Tx, subjects: Subject[]): Promise<(of: Subject) => SubjectView> {
  const idsOf = (kind: CommissionSubject) => [
    ...new Set(subjects.filter(({ subject }) => subject === kind).map(({ subjectId }) => subjectId)),
  ]
  const products = await cardsByNumber(db, idsOf('product'))
  const shops = await vendorLinks(db, idsOf('shop'))
  const categories = idsOf('category').length > 0 ? await categoryViews(db) : new Map<number, SubjectView>()
  return ({ subject, subjectId }) => {
    if (subject === 'default') return everything
    if (subject === 'category') return categories.get(subjectId) ?? gone(subjectId)
    if (subject === 'shop') {
      const shop = shops.get(subjectId)
      return shop ? { address: shop.slug, name: shop.name, note: shop.place } : gone(subjectId)
    }
    const product = products.get(subjectId)
    return product ? { address: product.id, name: product.title, note: product.vendor.name } : gone(subjectId)
  }
}

async function categoryViews(db: Tx): Promise<Map<number, SubjectView>> {
  const rows = new Map((await listCategoryRows(db, 'product')).map((row) => [row.id, row]))
  const nameOf = (id: number | null) => {
    const row = id === null ? undefined : rows.get(id)
    return row ? { en: row.name, ne: row.nameNe } : null
  }
  return new Map(
    [...rows.values()].map(({ id, slug, parentId }) => [
      id,
      { address: slug, name: nameOf(id), note: nameOf(parentId) },
    ]),
  )
}
