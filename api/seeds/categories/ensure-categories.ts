import { hasCategories, insertCategories } from '#domains/catalogue/catalogue.service.ts'
import { hasCategoryRules, insertCategoryRules } from '#domains/catalogue/categories/categories.service.ts'
import { hasAspects, insertAspects } from '#domains/reviews/aspects/aspects.service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import type { SeedDepartment } from './category-tree.ts'

/** Gives a shop that has no categories its first ones: nothing can be listed without them. */
export async function ensureCategories({ db }: Pick<Services, 'db'>) {
  if (await hasCategories(db)) return
  const { categoryTrees } = await import('./category-tree.ts')
  await db.transaction(async (tx) => {
    await insertTree(tx, 'product', categoryTrees.product)
    await insertTree(tx, 'service', categoryTrees.service)
  })
}

async function insertTree(tx: Tx, kind: 'product' | 'service', tree: SeedDepartment[]) {
  const rowOf = ({ slug, name }: { slug: string; name: SeedDepartment['name'] }, position: number) => ({
    kind,
    slug,
    name: name.en,
    nameNe: name.ne,
    position,
  })
  const made = await insertCategories(tx, tree.map(rowOf))
  const numbers = new Map(made.map(({ id, slug }) => [slug, id]))
  const children = tree.flatMap((department) =>
    department.children.map((child, at) => ({
      ...rowOf(child, at),
      parentId: numbers.get(department.slug)!,
    })),
  )
  await insertCategories(tx, children)
}

/** Says once what the known categories ask for; after that it is in the hands of staff. */
export async function ensureCategoryRules({ db }: Pick<Services, 'db'>) {
  if (await hasCategoryRules(db)) return
  const { categoryRules } = await import('./category-rules.ts')
  await db.transaction(async (tx) => {
    await insertCategoryRules(tx, 'product', categoryRules.product)
    await insertCategoryRules(tx, 'service', categoryRules.service)
  })
}

/** Says once what buyers are asked in the known categories. */
export async function ensureCategoryAspects({ db }: Pick<Services, 'db'>) {
  if (await hasAspects(db)) return
  const { categoryAspects } = await import('./category-aspects.ts')
  await db.transaction(async (tx) => {
    await insertAspects(tx, 'product', categoryAspects.product)
    await insertAspects(tx, 'service', categoryAspects.service)
  })
}
