import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { couriers } from './couriers.tables.ts'

export type CourierRow = typeof couriers.$inferSelect
type NewCourier = typeof couriers.$inferInsert

export const insertCouriers = (db: Tx, rows: NewCourier[]): Promise<CourierRow[]> =>
  db.insert(couriers).values(rows).returning()

export const listActive = (db: Tx): Promise<CourierRow[]> =>
  db.select().from(couriers).where(eq(couriers.isActive, true)).orderBy(couriers.name, couriers.id)

/** Those that carry first. */
export const listAll = (db: Tx): Promise<CourierRow[]> =>
  db
    .select()
    .from(couriers)
    .orderBy(sql`${couriers.isActive} desc`, couriers.name, couriers.id)

export const listById = (db: Tx, ids: number[]): Promise<CourierRow[]> =>
  db.select().from(couriers).where(inArray(couriers.id, ids))

/** Lets changes happen one after another, so that no two get one name. Readers and parcels do not wait. */
export const lockCouriers = (tx: Tx) => tx.execute(sql`lock table ${couriers} in share row exclusive mode`)

/** Whether another one that carries has the name, in whatever letters. */
export async function isNameTaken(tx: Tx, name: string, exceptId: number): Promise<boolean> {
  const n = await tx.$count(
    couriers,
    and(
      eq(couriers.isActive, true),
      ne(couriers.id, exceptId),
      sql`lower(${couriers.name}) = lower(${name})`,
    ),
  )
  return n > 0
}

export const updateCourier = (tx: Tx, { id, ...fields }: CourierRow) =>
  tx.update(couriers).set(fields).where(eq(couriers.id, id))
