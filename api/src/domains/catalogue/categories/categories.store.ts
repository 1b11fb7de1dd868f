import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { CategoryKind } from '@haat/contract/domains/catalogue.categories.rules.ts'
import type { CategoryOwn, Particular } from '@haat/contract/domains/catalogue.particulars.ts'
import type { TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { categories } from '../catalogue.tables.ts'
import { categoryParticulars, categoryRules } from './categories.tables.ts'

export interface RuledCategory extends CategoryOwn {
  id: number
  parentId: number | null
  kind: CategoryKind
  slug: string
  name: { en: string; ne: string }
  itemCount: number
  version: number
}

const selectRuled = (where: SQL) => sql`
  select c.id, c.parent_id as "parentId", c.kind, c.slug, json_build_object('en', c.name, 'ne', c.name_ne) as name,
    c.item_count as "itemCount", coalesce(r.version, 0) as version, r.tax_kind as "taxKind",
    r.allows_no_returns as "allowsNoReturns", coalesce(r.not_asked, '{}') as "notAsked",
    r.closed_at is not null as "isClosed",
    coalesce((select json_agg(json_build_object('key', p.key, 'kind', p.kind, 'name', p.name, 'hint', p.hint,
        'choices', p.choices, 'isRequired', p.is_required) order by p.position)
      from category_particulars p where p.category_id = c.id), '[]') as particulars
  from categories c left join category_rules r on r.category_id = c.id
  where ${where} order by c.kind, c.parent_id nulls first, c.position, c.id`

async function listRuled(db: Tx, where: SQL): Promise<RuledCategory[]> {
  const { rows } = await db.execute(selectRuled(where))
  return rows as unknown as RuledCategory[]
}

/** All categories, of one kind or of both, departments first, with what staff say of them. */
export const listRuledCategories = (db: Tx, kind?: CategoryKind) =>
  listRuled(db, kind === undefined ? sql`true` : sql`c.kind = ${kind}`)

const withDepartment = (which: SQL) =>
  sql`c.id in (select unnest(array[own.id, own.parent_id]) from categories own where ${which})`

/** A category after its department; empty for an unknown one. */
export const listPathBySlug = (db: Tx, kind: CategoryKind, slug: string) =>
  listRuled(db, withDepartment(sql`own.kind = ${kind} and own.slug = ${slug}`))

export const findRuledCategory = async (db: Tx, id: number): Promise<RuledCategory | null> =>
  (await listRuled(db, sql`c.id = ${id}`))[0] ?? null

/** Makes sure that the category has a row of rules, and holds it until the end of the transaction. */
export async function lockRules(tx: Tx, categoryId: number): Promise<void> {
  await tx.insert(categoryRules).values({ categoryId }).onConflictDoNothing()
  await tx
    .select({ id: categoryRules.categoryId })
    .from(categoryRules)
    .where(eq(categoryRules.categoryId, categoryId))
    .for('update')
}

interface Rules {
  taxKind: TaxKind | null
  allowsNoReturns: boolean | null
  notAsked: string[]
  closedAt: Date | null
}

/** Changes rules of a category that is locked. */
export const updateRules = (tx: Tx, categoryId: number, changes: Partial<Rules>) =>
  tx
    .update(categoryRules)
    .set({ ...changes, version: sql`${categoryRules.version} + 1` })
    .where(eq(categoryRules.categoryId, categoryId))

export async function replaceParticulars(tx: Tx, categoryId: number, particulars: readonly Particular[]) {
  await tx.delete(categoryParticulars).where(eq(categoryParticulars.categoryId, categoryId))
  if (particulars.length === 0) return
  await tx
    .insert(categoryParticulars)
    .values(particulars.map((particular, position) => ({ categoryId, position, ...particular })))
}

export async function hasCategoryRules(db: Tx): Promise<boolean> {
  const rows = await db.select({ id: categoryRules.categoryId }).from(categoryRules).limit(1)
  return rows.length > 0
}

export const listCategoryIds = (db: Tx, kind: CategoryKind, slugs: string[]) =>
  db
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(sql`${categories.kind} = ${kind} and ${inArray(categories.slug, slugs)}`)

/** For the audit log. */
export async function categoryNamesById(db: Tx, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(sql`${categories.id} = any(${numberList(ids.map(Number))}::int[])`)
  return new Map(rows.map(({ id, name }) => [String(id), name]))
}
