import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { variantFacts, type VariantFacts } from './variants.store.ts'

const onSale = sql.raw(`join products p on p.id = l.product_id and p.is_on_sale
  join product_variants v on v.id = l.variant_id and v.is_offered`)

/** The next vendors after this one that have something on sale of which few or none are left, and do not know it yet. */
export async function listVendorsWithLowStock(db: Tx, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct l.vendor_id::float8 as id from low_stock l ${onSale}
    where not l.is_told and l.vendor_id > ${after} order by 1 limit ${limit}`)
  return rows.map(({ id }) => id)
}

/**
 * What is low or sold out since a shop was last told, what is sold out first; from now on it counts as told. A row that an
 * order is just changing is left for the next day, so that neither waits for the other.
 */
export async function listNewlyLow(tx: Tx, vendorId: number) {
  const { rows } = await tx.execute<{ variant: VariantFacts; level: 'low' | 'out' }>(sql`
    with news as materialized (
      select l.variant_id from low_stock l ${onSale}
      where l.vendor_id = ${vendorId} and not l.is_told for update of l skip locked),
    told as (
      update low_stock l set is_told = true from news n where l.variant_id = n.variant_id
      returning l.variant_id, l.level)
    select to_json(f) as variant, t.level from told t join ${variantFacts} f on f.id = t.variant_id
    order by t.level desc, f.id`)
  return rows
}
