import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { numberList, prepared } from '#platform/db/prepared.ts'
import { products, productVariants, stock } from './catalogue.tables.ts'

/** What is not promised to anybody, of `stock s`. */
export const availableStock = sql.raw('(s.on_hand - s.reserved - s.allocated)')

/** All variants on sale, to be joined into a statement that must be the only one. */
export const sellable = sql.raw(`(
  select v.id, v.price, (s.on_hand - s.reserved - s.allocated) available
  from product_variants v join products p on p.id = v.product_id and p.is_on_sale
  join stock s on s.variant_id = v.id)`)

const variantsById = prepared((db) =>
  db
    .select({
      id: productVariants.id,
      values: productVariants.values,
      sku: productVariants.sku,
      price: productVariants.price,
      oldPrice: productVariants.oldPrice,
      available: sql<number>`${stock.onHand} - ${stock.reserved} - ${stock.allocated}`,
      productId: products.id,
      vendorId: products.vendorId,
      slug: products.slug,
      title: products.title,
      titleNe: products.titleNe,
      pictures: products.pictures,
      options: products.options,
      returnDays: products.returnDays,
      minDays: products.minDays,
      maxDays: products.maxDays,
      isCashPossible: products.isCashPossible,
      isOnSale: products.isOnSale,
    })
    .from(productVariants)
    .innerJoin(products, sql`${products.id} = ${productVariants.productId}`)
    .innerJoin(stock, sql`${stock.variantId} = ${productVariants.id}`)
    .where(sql`${productVariants.id} = any(${sql.placeholder('ids')}::bigint[])`),
)

/** In no order; with those that are no longer on sale. */
export const findVariants = (db: Tx, ids: number[]) => variantsById(db).execute({ ids: numberList(ids) })
export type FoundVariant = Awaited<ReturnType<typeof findVariants>>[number]
