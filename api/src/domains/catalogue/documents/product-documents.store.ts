import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { isOfOpenVendor, vendorNameOf } from '../../vendors/vendors.service.ts'
import { products, type ProductStory } from '../catalogue.tables.ts'

const columns = {
  id: products.id,
  slug: products.slug,
  vendorId: products.vendorId,
  categoryId: products.categoryId,
  title: products.title,
  titleNe: products.titleNe,
  soldCount: products.soldCount,
  attributes: sql<ProductStory['attributes']>`${products.story} -> 'attributes'`,
}
export type DescribedRow = Awaited<ReturnType<typeof listDescribed>>[number]

/** What the search needs of products that are on sale. */
export const listDescribed = (db: Tx, ids: number[]) =>
  db
    .select(columns)
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.isOnSale, true)))

export const listDescribedAfter = (db: Tx, after: number, limit: number) =>
  db
    .select(columns)
    .from(products)
    .where(and(gt(products.id, after), eq(products.isOnSale, true)))
    .orderBy(products.id)
    .limit(limit)

/** What suggestions show of products that are on sale. */
export const selectProductDetails = (numbers: SQL) => sql`
  select p.id as number, json_build_object('note', ${vendorNameOf(sql.raw('p.vendor_id'))},
    'picture', p.pictures -> 0, 'pricePaisa', p.price) as details
  from products p where p.is_on_sale and ${sql.raw(isOfOpenVendor('p.vendor_id'))} and p.id = any(${numbers})`
