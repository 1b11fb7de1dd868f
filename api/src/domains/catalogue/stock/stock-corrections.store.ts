import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
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

/** Writes how many of several variants were counted. The caller has locked their rows and looked at what they said. */
export async function countStockRows(
  tx: Tx,
  counted: { variantId: number; onHand: number }[],
  facts: MovementFacts,
) {
  await tx.execute(sql`
    with changed as (
      update stock s set on_hand = x."onHand"
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as x ("variantId" bigint, "onHand" int)
      where s.variant_id = x."variantId" returning s.variant_id)
    select ${tellMovementSql(facts)} from changed`)
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
