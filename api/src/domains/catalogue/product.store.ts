import { and, asc, desc, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { vendorCardOf } from '../vendors/vendors.service.ts'
import { cardColumns } from './catalogue.store.ts'
import { products } from './catalogue.tables.ts'
import { availableStock } from './stock/variants.store.ts'

interface VariantRow {
  id: number
  sku: string
  values: string[]
  pricePaisa: number
  oldPricePaisa: number | null
  available: number
}

/**
 * The page of a product is read in one statement, with its variants, its vendor and its categories from the department down. Columns
 * are written with their table's name here, which drizzle leaves out when there is one table only.
 */
const variants = sql<VariantRow[]>`(
  select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'values', v.values, 'pricePaisa', v.price,
    'oldPricePaisa', v.old_price, 'available', ${availableStock}) order by v.position), '[]')
  from product_variants v join stock s on s.variant_id = v.id where v.product_id = products.id)`
const categories = sql<Product['categories']>`(
  select json_agg(json_build_object('slug', c.slug, 'name', json_build_object('en', c.name, 'ne', c.name_ne))
    order by c.parent_id nulls first)
  from categories own join categories c on c.id in (own.id, own.parent_id) where own.id = products.category_id)`

const seller = vendorCardOf(sql.raw('products.vendor_id'))

const isShown = and(eq(products.id, sql.placeholder('id')), eq(products.isOnSale, true))

const wholeProduct = prepared((db) =>
  db
    .select({ ...getTableColumns(products), variants, categories, seller })
    .from(products)
    .where(isShown),
)
export async function findProduct(db: Tx, id: number) {
  const [row] = await wholeProduct(db).execute({ id })
  return row ?? null
}

const basics = prepared((db) =>
  db
    .select({
      id: products.id,
      vendorId: products.vendorId,
      categoryId: products.categoryId,
      pricePaisa: products.pricePaisa,
      questionCount: products.questionCount,
    })
    .from(products)
    .where(isShown),
)
/** The few columns that are needed to find related products, reviews and questions. */
export async function findProductBasics(db: Tx, id: number) {
  const [row] = await basics(db).execute({ id })
  return row ?? null
}
export type ProductBasics = NonNullable<Awaited<ReturnType<typeof findProductBasics>>>

const { placeholder } = sql
const given = {
  id: placeholder('id'),
  vendorId: placeholder('vendorId'),
  pricePaisa: sql`${placeholder('pricePaisa')}::int`,
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
    side(
      and(others, sql`${products.pricePaisa} >= ${given.pricePaisa}`),
      asc(products.pricePaisa),
      asc(products.id),
    ),
    side(
      and(others, sql`${products.pricePaisa} < ${given.pricePaisa}`),
      desc(products.pricePaisa),
      desc(products.id),
    ),
  )
})
const relatedCount = 10

/** Best sellers of the same vendor, and products of other vendors in the category, the nearest in price first. */
export async function listRelated(db: Tx, { id, vendorId, categoryId, pricePaisa }: ProductBasics) {
  const rows = await related(db).execute({ id, vendorId, categoryId, pricePaisa })
  const similar = rows
    .filter((row) => !row.isOfVendor)
    .toSorted((a, b) => Math.abs(a.pricePaisa - pricePaisa) - Math.abs(b.pricePaisa - pricePaisa))
  return { fromVendor: rows.filter((row) => row.isOfVendor), similar: similar.slice(0, relatedCount) }
}
