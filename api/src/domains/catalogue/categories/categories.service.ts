import type { CategoryKind } from '@haat/contract/domains/catalogue.categories.rules.ts'
import type {
  CategoryParticularsBody,
  ListingCategory,
  StaffCategory,
} from '@haat/contract/domains/catalogue.categories.ts'
import {
  rulesFor,
  type CategoryOwn,
  type CategoryRules,
} from '@haat/contract/domains/catalogue.particulars.ts'
import type { AuditAction } from '@haat/contract/domains/audit.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import {
  findRuledCategory,
  listCategoryIds,
  listPathBySlug,
  listRuledCategories,
  lockRules,
  replaceParticulars,
  updateRules,
  type RuledCategory,
} from './categories.store.ts'

export { categoryNamesById, hasCategoryRules } from './categories.store.ts'

type Context = Pick<Services, 'db' | 'bus'>

const toListingCategory = ({ slug, name, ...row }: RuledCategory): Omit<ListingCategory, 'children'> => ({
  slug,
  name,
  particulars: row.particulars.map((particular) => ({ ...particular, choices: [...particular.choices] })),
  notAsked: [...row.notAsked],
  taxKind: row.taxKind,
  allowsNoReturns: row.allowsNoReturns,
  isClosed: row.isClosed,
})

const toStaffCategory = (row: RuledCategory): StaffCategory => ({
  ...toListingCategory(row),
  id: String(row.id),
  parentId: row.parentId === null ? null : String(row.parentId),
  kind: row.kind,
  itemCount: row.itemCount,
  version: row.version,
})

/** Departments with their children, empty ones too, for those who list something. */
export async function listingCategories(db: Tx, kind: CategoryKind): Promise<ListingCategory[]> {
  const rows = await listRuledCategories(db, kind)
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => ({
      ...toListingCategory(row),
      children: rows.filter(({ parentId }) => parentId === row.id).map(toListingCategory),
    }))
}

export const categoriesForStaff = async (db: Tx): Promise<StaffCategory[]> =>
  (await listRuledCategories(db)).map(toStaffCategory)

export interface CategoryForListing extends CategoryRules, Pick<RuledCategory, 'id' | 'slug' | 'name'> {}

/** The category that a listing names, with all that holds in it; null for an unknown one. */
export async function findCategoryForListing(
  db: Tx,
  kind: CategoryKind,
  slug: string,
): Promise<CategoryForListing | null> {
  const path = await listPathBySlug(db, kind, slug)
  const category = path.find((row) => row.slug === slug)
  if (!category) return null
  const { id, name } = category
  return {
    id,
    slug,
    name,
    ...rulesFor(
      category,
      path.filter((row) => row !== category),
    ),
  }
}

export const saveParticulars = (
  context: Context,
  editor: Caller,
  categoryId: string,
  { version, particulars, ...rules }: CategoryParticularsBody,
) =>
  changeCategory(context, editor, { categoryId, version, action: 'category.change' }, async (tx, { id }) => {
    await replaceParticulars(tx, id, particulars)
    await updateRules(tx, id, rules)
  })

/** Closes a category for new listings, or opens it again. What is listed in it stays either way. */
export const setCategoryClosed = (
  context: Context,
  editor: Caller,
  categoryId: string,
  { version, isClosed }: { version: number; isClosed: boolean },
) =>
  changeCategory(
    context,
    editor,
    { categoryId, version, action: isClosed ? 'category.close' : 'category.open' },
    async (tx, category) => {
      if (category.isClosed === isClosed)
        throw new ApiError('CONFLICT', `This category is ${isClosed ? 'closed' : 'open'} already.`)
      await updateRules(tx, category.id, { closedAt: isClosed ? new Date() : null })
    },
  )

interface Asked {
  categoryId: string
  /** The one that was seen. */
  version: number
  action: AuditAction
}

async function changeCategory(
  { db, bus }: Context,
  editor: Caller,
  { categoryId, version, action }: Asked,
  change: (tx: Tx, before: RuledCategory) => Promise<void>,
): Promise<StaffCategory> {
  const id = Number(categoryId)
  const after = await db.transaction(async (tx) => {
    if (!(await findRuledCategory(tx, id))) throw notFound('This category')
    await lockRules(tx, id)
    const before = (await findRuledCategory(tx, id))!
    if (before.version !== version)
      throw new ApiError('CONFLICT', 'Somebody changed this category meanwhile. Nothing of yours was saved.')
    await change(tx, before)
    const changed = (await findRuledCategory(tx, id))!
    await recordAudit(tx, editor, {
      action,
      subject: { kind: 'category', id: categoryId, label: changed.name.en },
      before: factsOf(before),
      after: factsOf(changed),
    })
    return changed
  })
  await bus.publish('categories')
  return toStaffCategory(after)
}

/** Particulars by their keys, so that the log tells what changed of which, and their order beside them. */
const factsOf = ({ particulars, notAsked, taxKind, allowsNoReturns, isClosed }: RuledCategory) => ({
  ...Object.fromEntries(particulars.map(({ key, ...particular }) => [key, particular])),
  order: particulars.map(({ key }) => key),
  notAsked,
  taxKind,
  allowsNoReturns,
  isClosed,
})

/** For the seed: what the categories of a kind ask for, by their slugs; those that are not there are left out. */
export async function insertCategoryRules(
  tx: Tx,
  kind: CategoryKind,
  rules: Readonly<Record<string, Partial<CategoryOwn>>>,
) {
  for (const { id, slug } of await listCategoryIds(tx, kind, Object.keys(rules))) {
    const { particulars = [], notAsked = [], taxKind = null, allowsNoReturns = null } = rules[slug]!
    await lockRules(tx, id)
    await replaceParticulars(tx, id, particulars)
    await updateRules(tx, id, { notAsked: [...notAsked], taxKind, allowsNoReturns })
  }
}
