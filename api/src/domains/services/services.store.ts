import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { idRange, rangesInUse } from '#platform/database/id-ranges.ts'
import { vendorNameOf } from '../vendors/vendors.service.ts'
import { serviceAreas, serviceOptions, services } from './services.tables.ts'

export type ServiceRow = typeof services.$inferSelect
export type { DayHours } from './services.tables.ts'

export async function findServiceRow(db: Tx, id: number): Promise<ServiceRow | null> {
  const [row] = await db
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.isOffered, true)))
  return row ?? null
}

/** In no particular order; services that are not on offer are missing. */
export const listOffered = (db: Tx, ids: number[]): Promise<ServiceRow[]> =>
  db
    .select()
    .from(services)
    .where(and(inArray(services.id, ids), eq(services.isOffered, true)))

export const listOfferedAfter = (db: Tx, after: number, limit: number): Promise<ServiceRow[]> =>
  db
    .select()
    .from(services)
    .where(and(gt(services.id, after), eq(services.isOffered, true)))
    .orderBy(services.id)
    .limit(limit)

export const listOptions = (db: Tx, serviceId: number) =>
  db
    .select()
    .from(serviceOptions)
    .where(eq(serviceOptions.serviceId, serviceId))
    .orderBy(serviceOptions.position)

export const listAreas = (db: Tx, serviceId: number) =>
  db.select().from(serviceAreas).where(eq(serviceAreas.serviceId, serviceId)).orderBy(serviceAreas.district)

export async function insertServices(db: Tx, rows: (typeof services.$inferInsert)[]): Promise<number[]> {
  const made = await db.insert(services).values(rows).returning({ id: services.id })
  return made.map((row) => row.id)
}

export const insertServiceOptions = async (db: Tx, rows: (typeof serviceOptions.$inferInsert)[]) => {
  await db.insert(serviceOptions).values(rows)
}

export const insertServiceAreas = async (db: Tx, rows: (typeof serviceAreas.$inferInsert)[]) => {
  await db.insert(serviceAreas).values(rows)
}

const isOffered = eq(services.isOffered, true)

export const serviceRanges = (db: Tx, width: number) =>
  rangesInUse(db, { table: services, id: services.id, where: isOffered, width })

/** For the sitemap: of the services on offer only what their addresses are made of. */
export const listServiceAddresses = (db: Tx, range: number, width: number) =>
  db
    .select({ id: services.id, slug: services.slug })
    .from(services)
    .where(and(idRange(services.id, range, width), isOffered))
    .orderBy(asc(services.id))

/** What suggestions show of services that are on offer. */
export const selectServiceDetails = (numbers: SQL) => sql`
  select s.id as number, json_build_object('note', ${vendorNameOf(sql.raw('s.vendor_id'))},
    'picture', s.pictures -> 0, 'pricePaisa', s.from_price) as details
  from services s where s.is_offered and s.id = any(${numbers})`
