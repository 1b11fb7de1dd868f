import { asc } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { idRange, rangesInUse } from '#platform/db/id-ranges.ts'
import { vendors } from './vendors.tables.ts'

export const vendorRanges = (db: Tx, width: number) =>
  rangesInUse(db, { table: vendors, id: vendors.id, width })

export const listVendorAddresses = (db: Tx, range: number, width: number) =>
  db
    .select({ slug: vendors.slug })
    .from(vendors)
    .where(idRange(vendors.id, range, width))
    .orderBy(asc(vendors.id))
