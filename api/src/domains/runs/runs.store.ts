import { and, between, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { courierRuns, courierRunStops } from './runs.tables.ts'

export type RunRow = typeof courierRuns.$inferSelect
export type StopRow = typeof courierRunStops.$inferSelect

/** Undefined when there is a run with this id already. */
export async function insertRun(tx: Tx, row: typeof courierRuns.$inferInsert): Promise<RunRow | undefined> {
  const [run] = await tx.insert(courierRuns).values(row).onConflictDoNothing().returning()
  return run
}

export async function findRun(db: Tx, id: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(courierRuns).where(eq(courierRuns.id, id))
  return row
}

/** Holds up whoever changes the run until the transaction ends; with `share` nobody who only needs it to stay as it is. */
export async function lockRun(tx: Tx, id: string, how: 'update' | 'share'): Promise<RunRow> {
  const [row] = await tx.select().from(courierRuns).where(eq(courierRuns.id, id)).for(how)
  if (!row) throw new Error('A run that was there a moment ago is gone')
  return row
}

export const updateRun = (tx: Tx, id: string, set: Partial<typeof courierRuns.$inferInsert>) =>
  tx.update(courierRuns).set(set).where(eq(courierRuns.id, id))

interface Page {
  /** Undefined for the runs of everybody. */
  vendorId: number | undefined
  before: number | undefined
  limit: number
}

/** The newest first. */
export const listRuns = (db: Tx, { vendorId, before, limit }: Page): Promise<RunRow[]> =>
  db
    .select()
    .from(courierRuns)
    .where(
      and(
        vendorId === undefined ? undefined : eq(courierRuns.vendorId, vendorId),
        before === undefined ? undefined : lt(courierRuns.sequence, before),
      ),
    )
    .orderBy(desc(courierRuns.sequence))
    .limit(limit)

export const insertStops = (tx: Tx, runId: string, parcelIds: number[]) =>
  tx.insert(courierRunStops).values(parcelIds.map((parcelId, at) => ({ runId, parcelId, position: at + 1 })))

/** In the order of the doors. */
export const listStops = (db: Tx, runIds: string[]): Promise<StopRow[]> =>
  runIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(courierRunStops)
        .where(inArray(courierRunStops.runId, runIds))
        .orderBy(courierRunStops.runId, courierRunStops.position)

export const setStopPosition = (tx: Tx, runId: string, parcelId: number, position: number) =>
  tx
    .update(courierRunStops)
    .set({ position })
    .where(and(eq(courierRunStops.runId, runId), eq(courierRunStops.parcelId, parcelId)))

const nowFree = { releasedAt: sql`now()` }

export const releaseStops = (tx: Tx, runId: string) =>
  tx
    .update(courierRunStops)
    .set(nowFree)
    .where(and(eq(courierRunStops.runId, runId), isNull(courierRunStops.releasedAt)))

/** Frees parcels of the runs of former days. */
export const releaseStopsBefore = (tx: Tx, parcelIds: number[], day: string) =>
  tx
    .update(courierRunStops)
    .set(nowFree)
    .where(
      and(
        inArray(courierRunStops.parcelId, parcelIds),
        isNull(courierRunStops.releasedAt),
        sql`exists (select from ${courierRuns} r where r.id = ${courierRunStops.runId} and r.day < ${day}::date)`,
      ),
    )

/** Those of the parcels that are in a run. */
export async function listTaken(tx: Tx, parcelIds: number[]): Promise<number[]> {
  const rows = await tx
    .select({ parcelId: courierRunStops.parcelId })
    .from(courierRunStops)
    .where(and(inArray(courierRunStops.parcelId, parcelIds), isNull(courierRunStops.releasedAt)))
  return rows.map(({ parcelId }) => parcelId)
}

/** The parcels that are in runs of a courier which have not ended. */
export async function listTakenOfCourier(db: Tx, courierId: number, day: string): Promise<number[]> {
  const rows = await db
    .select({ parcelId: courierRunStops.parcelId })
    .from(courierRuns)
    .innerJoin(courierRunStops, eq(courierRunStops.runId, courierRuns.id))
    .where(
      and(
        eq(courierRuns.courierId, courierId),
        gte(courierRuns.day, day),
        isNull(courierRunStops.releasedAt),
      ),
    )
  return rows.map(({ parcelId }) => parcelId)
}

/** Those of the parcels that are in runs which have not ended on this day. */
export async function listInRuns(db: Tx, parcelIds: number[], day: string): Promise<number[]> {
  if (parcelIds.length === 0) return []
  const rows = await db
    .select({ parcelId: courierRunStops.parcelId })
    .from(courierRunStops)
    .innerJoin(courierRuns, eq(courierRuns.id, courierRunStops.runId))
    .where(
      and(
        inArray(courierRunStops.parcelId, parcelIds),
        isNull(courierRunStops.releasedAt),
        gte(courierRuns.day, day),
      ),
    )
  return rows.map(({ parcelId }) => parcelId)
}

/** The runs of a courier on these days. */
export async function listRunIdsBetween(
  db: Tx,
  courierId: number,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: courierRuns.id })
    .from(courierRuns)
    .where(and(eq(courierRuns.courierId, courierId), between(courierRuns.day, from, to)))
    .orderBy(courierRuns.day)
  return rows.map(({ id }) => id)
}
