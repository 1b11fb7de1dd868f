import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { numberList, prepared } from '#platform/db/prepared.ts'
import type { products } from './catalogue.tables.ts'

/** What is not promised to anybody, of `stock s`. */
export const availableStock = sql.raw('(s.on_hand - s.reserved - s.allocated)')

/** All variants on sale, to be joined into a statement that must be the only one. */
export const sellable = sql.raw(`(
  select v.id, v.price, (s.on_hand - s.reserved - s.allocated) available
  from product_variants v join products p on p.id = v.product_id and p.is_on_sale
  join stock s on s.variant_id = v.id)`)

/** What a cart or an order has to know of a variant, also of one that is no longer on sale; joined by `id`. */
export const variantFacts = sql.raw(`(
  select v.id, v.values, v.sku, v.price, v.old_price "oldPrice", s.on_hand - s.reserved - s.allocated available,
    p.id "productId", p.vendor_id "vendorId", p.slug, p.title, p.title_ne "titleNe", p.pictures, p.options,
    p.return_days "returnDays", p.min_days "minDays", p.max_days "maxDays", p.is_cash_possible "isCashPossible",
    p.is_on_sale "isOnSale"
  from product_variants v join products p on p.id = v.product_id join stock s on s.variant_id = v.id)`)

type ProductRow = typeof products.$inferSelect
export interface FoundVariant extends Pick<
  ProductRow,
  | 'vendorId'
  | 'slug'
  | 'title'
  | 'titleNe'
  | 'pictures'
  | 'options'
  | 'returnDays'
  | 'minDays'
  | 'maxDays'
  | 'isCashPossible'
  | 'isOnSale'
> {
  id: number
  productId: number
  values: string[]
  sku: string
  price: number
  oldPrice: number | null
  available: number
}

const variantsById = prepared((db) =>
  db
    .select({ variants: sql<FoundVariant[]>`coalesce(json_agg(v), '[]')` })
    .from(sql`${variantFacts} v where v.id = any(${sql.placeholder('ids')}::bigint[])`),
)

/** In no order; with those that are no longer on sale. */
export const findVariants = async (db: Tx, ids: number[]): Promise<FoundVariant[]> =>
  (await variantsById(db).execute({ ids: numberList(ids) }))[0]!.variants
