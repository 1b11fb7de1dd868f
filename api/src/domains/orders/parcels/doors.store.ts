import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { carriedStates } from '@haat/contract/domains/orders.steps.rules.ts'
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
