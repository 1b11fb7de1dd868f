import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { idRange, rangesInUse } from '#platform/db/id-ranges.ts'
import { services } from './services.tables.ts'

const isOffered = eq(services.isOffered, true)

export const serviceRanges = (db: Tx, width: number) =>
  rangesInUse(db, { table: services, id: services.id, where: isOffered, width })

/** Of what is offered: no more than its address is made of. */
export const listServiceAddresses = (db: Tx, range: number, width: number) =>
  db
    .select({ id: services.id, slug: services.slug })
    .from(services)
    .where(and(idRange(services.id, range, width), isOffered))
    .orderBy(asc(services.id))
