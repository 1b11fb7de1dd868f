import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ServiceListQuery } from '@haat/contract/domains/services.ts'
import type { Tx } from '#platform/db/database.ts'
import { matchingNumbers, rankedNumbers, type ListSearch } from '../search/search.service.ts'
import { serviceAreas, serviceOptions, services } from './services.tables.ts'

export type ServiceRow = typeof services.$inferSelect
export type { DayHours } from './services.tables.ts'

/** A list's query with its slugs looked up. */
export interface ServiceFilter {
  query: ServiceListQuery
  categoryIds: number[] | undefined
  vendorIds: number[] | undefined
  weekday: number | undefined
  search: ListSearch | undefined
}

const isFound = ({ match }: ListSearch) =>
  match ? sql`${services.id} in ${matchingNumbers('service', match)}` : sql`false`

function listWhere(
  db: Tx,
  { query, categoryIds, vendorIds, weekday, search }: ServiceFilter,
): SQL | undefined {
  const comesTo = (district: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(serviceAreas)
        .where(and(eq(serviceAreas.serviceId, services.id), eq(serviceAreas.district, district))),
    )
  return and(
    eq(services.isOffered, true),
    search ? isFound(search) : undefined,
    categoryIds ? inArray(services.categoryId, categoryIds) : undefined,
    vendorIds ? inArray(services.vendorId, vendorIds) : undefined,
    query.district ? comesTo(query.district) : undefined,
    weekday === undefined ? undefined : arrayContains(services.openDays, [weekday]),
    query.priceUnit ? eq(services.priceUnit, query.priceUnit) : undefined,
    query.rating === undefined ? undefined : gte(services.rating, query.rating * 100),
  )
}

const sortColumns = {
  relevance: services.visitCount,
  bestSelling: services.visitCount,
  rating: services.rating,
  price: services.fromPrice,
  createdAt: services.createdAt,
}

export async function listServiceRows(db: Tx, filter: ServiceFilter) {
  const { query } = filter
  const direction = query.sortOrder === 'asc' ? asc : desc
  const where = listWhere(db, filter)
  const match = query.sortField === 'relevance' ? filter.search?.match : undefined
  const all = db.select(getTableColumns(services)).from(services).$dynamic()
  const ranked = match
    ? all.innerJoin(sql`${rankedNumbers('service', match)} found`, sql`found.number = ${services.id}`)
    : all
  const [rows, [total]] = await Promise.all([
    ranked
      .where(where)
      .orderBy(direction(match ? sql`found.score` : sortColumns[query.sortField]), direction(services.id))
      .limit(query.pageSize)
      .offset((query.pageIndex - 1) * query.pageSize),
    db.select({ n: count() }).from(services).where(where),
  ])
  return { rows, total: total?.n ?? 0 }
}

export async function findServiceRow(db: Tx, id: number): Promise<ServiceRow | null> {
  const [row] = await db
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.isOffered, true)))
  return row ?? null
}

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
