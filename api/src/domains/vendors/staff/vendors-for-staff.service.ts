import type {
  PastSuspension,
  StaffVendor,
  StaffVendorCard,
  StaffVendorQuery,
} from '@haat/contract/domains/vendors.staff.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import { numberOfPublicId, toPublicId } from '@haat/contract/shared/public-id.ts'
import { readLastChangeNumber } from '#platform/cluster/follow-changes.ts'
import type { Tx } from '#platform/database/database.ts'
import { idsOfHits } from '#platform/filter-index/items.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import type { SearchIndex } from '../../search/search.service.ts'
import { toSuspension } from '../suspensions/suspensions.service.ts'
import { listSuspensions, type SuspensionRow } from '../suspensions/suspensions.store.ts'
import { findVendorRows } from '../vendors.store.ts'
import { particularsOf, toVendorLink } from '../vendors.service.ts'
import { findHolidayNow } from '../vendor-times.ts'
import {
  countVendors,
  countVendorStates,
  isInList,
  listVendorsForStaff,
  type StaffVendorRow,
  type VendorFilter,
} from './vendors-for-staff.store.ts'

/** The number of the vendor that an address names; refuses what names none. */
export async function getVendorNumber(db: Tx, id: string): Promise<number> {
  return (await getRow(db, id)).id
}

async function getRow(db: Tx, id: string) {
  const number = numberOfPublicId(id)
  const [row] = number === undefined ? [] : await findVendorRows(db, [number])
  if (!row) throw notFound('This shop')
  return row
}

/** Shops are found as shoppers find them, by name and place in any script, and by the beginning of the tax number. */
async function filterOf(db: Tx, search: SearchIndex, query: StaffVendorQuery): Promise<VendorFilter> {
  const { state, searchTerm } = query
  if (searchTerm === '') return { state }
  const figures = fromDevanagariDigits(searchTerm).replaceAll(/[\s-]/g, '')
  if (/^\d+$/.test(figures)) return { state, panStart: figures }
  const asked = await search.interpret({ searchTerm }, await readLastChangeNumber(db))
  const hits = asked?.find?.('vendor').hits
  return { state, ids: hits ? idsOfHits(hits) : [] }
}

export async function vendorPageForStaff(db: Tx, search: SearchIndex, query: StaffVendorQuery) {
  const filter = await filterOf(db, search, query)
  const after = query.cursor === undefined ? null : (numberOfPublicId(query.cursor) ?? 0)
  if (after !== null && !(await isInList(db, filter, after))) {
    throw new ApiError('BAD_REQUEST', 'This list does not go on from there. Please begin anew.')
  }
  const { pageSize } = query
  const rows = await listVendorsForStaff(db, filter, after, pageSize + 1)
  const items = rows.slice(0, pageSize).map(toCard)
  const counts = await countVendorStates(db)
  return {
    items,
    pageIndex: 1,
    pageSize,
    total: query.searchTerm === '' ? counts[query.state] : await countVendors(db, filter),
    nextCursor: rows.length > pageSize ? items.at(-1)!.id : null,
    counts,
  }
}

const toCard = ({ suspension, createdAt, ...row }: StaffVendorRow): StaffVendorCard => ({
  id: toPublicId(row.slug, row.id),
  slug: row.slug,
  name: toVendorLink(row).name,
  sign: row.sign,
  signColour: row.signColour as StaffVendorCard['signColour'],
  legalName: row.legalName,
  panNumber: row.panNumber,
  place: row.place,
  productCount: row.productCount,
  serviceCount: row.serviceCount,
  createdAt: createdAt.toISOString(),
  suspension: suspension && toSuspension(suspension),
})

export async function getVendorForStaff(services: Services, db: Tx, id: string): Promise<StaffVendor> {
  const row = await getRow(db, id)
  const rows = await listSuspensions(db, row.id)
  const { vendorHoldings } = services
  const people = rows.flatMap(({ suspendedBy, endedBy }) => [suspendedBy, endedBy ?? []].flat())
  const names = await vendorHoldings.namesOfAccounts(db, [...new Set(people)])
  const owners = await vendorHoldings.listOwners(db, row.id)
  return {
    ...toCard({ ...row, suspension: rows.find(({ endedAt }) => endedAt === null) ?? null }),
    particulars: particularsOf(row),
    isTrusted: row.isTrusted,
    closed: findHolidayNow(row),
    application: await vendorHoldings.findApplication(db, row),
    memberCount: await vendorHoldings.countMembers(db, row.id),
    owners: owners.map(({ name, email }) => ({ name, email })),
    openOrderCount: await vendorHoldings.countOpenOrders(db, row.id),
    suspensions: rows.map((one) => toPast(one, names)),
  }
}

function toPast(row: SuspensionRow, names: Map<string, string>): PastSuspension {
  const { id, suspendedBy, endedAt, endedHow, endedBy, endWords } = row
  return {
    id,
    ...toSuspension(row),
    by: names.get(suspendedBy) ?? null,
    ended:
      endedAt && endedHow
        ? {
            at: endedAt.toISOString(),
            how: endedHow,
            by: endedBy === null ? null : (names.get(endedBy) ?? null),
            words: endWords,
          }
        : null,
  }
}
