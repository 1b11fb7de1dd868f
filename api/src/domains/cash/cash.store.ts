import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { cashDays, cashDifferences, cashHandIns, cashRemittances, cashTakings } from './cash.tables.ts'

export type HandInRow = typeof cashHandIns.$inferSelect
export type RemittanceRow = typeof cashRemittances.$inferSelect
export type TakingRow = typeof cashTakings.$inferSelect

/** Lets everything that changes cash happen one after the other, so that nothing slips past the end of a day. Readers and deliveries do not wait. */
export const lockCash = (tx: Tx) => tx.execute(sql`lock table ${cashDays} in share row exclusive mode`)

const isNotHandedIn = isNull(cashTakings.handInId)
/** What couriers owe, without what only shops say. */
const isHeld = and(isNotHandedIn, eq(cashTakings.isSaid, false))
const isUncounted = and(isNull(cashHandIns.countedAt), isNull(cashHandIns.undoneAt))
const isDiffering = isNotNull(cashHandIns.owedPaisa)

const heldSums = {
  heldPaisa: sql<number>`sum(${cashTakings.amountPaisa})::float8`,
  parcelCount: sql<number>`count(*)::int`,
  oldestAt: sql<Date>`min(${cashTakings.takenAt})`.mapWith(cashTakings.takenAt),
}
export interface HeldSums {
  heldPaisa: number
  parcelCount: number
  oldestAt: Date
}

/** What couriers hold, of one of them or of the parcels of one shop only. */
export const sumHeldByCourier = (db: Tx, only: { courierId?: number; vendorId?: number } = {}) =>
  db
    .select({ courierId: cashTakings.courierId, ...heldSums })
    .from(cashTakings)
    .where(
      and(
        isHeld,
        only.courierId === undefined ? undefined : eq(cashTakings.courierId, only.courierId),
        only.vendorId === undefined ? undefined : eq(cashTakings.vendorId, only.vendorId),
      ),
    )
    .groupBy(cashTakings.courierId)

/** What couriers hold of the parcels of each shop, most first, and of how many shops. */
export const sumHeldByShop = (db: Tx, limit: number) =>
  db
    .select({ vendorId: cashTakings.vendorId, ...heldSums, shopCount: sql<number>`count(*) over ()::int` })
    .from(cashTakings)
    .where(isHeld)
    .groupBy(cashTakings.vendorId)
    .orderBy(sql`sum(${cashTakings.amountPaisa}) desc`, cashTakings.vendorId)
    .limit(limit)

/** What only shops say that couriers took, by courier. */
export const sumSaid = (db: Tx, courierId?: number) =>
  db
    .select({ courierId: cashTakings.courierId, paisa: heldSums.heldPaisa })
    .from(cashTakings)
    .where(
      and(
        isNotHandedIn,
        eq(cashTakings.isSaid, true),
        courierId === undefined ? undefined : eq(cashTakings.courierId, courierId),
      ),
    )
    .groupBy(cashTakings.courierId)

/** What was not handed in, also what only shops say. */
export const listHeld = (db: Tx, courierId: number, limit: number): Promise<TakingRow[]> =>
  db
    .select()
    .from(cashTakings)
    .where(and(isNotHandedIn, eq(cashTakings.courierId, courierId)))
    .orderBy(cashTakings.takenAt, cashTakings.parcelId)
    .limit(limit)

/** The same of the parcels of one shop, the oldest first. */
export const listHeldOfShop = (db: Tx, vendorId: number, limit: number): Promise<TakingRow[]> =>
  db
    .select()
    .from(cashTakings)
    .where(and(isNotHandedIn, eq(cashTakings.vendorId, vendorId)))
    .orderBy(cashTakings.takenAt, cashTakings.parcelId)
    .limit(limit)

export const listTakings = (db: Tx, parcelIds: number[]): Promise<TakingRow[]> =>
  db.select().from(cashTakings).where(inArray(cashTakings.parcelId, parcelIds))

export async function listParcelsOf(db: Tx, handInId: string): Promise<number[]> {
  const rows = await db
    .select({ id: cashTakings.parcelId })
    .from(cashTakings)
    .where(eq(cashTakings.handInId, handInId))
  return rows.map(({ id }) => id)
}

/** The parcels whose cash was counted on a day. */
export const listParcelsCountedOn = (db: Tx, day: string): Promise<{ id: number; orderId: number }[]> =>
  db
    .select({ id: cashTakings.parcelId, orderId: cashTakings.orderId })
    .from(cashHandIns)
    .innerJoin(cashTakings, eq(cashTakings.handInId, cashHandIns.id))
    .where(eq(cashHandIns.countedDay, day))

