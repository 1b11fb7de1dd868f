import { and, asc, eq, sql } from 'drizzle-orm'
import { comparedDays } from '@haat/contract/domains/listings.prices.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { products, productVariants } from '../catalogue.tables.ts'

export type VariantRow = typeof productVariants.$inferSelect

/** Those that are no longer among the choices are left out. */
export const listVariants = (db: Tx, productId: number): Promise<VariantRow[]> =>
  db
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), eq(productVariants.isRemoved, false)))
    .orderBy(asc(productVariants.position))

/** Has everybody wait who changes prices, deals or the stock that lists show of a product, until the transaction ends. */
export const lockProduct = (tx: Tx, productId: number) =>
  tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('update')

export interface NewPrice {
  id: number
  /** What shoppers pay from now on. */
  pricePaisa: number
  /** What comes back when the deal ends; null while none runs. */
  standingPaisa: number | null
  oldPricePaisa: number | null
}

/** The history is written by a trigger. */
export async function updatePrices(tx: Tx, prices: NewPrice[]) {
  if (prices.length === 0) return
  await tx.execute(sql`
    update product_variants v set price = x."pricePaisa", standing_price = x."standingPaisa", old_price = x."oldPricePaisa"
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as x (id bigint, "pricePaisa" int, "standingPaisa" int, "oldPricePaisa" int)
    where v.id = x.id`)
}

/** Ends the deals of products: every variant costs again what it costs without one. */
export async function restorePrices(tx: Tx, productIds: number[]) {
  await tx.execute(sql`
    update product_variants set price = standing_price, standing_price = null, old_price = null
    where product_id = any(${numberList(productIds)}::bigint[]) and standing_price is not null`)
}

/** Cards name the only variant that is offered, so every process reads them anew, even if price and number stay the same. */
export async function updateOffered(tx: Tx, productId: number, variantIds: number[], isOffered: boolean) {
  if (variantIds.length === 0) return
  await tx.execute(sql`
    update product_variants set is_offered = ${isOffered} where id = any(${numberList(variantIds)}::bigint[])`)
  await tx.execute(sql`select note_changes('product', array[${productId}::bigint])`)
}

/**
 * Writes what lists show of products' variants into their rows: the cheapest one that is offered with its old price, the lowest
 * price of the thirty days before its present one, and how many there are. The caller has locked the products.
 */
export async function recountOffers(tx: Tx, productIds: number[]) {
  const ids = numberList(productIds)
  await tx.execute(sql`
    with offered as (
      select v.product_id, v.id, v.price, v.position, case when v.old_price > v.price then v.old_price end old_price,
        s.on_hand - s.reserved - s.allocated available
      from product_variants v join stock s on s.variant_id = v.id
      where v.product_id = any(${ids}::bigint[]) and v.is_offered and not v.is_removed
    ), sums as (select x.id, count(o.id)::int n, coalesce(sum(o.available), 0)::int stock_left
      from unnest(${ids}::bigint[]) x (id) left join offered o on o.product_id = x.id group by x.id
    ), first as materialized (select distinct on (product_id) * from offered order by product_id, price, position
    ), cheapest as (
      select o.product_id, o.price, o.old_price, coalesce(round((o.old_price - o.price) * 100.0 / o.old_price), 0)::int percent,
        case when o.old_price is not null then least(o.old_price, (
          select min(h.price) from variant_prices h where h.variant_id = o.id and h.since < present.since
            and h.since >= coalesce((select max(k.since) from variant_prices k where k.variant_id = o.id
              and k.since <= present.since - make_interval(days => ${comparedDays})), '-infinity'))) end lowest_price
      from first o cross join lateral (select max(since) since from variant_prices where variant_id = o.id) present
    )
    update products p set price = coalesce(c.price, p.price), old_price = c.old_price, lowest_price = c.lowest_price,
      discount_percent = coalesce(c.percent, 0), variant_count = sums.n, stock_left = sums.stock_left,
      is_in_stock = sums.stock_left > 0
    from sums left join cheapest c on c.product_id = sums.id where p.id = sums.id`)
}

/** What is asked for a variant, and how many there are. */
export interface VariantNow {
  id: number
  productId: number
  pricePaisa: number
  standingPaisa: number | null
  onHand: number
  promised: number
}

/** The variants of many products, as they stay until the transaction ends: the products are locked in the order of their ids. */
export async function lockVariantsOf(tx: Tx, productIds: number[]): Promise<Map<number, VariantNow>> {
  const ids = numberList(productIds)
  await tx.execute(sql`select id from products where id = any(${ids}::bigint[]) order by id for update`)
  const { rows } = await tx.execute<VariantNow & Record<string, unknown>>(sql`
    select v.id::float8 as id, v.product_id::float8 as "productId", v.price as "pricePaisa", v.standing_price as "standingPaisa",
      s.on_hand as "onHand", s.reserved + s.allocated as promised
    from product_variants v join stock s on s.variant_id = v.id
    where v.product_id = any(${ids}::bigint[]) and not v.is_removed`)
  return new Map(rows.map((row) => [row.id, row]))
}

interface StoredPoint {
  variantId: number
  since: Date
  /** Null while nothing was asked. */
  pricePaisa: number | null
}

/** The prices of some variants since a moment, in the order of time, with the one that was asked at that moment. */
export async function listPricePoints(
  db: Tx,
  variantIds: number[],
  from: Date,
): Promise<Map<number, StoredPoint[]>> {
  const { rows } = await db.execute<{ variantId: number; since: string; pricePaisa: number | null }>(sql`
    select v.id::float8 "variantId", extract(epoch from h.since)::float8 * 1000 since, h.price "pricePaisa"
    from unnest(${numberList(variantIds)}::bigint[]) v (id) cross join lateral (
      select since, price from variant_prices where variant_id = v.id and since >= coalesce(
        (select max(k.since) from variant_prices k where k.variant_id = v.id and k.since <= ${from.toISOString()}::timestamptz), '-infinity')
    ) h order by v.id, h.since`)
  const points = rows.map((row) => ({ ...row, since: new Date(Number(row.since)) }))
  return Map.groupBy(points, ({ variantId }) => variantId)
}
