import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { carriedStates, isOver, parcelStates } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { orders, parcels } from '../orders.tables.ts'
import { namesOf } from '../state-names.ts'

export async function listSumsAtDoors(db: Tx, parcelIds: number[]) {
  if (parcelIds.length === 0) return []
  return db
    .select({
      id: parcels.id,
      state: parcels.state,
      totalPaisa: parcels.totalPaisa,
      method: orders.method,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(inArray(parcels.id, parcelIds))
}

const carried = namesOf(carriedStates)

/** The parcels that a courier has, without those that are named, the oldest first. */
export async function listCarriedIds(db: Tx, courierId: number, without: number[], limit: number) {
  const rows = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(
      and(
        eq(parcels.courierId, courierId),
        sql`${parcels.state} in (${carried})`,
        without.length === 0 ? undefined : notInArray(parcels.id, without),
      ),
    )
    .orderBy(parcels.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The parcels of a shop that somebody brings, the first due first. */
export const listCarriedOfShop = (db: Tx, vendorId: number, limit: number) =>
  db
    .select({ id: parcels.id, orderId: parcels.orderId })
    .from(parcels)
    .where(and(eq(parcels.vendorId, vendorId), sql`${parcels.state} in (${carried})`))
    .orderBy(parcels.dueTo, parcels.id)
    .limit(limit)

const over = parcelStates.filter(isOver)

/** Those of the parcels with which nothing has happened since this time, and nothing will. */
export async function listOverBefore(db: Tx, parcelIds: number[], before: Date): Promise<number[]> {
  if (parcelIds.length === 0) return []
  const rows = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(inArray(parcels.id, parcelIds), inArray(parcels.state, over), lt(parcels.stateAt, before)))
  return rows.map(({ id }) => id)
}
