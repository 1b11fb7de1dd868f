import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { jsonRowReader, type JsonRow } from '#platform/database/json-rows.ts'
import { numberList } from '#platform/database/prepared.ts'
import { products, productVariants } from '../catalogue.tables.ts'

export type { ProductOption, ProductStory } from '../catalogue.tables.ts'
/** A choice as it is. */
export interface LiveVariant {
  id: number
  values: string[]
  sku: string
  pricePaisa: number
  oldPricePaisa: number | null
  /** What it costs without a deal. */
  standingPaisa: number
  isOffered: boolean
  onHand: number
  reserved: number
  allocated: number
}
export interface LiveProduct {
  product: typeof products.$inferSelect
  variants: LiveVariant[]
  categorySlug: string | null
}

/** The slug of a category by its id. */
export const categorySlugSql = (id: string) => `(select slug from categories where id = ${id})`

/** A product with its choices as they are, those that were removed left out, for `readLiveProduct`; null where there is none. */
export const liveProductSql = (id: SQL) => sql`(
  select json_build_object('product', p, 'categorySlug', ${sql.raw(categorySlugSql('p.category_id'))}, 'variants', (
    select coalesce(json_agg(json_build_object('id', v.id, 'values', v.values, 'sku', v.sku, 'pricePaisa', v.price,
      'oldPricePaisa', v.old_price, 'standingPaisa', coalesce(v.standing_price, v.price), 'isOffered', v.is_offered,
      'onHand', s.on_hand, 'reserved', s.reserved, 'allocated', s.allocated) order by v.position), '[]')
    from product_variants v join stock s on s.variant_id = v.id where v.product_id = p.id and not v.is_removed))
  from products p where p.id = ${id})`

export interface LiveProductJson extends Omit<LiveProduct, 'product'> {
  product: JsonRow
}
const readProduct = jsonRowReader(products)
export const readLiveProduct = (found: LiveProductJson): LiveProduct => ({
  ...found,
  product: readProduct(found.product),
})

export async function findLiveProduct(db: Tx, id: number): Promise<LiveProduct> {
  const { rows } = await db.execute<{ found: LiveProductJson | null }>(
    sql`select ${liveProductSql(sql`${id}`)} as found`,
  )
  const { found } = rows[0]!
  if (!found) throw new Error(`There is no product ${id}`)
  return readLiveProduct(found)
}

type ProductChange = Partial<typeof products.$inferInsert>
/** To be awaited, or to be a part of another statement. */
export const changeProduct = (tx: Tx, id: number, change: ProductChange) =>
  tx.update(products).set(change).where(eq(products.id, id)).returning({ id: products.id })
export const updateProduct = async (tx: Tx, id: number, change: ProductChange) => {
  if (Object.keys(change).length > 0) await changeProduct(tx, id, change)
}
/** Takes products off sale or puts them back. Who calls it has the search look at them again. */
export const showProducts = (tx: Tx, ids: number[], isOnSale: boolean) =>
  tx.update(products).set({ isOnSale }).where(inArray(products.id, ids))

interface Terms {
  id: number
  minDays: number
  maxDays: number
  isCashPossible: boolean
}
/** Writes of several products when they arrive and whether they are paid at the door. */
export async function updateTerms(tx: Tx, rows: Terms[]) {
  await tx.execute(sql`
    update products p set min_days = x."minDays", max_days = x."maxDays", is_cash_possible = x."isCashPossible"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x (id bigint, "minDays" int, "maxDays" int, "isCashPossible" boolean)
    where p.id = x.id`)
}

/** All choices that a product has ever had. */
export const listAllVariants = (tx: Tx, productId: number) =>
  tx
    .select({ id: productVariants.id, values: productVariants.values, isRemoved: productVariants.isRemoved })
    .from(productVariants)
    .where(eq(productVariants.productId, productId))

/** SKUs are unique in a shop: those that are given up must not be in the way of those that come. */
export async function removeVariants(tx: Tx, ids: number[]) {
  await tx.execute(sql`
    update product_variants set sku = '~' || id, is_removed = true
    where id = any(${numberList(ids)}::bigint[]) and not is_removed`)
}

/** Puts choices into their places, those too that were removed. Two may change their SKUs with each other: first all give theirs up. */
export async function placeVariants(tx: Tx, places: { id: number; sku: string; position: number }[]) {
  if (places.length === 0) return
  const ids = numberList(places.map(({ id }) => id))
  await tx.execute(sql`update product_variants set sku = '~' || id where id = any(${ids}::bigint[])`)
  await tx.execute(sql`
    update product_variants v set sku = x.sku, position = x.position, is_removed = false
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as x (id bigint, sku text, position int) where v.id = x.id`)
}

/**
 * Offers a variant anew: nothing of an earlier deal is left, and there is as much on hand as is promised at least. The caller
 * has told why.
 */
export async function offerAnew(
  tx: Tx,
  id: number,
  { pricePaisa, isOffered, onHand }: { pricePaisa: number; isOffered: boolean; onHand: number },
) {
  const change = { pricePaisa, isOffered, standingPaisa: null, oldPricePaisa: null }
  await tx.update(productVariants).set(change).where(eq(productVariants.id, id))
  await tx.execute(sql`
    update stock set on_hand = greatest(${onHand}::int, reserved + allocated) where variant_id = ${id}`)
}

/** No price stays above the MRP; a variant whose price falls by it leaves its deal. */
export async function capPrices(tx: Tx, productId: number, mrpPaisa: number) {
  await tx.execute(sql`
    update product_variants set price = least(coalesce(standing_price, price), ${mrpPaisa}::int), standing_price = null, old_price = null
    where product_id = ${productId} and not is_removed and greatest(price, standing_price) > ${mrpPaisa}::int`)
}

export const findSkus = (db: Tx, vendorId: number, skus: string[]) =>
  db
    .select({ sku: productVariants.sku, productId: productVariants.productId })
    .from(productVariants)
    .where(and(eq(productVariants.vendorId, vendorId), inArray(productVariants.sku, skus)))
