import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { tellMovementSql, type MovementFacts } from './stock.store.ts'

interface Correction {
  variantId: number
  vendorId: number
  change: number
  /** What must be on hand before; left out where any amount will do. */
  seenOnHand?: number
  maxOnHand: number
}

/**
 * Changes what is on hand, unless less than what is promised to orders would be left or somebody else has changed it: then
 * it returns false. One row is changed under its lock, so of two corrections and an order each sees what the other did.
 */
export async function correctStockRow(
  tx: Tx,
  { variantId, vendorId, change, seenOnHand, maxOnHand }: Correction,
  facts: MovementFacts,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with changed as (
      update stock s set on_hand = s.on_hand + ${change}::int
      where s.variant_id = ${variantId} and s.vendor_id = ${vendorId}
        and s.on_hand + ${change}::int between s.reserved + s.allocated and ${maxOnHand}::int
        ${seenOnHand === undefined ? sql`` : sql`and s.on_hand = ${seenOnHand}::int`}
      returning s.variant_id)
    select ${tellMovementSql(facts)} from changed`)
  return rows.length > 0
}

export interface StockCount {
  variantId: number
  seenOnHand: number
  counted: number
}

/**
 * Writes down many counts at once; the answer has the variants that still had what was seen, and of which no less is left than is promised. Rows are
 * locked in the order of their ids, as an order locks them.
 */
export async function countStockRows(
  tx: Tx,
  vendorId: number,
  counts: readonly StockCount[],
  facts: MovementFacts,
): Promise<number[]> {
  const ids = numberList(counts.map(({ variantId }) => variantId))
  const { rows } = await tx.execute<{ id: number }>(sql`
    with told as materialized (select ${tellMovementSql(facts)}),
    locked as materialized (select variant_id from stock where variant_id = any(${ids}::bigint[]) order by variant_id for update),
    changed as (
      update stock s set on_hand = w.counted
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as w ("variantId" bigint, "seenOnHand" int, counted int)
      where s.variant_id = w."variantId" and s.vendor_id = ${vendorId} and s.on_hand = w."seenOnHand"
        and w.counted >= s.reserved + s.allocated and (select count(*) from locked) > 0 and (select count(*) from told) > 0
      returning s.variant_id)
    select variant_id::float8 as id from changed`)
  return rows.map(({ id }) => id)
}

/** Whether there is such a variant of this vendor. */
export async function setLowMark(
  db: Tx,
  { variantId, vendorId }: Pick<Correction, 'variantId' | 'vendorId'>,
  lowMark: number | null,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update stock set low_mark = ${lowMark}::smallint where variant_id = ${variantId} and vendor_id = ${vendorId}
    returning variant_id`)
  return rows.length > 0
}
