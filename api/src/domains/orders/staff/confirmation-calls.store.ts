import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { confirmationCalls } from './staff-orders.tables.ts'

export type CallRow = typeof confirmationCalls.$inferSelect

export const insertCall = async (tx: Tx, row: typeof confirmationCalls.$inferInsert) => {
  await tx.insert(confirmationCalls).values(row)
}

export const listCalls = (db: Tx, orderId: number): Promise<CallRow[]> =>
  db
    .select()
    .from(confirmationCalls)
    .where(eq(confirmationCalls.orderId, orderId))
    .orderBy(asc(confirmationCalls.id))
