import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { courierOutcomes } from './runs.tables.ts'

export type { NotedDoor } from './runs.tables.ts'
export type OutcomeRow = typeof courierOutcomes.$inferSelect

export const insertOutcome = (tx: Tx, row: typeof courierOutcomes.$inferInsert) =>
  tx.insert(courierOutcomes).values(row)

export async function findOutcome(db: Tx, id: string): Promise<OutcomeRow | undefined> {
  const [row] = await db.select().from(courierOutcomes).where(eq(courierOutcomes.id, id))
  return row
}

export async function lockOutcome(tx: Tx, id: string): Promise<OutcomeRow | undefined> {
  const [row] = await tx.select().from(courierOutcomes).where(eq(courierOutcomes.id, id)).for('update')
  return row
}

export const setPhoto = (tx: Tx, id: string, photoFileId: string) =>
  tx.update(courierOutcomes).set({ photoFileId }).where(eq(courierOutcomes.id, id))

/** As they arrived. */
export const listOutcomes = (db: Tx, runId: string): Promise<OutcomeRow[]> =>
  db
    .select()
    .from(courierOutcomes)
    .where(eq(courierOutcomes.runId, runId))
    .orderBy(courierOutcomes.receivedAt, courierOutcomes.id)

export const countOutcomes = (db: Tx, runId: string, parcelId: number): Promise<number> =>
  db.$count(courierOutcomes, and(eq(courierOutcomes.runId, runId), eq(courierOutcomes.parcelId, parcelId)))

/** The photos that were sent on these runs and are still there. */
export async function listPhotosOfRuns(db: Tx, runIds: string[]) {
  if (runIds.length === 0) return []
  const rows = await db
    .select({
      id: courierOutcomes.id,
      parcelId: courierOutcomes.parcelId,
      fileId: courierOutcomes.photoFileId,
    })
    .from(courierOutcomes)
    .where(and(inArray(courierOutcomes.runId, runIds), isNotNull(courierOutcomes.photoFileId)))
  return rows.map(({ fileId, ...row }) => ({ ...row, fileId: fileId! }))
}

export const clearPhotos = (tx: Tx, ids: string[]) =>
  tx.update(courierOutcomes).set({ photoFileId: null }).where(inArray(courierOutcomes.id, ids))
