import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { idRange, rangesInUse } from '#platform/database/id-ranges.ts'
import { numberList } from '#platform/database/prepared.ts'
import { isOfOpenVendor } from '../vendors/vendors.service.ts'
import { categories, products, productVariants, stock, variantPrices } from './catalogue.tables.ts'

export type ProductRow = typeof products.$inferSelect
export type CategoryRow = typeof categories.$inferSelect

export const listCategoryRows = (db: Tx, kind?: CategoryRow['kind']): Promise<CategoryRow[]> =>
  db
    .select()
    .from(categories)
    .where(kind && eq(categories.kind, kind))
    .orderBy(categories.position, categories.id)

/** The categories from the department down, as JSON inside of a larger statement. */
export const categoryPathOf = (categoryId: SQL) => sql<{ slug: string; name: Bilingual }[]>`(
  select json_agg(json_build_object('slug', c.slug, 'name', json_build_object('en', c.name, 'ne', c.name_ne))
    order by c.parent_id nulls first)
  from categories own join categories c on c.id in (own.id, own.parent_id) where own.id = ${categoryId})`

/** What suggestions show of categories of a kind. */
export const selectCategoryDetails = (kind: CategoryRow['kind'], numbers: SQL) => sql`
  select c.id as number, json_build_object(
    'note', case when parent.id is not null then json_build_object('en', parent.name, 'ne', parent.name_ne) end,
    ${sql.raw(`'${kind}Count'`)}, c.item_count) as details
  from categories c left join categories parent on parent.id = c.parent_id
  where c.kind = ${sql.raw(`'${kind}'`)} and c.item_count > 0 and c.id = any(${numbers})`

/** A statement holds 65,535 values at most. */
const rowsPerInsert = 500
const chunked = <T>(rows: T[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsPerInsert) }, (_, at) =>
    rows.slice(at * rowsPerInsert, (at + 1) * rowsPerInsert),
  )

export const insertCategories = (db: Tx, rows: (typeof categories.$inferInsert)[]) =>
  db.insert(categories).values(rows).returning({ id: categories.id, slug: categories.slug })

/** Returns the ids in the order of the rows. */
export async function insertProducts(db: Tx, rows: (typeof products.$inferInsert)[]): Promise<number[]> {
  const ids: number[] = []
  for (const some of chunked(rows)) {
    const made = await db.insert(products).values(some).returning({ id: products.id })
    ids.push(...made.map((row) => row.id))
  }
  return ids
}

/** Returns the ids in the order of the rows. */
export async function insertVariants(
  db: Tx,
  rows: (typeof productVariants.$inferInsert & { onHand: number })[],
): Promise<number[]> {
  const ids: number[] = []
  for (const some of chunked(rows)) {
    const made = await db.insert(productVariants).values(some).returning({ id: productVariants.id })
    const stockRows = made.map(({ id }, at) => ({
      variantId: id,
      vendorId: some[at]!.vendorId,
      onHand: some[at]!.onHand,
    }))
    await db.insert(stock).values(stockRows)
    ids.push(...made.map((row) => row.id))
  }
  return ids
}

/** For seeds: gives variants a past, in the place of what their trigger has written. */
export async function replacePrices(db: Tx, rows: (typeof variantPrices.$inferInsert)[]) {
  for (const some of chunked([...new Set(rows.map(({ variantId }) => variantId))])) {
    await db.delete(variantPrices).where(sql`${variantPrices.variantId} = any(${numberList(some)}::bigint[])`)
  }
  for (const some of chunked(rows)) await db.insert(variantPrices).values(some)
}

const isShown = sql.raw(isOfOpenVendor('vendor_id'))

/** Counts what is on sale in each category and its children. */
export async function recountCategories(db: Tx) {
  await db.execute(sql`
    with own as (
      select category_id, count(*)::int n from products where is_on_sale and ${isShown} group by category_id
      union all
      select category_id, count(*)::int from services where is_offered and ${isShown} group by category_id
    ), summed as (
      select c.id, coalesce(sum(o.n), 0)::int n from categories c
      left join categories child on child.id = c.id or child.parent_id = c.id
      left join own o on o.category_id = child.id group by c.id
    )
    update categories set item_count = summed.n from summed where summed.id = categories.id`)
}

/**
 * Counts what a vendor has on sale into its categories, or out of them with `sign` -1. The rows are locked in the order of
 * their ids, so that two of these never wait for each other in a circle.
 */
export async function addToCategories(tx: Tx, vendorId: number, sign: 1 | -1) {
  await tx.execute(sql`
    with own as (
      select category_id, count(*)::int n from products where is_on_sale and vendor_id = ${vendorId} group by category_id
      union all
      select category_id, count(*)::int from services where is_offered and vendor_id = ${vendorId} group by category_id
    ), summed as (
      select c.id, sum(o.n)::int n from own o join categories child on child.id = o.category_id
      join categories c on c.id in (child.id, child.parent_id) group by c.id
    ), locked as materialized (
      select id from categories where id in (select id from summed) order by id for update
    )
    update categories c set item_count = greatest(0, c.item_count + ${sign}::int * summed.n)
    from summed where summed.id = c.id and (select count(*) from locked) > 0`)
}

/** The products of a vendor with how they are offered, the oldest first. */
export const listProductsOfVendor = (db: Tx, vendorId: number) =>
  db
    .select({
      id: products.id,
      oldPricePaisa: products.oldPricePaisa,
      variantCount: products.variantCount,
    })
    .from(products)
    .where(eq(products.vendorId, vendorId))
    .orderBy(asc(products.id))

export async function hasCategories(db: Tx): Promise<boolean> {
  const rows = await db.select({ id: categories.id }).from(categories).limit(1)
  return rows.length > 0
}

export async function hasProducts(db: Tx): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).limit(1)
  return rows.length > 0
}

const isOnSale = sql`${products.isOnSale} and ${isShown}`

export const productRanges = (db: Tx, width: number) =>
  rangesInUse(db, { table: products, id: products.id, where: isOnSale, width })

/** For the sitemap: of the products on sale only what their addresses are made of. */
export const listProductAddresses = (db: Tx, range: number, width: number) =>
  db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(idRange(products.id, range, width), isOnSale))
    .orderBy(asc(products.id))

/** What the options of some products are called. */
export const listProductOptions = (db: Tx, ids: number[]) =>
  db
    .select({ id: products.id, options: products.options })
    .from(products)
    .where(sql`${products.id} = any(${numberList(ids)}::bigint[])`)
