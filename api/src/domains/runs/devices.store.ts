import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { courierRunDevices } from './runs.tables.ts'

export type DeviceRow = typeof courierRunDevices.$inferSelect

/** Those that have started the run, the last one last. */
export const listDevices = (db: Tx, runId: string): Promise<DeviceRow[]> =>
  db.select().from(courierRunDevices).where(eq(courierRunDevices.runId, runId)).orderBy(courierRunDevices.id)

export const bindDevice = (tx: Tx, runId: string, deviceHash: string) =>
  tx.insert(courierRunDevices).values({ runId, deviceHash })

/** False when no phone was bound. */
export async function freeDevice(tx: Tx, runId: string, freedBy: string): Promise<boolean> {
  const rows = await tx
    .update(courierRunDevices)
    .set({ freedAt: sql`now()`, freedBy })
    .where(and(eq(courierRunDevices.runId, runId), isNull(courierRunDevices.freedAt)))
    .returning({ id: courierRunDevices.id })
  return rows.length > 0
}
