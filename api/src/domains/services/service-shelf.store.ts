import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { services } from './services.tables.ts'

/** What lists of services are filtered and sorted by: of some, or of all on offer. */
export const listShelved = (db: Tx, ids?: number[]) =>
  db
    .select({
      id: services.id,
      vendorId: services.vendorId,
      categoryId: services.categoryId,
      hours: services.hours,
      openDays: services.openDays,
      priceUnit: services.priceUnit,
      price: services.fromPrice,
      rating: services.rating,
      visitCount: services.visitCount,
      createdAt: sql<number>`floor(extract(epoch from services.created_at) * 1000)::float8`,
      districts: sql<
        string[]
      >`array(select a.district from service_areas a where a.service_id = services.id)`,
    })
    .from(services)
    .where(and(eq(services.isOffered, true), ids && inArray(services.id, ids)))
export type ShelvedService = Awaited<ReturnType<typeof listShelved>>[number]
