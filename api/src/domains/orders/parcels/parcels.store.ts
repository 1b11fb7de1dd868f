import { and, eq, sql } from 'drizzle-orm'
import type { ParcelState } from '@haat/contract/domains/orders.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { parcelEvents, parcels } from '../orders.tables.ts'

interface Move {
  from: ParcelState
  to: ParcelState
  actor: string
  note?: string | undefined
  at?: Date | undefined
}

/** False when the parcel is no longer in the state `from`, because another request was first. */
export async function moveParcelRow(
  tx: Tx,
  id: number,
  { from, to, actor, note, at }: Move,
): Promise<boolean> {
  const moved = await tx
    .update(parcels)
    .set({ state: to, stateAt: at ?? sql`now()` })
    .where(and(eq(parcels.id, id), eq(parcels.state, from)))
    .returning({ id: parcels.id })
  if (moved.length === 0) return false
  await tx.execute(sql`
    insert into ${parcelEvents} (parcel_id, position, state, actor, note, at)
    select ${id}, max(position) + 1, ${to}, ${actor}, ${note ?? null}, coalesce(${at?.toISOString() ?? null}::timestamptz, now())
    from ${parcelEvents} where parcel_id = ${id}`)
  return true
}

export const updateParcel = (tx: Tx, id: number, set: Partial<typeof parcels.$inferInsert>) =>
  tx.update(parcels).set(set).where(eq(parcels.id, id))
