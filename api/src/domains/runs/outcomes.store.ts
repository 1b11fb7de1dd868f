import { and, eq } from 'drizzle-orm'
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
