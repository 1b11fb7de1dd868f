import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { parcelEvents, parcels } from '../orders.tables.ts'
import { doorPayments, parcelVisits } from './parcels.tables.ts'

export type DoorPaymentRow = typeof doorPayments.$inferSelect

/** False where its reference was noted for another parcel of the shop. */
export async function insertDoorPayment(tx: Tx, row: typeof doorPayments.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(doorPayments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: doorPayments.parcelId })
  return rows.length > 0
}

export async function findDoorPayment(db: Tx, parcelId: number): Promise<DoorPaymentRow | undefined> {
  const [row] = await db.select().from(doorPayments).where(eq(doorPayments.parcelId, parcelId))
  return row
}

export const updateDoorPayment = (tx: Tx, parcelId: number, set: Partial<typeof doorPayments.$inferInsert>) =>
  tx.update(doorPayments).set(set).where(eq(doorPayments.parcelId, parcelId))

/** Those of a shop that nobody has answered, the oldest first. */
export const listOpenDoorPayments = (db: Tx, vendorId: number, limit: number) =>
  db
    .select({
      orderId: doorPayments.orderId,
      courierId: parcels.courierId,
      amountPaisa: doorPayments.amountPaisa,
      reference: doorPayments.reference,
      saidAt: doorPayments.saidAt,
    })
    .from(doorPayments)
    .innerJoin(parcels, eq(parcels.id, doorPayments.parcelId))
    .where(and(eq(doorPayments.vendorId, vendorId), isNull(doorPayments.answer)))
    .orderBy(doorPayments.saidAt, doorPayments.parcelId)
    .limit(limit)

/** The parcels of payments that nobody has answered and staff were not told of, the oldest first. */
export const listUntold = (db: Tx, since: Date, limit: number) =>
  db
    .select({ id: doorPayments.parcelId, orderId: doorPayments.orderId })
    .from(doorPayments)
    .where(and(isNull(doorPayments.answer), isNull(doorPayments.toldAt), lt(doorPayments.saidAt, since)))
    .orderBy(doorPayments.saidAt)
    .limit(limit)

export const insertVisit = (tx: Tx, parcelId: number, at: Date) =>
  tx.insert(parcelVisits).values({ parcelId, at })

/** When somebody was at the door in vain for the last time: in parcels from before visits were recorded, when it was told. */
export async function findLastVisit(tx: Tx, parcelId: number): Promise<Date | undefined> {
  const [visit] = await tx
    .select({ at: parcelVisits.at })
    .from(parcelVisits)
    .where(eq(parcelVisits.parcelId, parcelId))
    .orderBy(desc(parcelVisits.at))
    .limit(1)
  if (visit) return visit.at
  const [event] = await tx
    .select({ at: parcelEvents.at })
    .from(parcelEvents)
    .where(and(eq(parcelEvents.parcelId, parcelId), eq(parcelEvents.state, 'tried')))
    .orderBy(desc(parcelEvents.position))
    .limit(1)
  return event?.at
}
