import { and, asc, desc, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import type { Tx } from '#platform/db/database.ts'
import { prepared } from '#platform/db/prepared.ts'
import { cardColumns } from './catalogue.store.ts'
import { products } from './catalogue.tables.ts'
import { availableStock } from './sellable.store.ts'

interface VariantRow {
  id: number
  sku: string
  values: string[]
  price: number
  oldPrice: number | null
  available: number
}

/**
 * What a product's page needs comes in one answer: what it can be had in, and where it stands, from the department down.
 * Columns carry their table's name here, which drizzle leaves out where there is one table only.
 */
const variants = sql<VariantRow[]>`(
  select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'values', v.values, 'price', v.price,
    'oldPrice', v.old_price, 'available', ${availableStock}) order by v.position), '[]')
  from product_variants v join stock s on s.variant_id = v.id where v.product_id = products.id)`
const categories = sql<Product['categories']>`(
  select json_agg(json_build_object('slug', c.slug, 'name', json_build_object('en', c.name, 'ne', c.name_ne))
    order by c.parent_id nulls first)
  from categories own join categories c on c.id in (own.id, own.parent_id) where own.id = products.category_id)`

const isShown = and(eq(products.id, sql.placeholder('id')), eq(products.isOnSale, true))

const wholeProduct = prepared((db) =>
  db
    .select({ ...getTableColumns(products), variants, categories })
    .from(products)
    .where(isShown),
)
export async function findProduct(db: Tx, id: number) {
  const [row] = await wholeProduct(db).execute({ id })
  return row ?? null
}

const place = prepared((db) =>
  db
    .select({
      id: products.id,
      vendorId: products.vendorId,
      categoryId: products.categoryId,
      price: products.price,
      questionCount: products.questionCount,
    })
    .from(products)
    .where(isShown),
)
/** What is needed to find what belongs to it. */
export async function findProductPlace(db: Tx, id: number) {
  const [row] = await place(db).execute({ id })
  return row ?? null
}
export type ProductPlace = NonNullable<Awaited<ReturnType<typeof findProductPlace>>>

const { placeholder } = sql
const given = {
  id: placeholder('id'),
  vendorId: placeholder('vendorId'),
  price: sql`${placeholder('price')}::int`,
}

const related = prepared((db) => {
  const side = (where: SQL | undefined, ...order: SQL[]) =>
    db
      .select({ ...cardColumns, isOfVendor: sql<boolean>`${products.vendorId} = ${given.vendorId}` })
      .from(products)
      .where(and(where, ne(products.id, given.id), eq(products.isOnSale, true)))
      .orderBy(...order)
      .limit(relatedCount)
  const others = and(
    eq(products.categoryId, placeholder('categoryId')),
    ne(products.vendorId, given.vendorId),
  )
  return unionAll(
    side(eq(products.vendorId, given.vendorId), desc(products.soldCount), desc(products.id)),
    side(and(others, sql`${products.price} >= ${given.price}`), asc(products.price), asc(products.id)),
    side(and(others, sql`${products.price} < ${given.price}`), desc(products.price), desc(products.id)),
  )
})
const relatedCount = 10

/** More of the same vendor, best sellers first, and of others the nearest in price, from both sides of the index. */
export async function listRelated(db: Tx, { id, vendorId, categoryId, price }: ProductPlace) {
  const rows = await related(db).execute({ id, vendorId, categoryId, price })
  const similar = rows
    .filter((row) => !row.isOfVendor)
    .toSorted((a, b) => Math.abs(a.price - price) - Math.abs(b.price - price))
  return { fromVendor: rows.filter((row) => row.isOfVendor), similar: similar.slice(0, relatedCount) }
}
