import { eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { jsonRowReader, type JsonRow } from '#platform/database/json-rows.ts'
import { categorySlugSql } from '../catalogue/offers/offers.service.ts'
import { serviceAreas, serviceOptions, services } from './services.tables.ts'

export type { DayHours, ServiceStory } from './services.tables.ts'
export interface LiveService {
  service: typeof services.$inferSelect
  options: (typeof serviceOptions.$inferSelect)[]
  areas: Pick<typeof serviceAreas.$inferSelect, 'district' | 'wards'>[]
  categorySlug: string | null
}

/** A service with its options and areas as they are, for `readLiveService`; null where there is none. */
export const liveServiceSql = (id: SQL) => sql`(
  select json_build_object('service', s, 'categorySlug', ${sql.raw(categorySlugSql('s.category_id'))},
    'options', (select coalesce(json_agg(o order by o.position), '[]') from service_options o where o.service_id = s.id),
    'areas', (select coalesce(json_agg(json_build_object('district', a.district, 'wards', a.wards) order by a.district), '[]')
      from service_areas a where a.service_id = s.id))
  from services s where s.id = ${id})`

export interface LiveServiceJson extends Omit<LiveService, 'service' | 'options'> {
  service: JsonRow
  options: JsonRow[]
}
const readService = jsonRowReader(services)
const readOption = jsonRowReader(serviceOptions)
export const readLiveService = (found: LiveServiceJson): LiveService => ({
  ...found,
  service: readService(found.service),
  options: found.options.map(readOption),
})

export async function findLiveService(db: Tx, id: number): Promise<LiveService> {
  const { rows } = await db.execute<{ found: LiveServiceJson | null }>(
    sql`select ${liveServiceSql(sql`${id}`)} as found`,
  )
  const { found } = rows[0]!
  if (!found) throw new Error(`There is no service ${id}`)
  return readLiveService(found)
}

export const updateService = async (tx: Tx, id: number, change: Partial<typeof services.$inferInsert>) => {
  await tx.update(services).set(change).where(eq(services.id, id))
}

export async function replaceServiceParts(
  tx: Tx,
  serviceId: number,
  options: (typeof serviceOptions.$inferInsert)[],
  areas: (typeof serviceAreas.$inferInsert)[],
) {
  await tx.delete(serviceOptions).where(eq(serviceOptions.serviceId, serviceId))
  await tx.delete(serviceAreas).where(eq(serviceAreas.serviceId, serviceId))
  await tx.insert(serviceOptions).values(options)
  await tx.insert(serviceAreas).values(areas)
}