/** How many there were. */
export async function takeIn(tx: Tx, parcelIds: number[], handInId: string): Promise<number> {
  const rows = await tx
    .update(cashTakings)
    .set({ handInId })
    .where(and(isNotHandedIn, inArray(cashTakings.parcelId, parcelIds)))
    .returning({ id: cashTakings.parcelId })
  return rows.length
}

export const giveBack = (tx: Tx, handInId: string) =>
  tx.update(cashTakings).set({ handInId: null }).where(eq(cashTakings.handInId, handInId))

/** Without those of whom it comes to nothing. */
const sumByCourier = (db: Tx, what: SQL<number>, where: SQL, courierId: number | undefined) =>
  db
    .select({ courierId: cashHandIns.courierId, paisa: what })
    .from(cashHandIns)
    .where(and(where, courierId === undefined ? undefined : eq(cashHandIns.courierId, courierId)))
    .groupBy(cashHandIns.courierId)
    .having(sql`${what} <> 0`)

export const sumUncounted = (db: Tx, courierId?: number) =>
  sumByCourier(db, sql<number>`sum(${cashHandIns.expectedPaisa})::float8`, isUncounted!, courierId)

export const sumDifferences = (db: Tx, courierId?: number) =>
  sumByCourier(db, sql<number>`sum(${cashHandIns.owedPaisa})::float8`, isDiffering, courierId)

export const insertHandIn = (tx: Tx, row: typeof cashHandIns.$inferInsert) =>
  tx.insert(cashHandIns).values(row)

export async function findHandIn(db: Tx, id: string): Promise<HandInRow | undefined> {
  const [row] = await db.select().from(cashHandIns).where(eq(cashHandIns.id, id))
  return row
}

export const hasHandIns = async (db: Tx): Promise<boolean> =>
  (await db.select({ id: cashHandIns.id }).from(cashHandIns).limit(1)).length > 0

export const updateHandIn = (tx: Tx, id: string, set: Partial<typeof cashHandIns.$inferInsert>) =>
  tx.update(cashHandIns).set(set).where(eq(cashHandIns.id, id))

/** Those of a courier that wait to be counted, the oldest first. */
export const listUncounted = (db: Tx, courierId: number): Promise<HandInRow[]> =>
  db
    .select()
    .from(cashHandIns)
    .where(and(isUncounted, eq(cashHandIns.courierId, courierId)))
    .orderBy(asc(cashHandIns.handedInAt), cashHandIns.id)

/** The last ones of a courier that were counted, the newest first. */
export const listCounted = (db: Tx, courierId: number, limit: number): Promise<HandInRow[]> =>
  db
    .select()
    .from(cashHandIns)
    .where(and(eq(cashHandIns.courierId, courierId), isNotNull(cashHandIns.countedAt)))
    .orderBy(desc(cashHandIns.handedInAt), cashHandIns.id)
    .limit(limit)

/** Ends every difference with a courier. */
export async function insertDifference(tx: Tx, row: typeof cashDifferences.$inferInsert) {
  await tx.insert(cashDifferences).values(row)
  await tx
    .update(cashHandIns)
    .set({ owedPaisa: null, differenceId: row.id })
    .where(and(isDiffering, eq(cashHandIns.courierId, row.courierId)))
}

export async function findDifference(db: Tx, id: string) {
  const [row] = await db.select().from(cashDifferences).where(eq(cashDifferences.id, id))
  return row
}

export const insertRemittance = (tx: Tx, row: typeof cashRemittances.$inferInsert) =>
  tx.insert(cashRemittances).values(row)

export async function findRemittance(db: Tx, id: string): Promise<RemittanceRow | undefined> {
  const [row] = await db.select().from(cashRemittances).where(eq(cashRemittances.id, id))
  return row
}

/** The newest first, those before `place`. */
export const listRemittances = (
  db: Tx,
  place: { at: Date; id: string } | undefined,
  limit: number,
): Promise<RemittanceRow[]> =>
  db
    .select()
    .from(cashRemittances)
    .where(
      place &&
        or(
          lt(cashRemittances.remittedAt, place.at),
          and(eq(cashRemittances.remittedAt, place.at), lt(cashRemittances.id, place.id)),
        ),
    )
    .orderBy(desc(cashRemittances.remittedAt), desc(cashRemittances.id))
    .limit(limit)
