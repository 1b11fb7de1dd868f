import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { numberList, prepared } from '#platform/database/prepared.ts'
import { suspendedVendorName } from '../../vendors/vendors.service.ts'
import type { products } from '../catalogue.tables.ts'

/** How many can still be sold, of a row `stock s`. */
export const availableStock = sql.raw('(s.on_hand - s.reserved - s.allocated)')

/** All variants on sale, to be joined into a larger statement, with the name of a vendor who is suspended. */
export const sellable = sql.raw(`(
  select v.id, v.price, (s.on_hand - s.reserved - s.allocated) available, ${suspendedVendorName('p.vendor_id')} suspended
  from product_variants v join products p on p.id = v.product_id and p.is_on_sale and v.is_offered and not v.is_removed
  join stock s on s.variant_id = v.id)`)

/** What a cart or an order needs of a variant, also of one that is no longer on sale; joined by `id`. */
export const variantFacts = sql.raw(`(
  select v.id, v.values, v.sku, v.price "pricePaisa", v.old_price "oldPricePaisa", s.on_hand - s.reserved - s.allocated available,
    p.id "productId", p.category_id "categoryId", p.vendor_id "vendorId", p.slug, p.title, p.title_ne "titleNe", p.pictures, p.options,
    p.return_days "returnDays", p.tax_kind "taxKind", p.min_days "minDays", p.max_days "maxDays", p.is_cash_possible "isCashPossible",
    p.is_on_sale and v.is_offered and not v.is_removed "isOnSale"
  from product_variants v join products p on p.id = v.product_id join stock s on s.variant_id = v.id)`)

type ProductRow = typeof products.$inferSelect
export interface VariantFacts extends Pick<
  ProductRow,
  | 'vendorId'
  | 'categoryId'
  | 'slug'
  | 'title'
  | 'titleNe'
  | 'pictures'
  | 'options'
  | 'returnDays'
  | 'taxKind'
  | 'minDays'
  | 'maxDays'
  | 'isCashPossible'
  | 'isOnSale'
> {
  id: number
  productId: number
  values: string[]
  sku: string
  pricePaisa: number
  oldPricePaisa: number | null
  available: number
}

/** The variants of some products, also those that are no longer on sale. */
export async function listVariantIds(db: Tx, productIds: number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id::float8 as id from product_variants where product_id = any(${numberList(productIds)}::bigint[])`)
  return rows.map(({ id }) => id)
}

const variantsById = prepared((db) =>
  db
    .select({ variants: sql<VariantFacts[]>`coalesce(json_agg(v), '[]')` })
    .from(sql`${variantFacts} v where v.id = any(${sql.placeholder('ids')}::bigint[])`),
)

/** In no particular order; variants that are no longer on sale are included. */
export const findVariants = async (db: Tx, ids: number[]): Promise<VariantFacts[]> =>
  (await variantsById(db).execute({ ids: numberList(ids) }))[0]!.variants
