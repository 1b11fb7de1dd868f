import { and, asc, eq, getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { lastChangeNumber } from '#platform/cluster/follow-changes.ts'
import type { Tx } from '#platform/database/database.ts'
import { idRange, rangesInUse } from '#platform/database/id-ranges.ts'
import { numberList, prepared, preparedById } from '#platform/database/prepared.ts'
import { categoryPathOf } from '../catalogue/catalogue.service.ts'
import { isOfOpenVendor, vendorCardOf, vendorNameOf } from '../vendors/vendors.service.ts'
import { serviceAreas, serviceOptions, services } from './services.tables.ts'

export type ServiceRow = typeof services.$inferSelect
export type { DayHours } from './services.tables.ts'

const isOffered = eq(services.isOffered, true)

const cardColumns = {
  id: services.id,
  slug: services.slug,
  vendorId: services.vendorId,
  title: services.title,
  titleNe: services.titleNe,
  picture: sql<ServiceRow['pictures'][number] | null>`${services.pictures} -> 0`,
  fromPaisa: services.fromPaisa,
  priceUnit: services.priceUnit,
  rating: services.rating,
  ratingCount: services.ratingCount,
  hours: services.hours,
}
export type ServiceCardRow = Omit<Awaited<ReturnType<typeof listServiceCards>>[number], 'changeNumber'>

const cardsByIds = prepared((db) =>
  db
    .select({ ...cardColumns, changeNumber: lastChangeNumber })
    .from(services)
    .where(and(sql`${services.id} = any(${sql.placeholder('ids')}::bigint[])`, isOffered)),
)
/** In no particular order; services that are not on offer are missing. */
export const listServiceCards = (db: Tx, ids: number[]) => cardsByIds(db).execute({ ids: numberList(ids) })

/** Also one that is not on offer: its page says so. */
const isIt = eq(services.id, sql.placeholder('id'))

export const findServiceBasics = preparedById((db) =>
  db
    .select({
      id: services.id,
      title: services.title,
      titleNe: services.titleNe,
      vendorId: services.vendorId,
      isOffered: services.isOffered,
      provider: vendorCardOf(sql.raw('services.vendor_id')),
    })
    .from(services)
    .where(isIt),
)

type OptionRow = Pick<
  typeof serviceOptions.$inferSelect,
  'id' | 'name' | 'minutes' | 'visitPaisa' | 'labourPaisa'
>
const options = sql<OptionRow[]>`(
  select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'minutes', o.minutes,
    'visitPaisa', o.visit_price, 'labourPaisa', o.labour_price) order by o.position), '[]')
  from service_options o where o.service_id = services.id)`
const areas = sql<{ district: string; wards: string }[]>`(
  select coalesce(json_agg(json_build_object('district', a.district, 'wards', a.wards) order by a.district), '[]')
  from service_areas a where a.service_id = services.id)`
const categories = categoryPathOf(sql.raw('services.category_id'))
const provider = vendorCardOf(sql.raw('services.vendor_id'))

/** The page of a service is read in one statement, as that of a product is. */
export const findService = preparedById((db) =>
  db
    .select({ ...getTableColumns(services), options, areas, categories, provider })
    .from(services)
    .where(isIt),
)

/** In no particular order; services that are not on offer are missing. */
export const listOffered = (db: Tx, ids: number[]): Promise<ServiceRow[]> =>
  db
    .select()
    .from(services)
    .where(and(inArray(services.id, ids), isOffered))

export const listOfferedAfter = (db: Tx, after: number, limit: number): Promise<ServiceRow[]> =>
  db
    .select()
    .from(services)
    .where(and(gt(services.id, after), isOffered))
    .orderBy(services.id)
    .limit(limit)

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

const isListed = sql`${isOffered} and ${sql.raw(isOfOpenVendor('vendor_id'))}`

export const serviceRanges = (db: Tx, width: number) =>
  rangesInUse(db, { table: services, id: services.id, where: isListed, width })

/** For the sitemap: of the services on offer only what their addresses are made of. */
export const listServiceAddresses = (db: Tx, range: number, width: number) =>
  db
    .select({ id: services.id, slug: services.slug })
    .from(services)
    .where(and(idRange(services.id, range, width), isListed))
    .orderBy(asc(services.id))

/** What suggestions show of services that are on offer. */
export const selectServiceDetails = (numbers: SQL) => sql`
  select s.id as number, json_build_object('note', ${vendorNameOf(sql.raw('s.vendor_id'))},
    'picture', s.pictures -> 0, 'pricePaisa', s.from_price) as details
  from services s where s.is_offered and ${sql.raw(isOfOpenVendor('s.vendor_id'))} and s.id = any(${numbers})`
