import { and, count, desc, eq, isNotNull, isNull, like, sql, type SQL } from 'drizzle-orm'
import type { VendorTab } from '@haat/contract/domains/vendors.staff.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { isOfOpenVendor, isOneOfNumbers } from '../vendors.store.ts'
import { vendors, vendorSuspensions } from '../vendors.tables.ts'

/** Shops by a search: those with these ids, or those whose tax number begins so; both left out, all. */
export interface VendorFilter {
  state: VendorTab
  ids?: number[]
  panStart?: string
}

const suspension = and(eq(vendorSuspensions.vendorId, vendors.id), isNull(vendorSuspensions.endedAt))

function matches({ state, ids, panStart }: VendorFilter): SQL | undefined {
  return and(
    ids && isOneOfNumbers(ids),
    panStart ? like(vendors.panNumber, `${panStart}%`) : undefined,
    state === 'suspended' ? isNotNull(vendorSuspensions.id) : undefined,
    state === 'open' ? sql.raw(isOfOpenVendor('vendors.id')) : undefined,
  )
}

/** Suspended shops come by when they were suspended, others by when they opened. */
const sortedBy = (state: VendorTab) =>
  state === 'suspended' ? vendorSuspensions.createdAt : vendors.createdAt

const columns = {
  id: vendors.id,
  slug: vendors.slug,
  name: vendors.name,
  nameNe: vendors.nameNe,
  sign: vendors.sign,
  signColour: vendors.signColour,
  legalName: vendors.legalName,
  panNumber: vendors.panNumber,
  place: vendors.place,
  productCount: vendors.productCount,
  serviceCount: vendors.serviceCount,
  createdAt: vendors.createdAt,
  suspension: vendorSuspensions,
}
export type StaffVendorRow = Awaited<ReturnType<typeof listVendorsForStaff>>[number]

/** The newest first; after the shop with the id `after`, which stands in the same list. */
export function listVendorsForStaff(db: Tx, filter: VendorFilter, after: number | null, limit: number) {
  const by = sortedBy(filter.state)
  const isAfter =
    after === null
      ? undefined
      : sql`(${by}, ${vendors.id}) < (${
          filter.state === 'suspended'
            ? sql`(select l.created_at from vendor_suspensions l where l.vendor_id = ${after}::bigint and l.ended_at is null)`
            : sql`(select l.created_at from vendors l where l.id = ${after}::bigint)`
        }, ${after}::bigint)`
  return db
    .select(columns)
    .from(vendors)
    .leftJoin(vendorSuspensions, suspension)
    .where(and(matches(filter), isAfter))
    .orderBy(desc(by), desc(vendors.id))
    .limit(limit)
}

/** Whether a list can go on after this shop. */
export async function isInList(db: Tx, { state }: VendorFilter, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: vendors.id })
    .from(vendors)
    .leftJoin(vendorSuspensions, suspension)
    .where(and(eq(vendors.id, id), matches({ state: state === 'suspended' ? state : 'all' })))
  return rows.length > 0
}

export async function countVendors(db: Tx, filter: VendorFilter): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(vendors)
    .leftJoin(vendorSuspensions, suspension)
    .where(matches(filter))
  return row?.n ?? 0
}

/** How many shops there are, and how many of them are suspended. */
export async function countVendorStates(db: Tx) {
  const { rows } = await db.execute<{ all: number; suspended: number }>(sql`
    select (select count(*)::int from vendors) as all,
      (select count(*)::int from vendor_suspensions where ended_at is null) as suspended`)
  const { all, suspended } = rows[0]!
  return { all, open: all - suspended, suspended }
}
