import { eq, sql, type SQL } from 'drizzle-orm'
import type { CategoryKind } from '@haat/contract/domains/catalogue.categories.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { categoryAspects, categoryAspectVersions } from '../reviews.tables.ts'

export interface Aspect {
  key: string
  name: Bilingual
}

export interface CategoryRow {
  id: number
  kind: CategoryKind
  slug: string
  name: Bilingual
  parentSlug: string | null
  aspects: Aspect[]
  version: number
}

/** What a category asks about, as JSON inside of a larger statement. */
export const aspectsOfCategory = (id: SQL) => sql`(
  select coalesce(json_agg(json_build_object('key', a.key, 'name', a.name) order by a.position, a.key), '[]')
  from category_aspects a where a.category_id = ${id} and a.dropped_at is null)`

async function selectCategories(db: Tx, where: SQL): Promise<CategoryRow[]> {
  const { rows } = await db.execute(sql`
    select c.id, c.kind, c.slug, json_build_object('en', c.name, 'ne', c.name_ne) as name, d.slug as "parentSlug",
      ${aspectsOfCategory(sql`c.id`)} as aspects, coalesce(v.version, 0) as version
    from categories c left join categories d on d.id = c.parent_id
      left join category_aspect_versions v on v.category_id = c.id
    where ${where} order by c.kind, c.parent_id nulls first, c.position, c.id`)
  return rows as unknown as CategoryRow[]
}

/** All categories, departments before their children. */
export const listCategories = (db: Tx) => selectCategories(db, sql`true`)

export const findCategory = async (
  db: Tx,
  kind: CategoryKind,
  slug: string,
): Promise<CategoryRow | undefined> =>
  (await selectCategories(db, sql`c.kind = ${kind} and c.slug = ${slug}`))[0]

/** What is asked of things, by their ids: what their category asks, or its department where that asks for nothing itself. */
export async function listAspectsOf(
  db: Tx,
  kind: CategoryKind,
  ids: number[],
): Promise<Map<number, Aspect[]>> {
  const things = kind === 'product' ? sql`products` : sql`services`
  const { rows } = await db.execute<{ id: string; own: Aspect[]; above: Aspect[] }>(sql`
    select t.id, ${aspectsOfCategory(sql`c.id`)} as own, ${aspectsOfCategory(sql`c.parent_id`)} as above
    from ${things} t join categories c on c.id = t.category_id where t.id = any(${numberList(ids)}::bigint[])`)
  return new Map(rows.map(({ id, own, above }) => [Number(id), own.length > 0 ? own : above]))
}

/** Holds the aspects of a category until the end of the transaction. */
export async function lockAspects(tx: Tx, categoryId: number): Promise<void> {
  await tx.insert(categoryAspectVersions).values({ categoryId, version: 0 }).onConflictDoNothing()
  await tx
    .select({ version: categoryAspectVersions.version })
    .from(categoryAspectVersions)
    .where(eq(categoryAspectVersions.categoryId, categoryId))
    .for('update')
}

/** Asks for these and no others. One that was dropped before is asked for again under its old key. */
export async function replaceAspects(tx: Tx, categoryId: number, aspects: Aspect[]): Promise<void> {
  await tx
    .update(categoryAspects)
    .set({ droppedAt: sql`coalesce(${categoryAspects.droppedAt}, now())` })
    .where(eq(categoryAspects.categoryId, categoryId))
  if (aspects.length > 0)
    await tx
      .insert(categoryAspects)
      .values(aspects.map(({ key, name }, position) => ({ categoryId, key, name, position })))
      .onConflictDoUpdate({
        target: [categoryAspects.categoryId, categoryAspects.key],
        set: { name: sql`excluded.name`, position: sql`excluded.position`, droppedAt: null },
      })
  await tx
    .update(categoryAspectVersions)
    .set({ version: sql`${categoryAspectVersions.version} + 1` })
    .where(eq(categoryAspectVersions.categoryId, categoryId))
}

export async function hasAspects(db: Tx): Promise<boolean> {
  const rows = await db
    .select({ id: categoryAspectVersions.categoryId })
    .from(categoryAspectVersions)
    .limit(1)
  return rows.length > 0
}
