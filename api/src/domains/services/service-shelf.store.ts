import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { serviceAreas, services } from './services.tables.ts'

/** What lists of services are filtered and sorted by, of all on offer. There are few enough to go through. */
export const listShelf = (db: Tx) =>
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
      createdAt: services.createdAt,
      districts: sql<string[]>`array(select ${serviceAreas.district} from ${serviceAreas}
        where ${serviceAreas.serviceId} = ${services.id})`,
    })
    .from(services)
    .where(eq(services.isOffered, true))
export type ShelvedService = Awaited<ReturnType<typeof listShelf>>[number]
