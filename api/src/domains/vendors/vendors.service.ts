import type { VendorCard } from '@haat/contract/domains/catalogue.ts'
import type { z } from 'zod'
import type { Vendor, vendorsEndpoints } from '@haat/contract/domains/vendors.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/db/database.ts'
import { ranksOf, readSearching, searchOf } from '../search/search.service.ts'
import { findLinkRows, findVendorRows, listVendorRows, type VendorRow } from './vendors.store.ts'

export { recountVendors, vendorSource } from './vendor-documents.service.ts'
export { insertVendors, vendorFacts, type VendorFacts } from './vendors.store.ts'
export { listVendorAddresses, vendorRanges } from './vendor-addresses.store.ts'

export interface VendorLink {
  slug: string
  name: Bilingual
  place: Bilingual
}

/** What a card says of its vendor, for many at once. */
export async function vendorLinks(db: Tx, ids: number[]): Promise<Map<number, VendorLink>> {
  if (ids.length === 0) return new Map()
  const rows = await findLinkRows(db, ids)
  return new Map(rows.map((row) => [row.id, linkOf(row)]))
}

type VendorListQuery = z.output<(typeof vendorsEndpoints)['GET /vendors']['query']>

/** Found by their names and places as people write them, in any script. */
export const vendorPage = (db: Tx, query: VendorListQuery, signal?: AbortSignal) =>
  readSearching(
    db,
    query,
    async (tx) => {
      const search = await searchOf(tx, 'vendor', query)
      const ranks = search && (await ranksOf(tx, 'vendor', search.match))
      const { rows, total } = await listVendorRows(tx, query, ranks && [...ranks.keys()])
      const { pageIndex, pageSize } = query
      return { items: rows.map(toVendorCard), pageIndex, pageSize, total }
    },
    signal,
  )

export const linkOf = ({
  slug,
  name,
  nameNe,
  place,
}: Pick<VendorRow, 'slug' | 'name' | 'nameNe' | 'place'>): VendorLink => ({
  slug,
  name: { en: name, ne: nameNe },
  place,
})

export async function vendorRowOf(db: Tx, id: number): Promise<VendorRow> {
  const [row] = await findVendorRows(db, [id])
  if (!row) throw new Error(`There is no vendor ${id}`)
  return row
}
export const vendorCardOf = async (db: Tx, id: number): Promise<VendorCard> =>
  toVendorCard(await vendorRowOf(db, id))

export const toVendorCard = (row: VendorRow): VendorCard => ({
  slug: row.slug,
  name: { en: row.name, ne: row.nameNe },
  place: row.place,
  sign: row.sign,
  signColour: row.signColour as VendorCard['signColour'],
  banner: row.banner,
  rating: row.ratingCount === 0 ? null : row.rating / 100,
  ratingCount: row.ratingCount,
  productCount: row.productCount,
  serviceCount: row.serviceCount,
  sinceYearBs: row.sinceYearBs,
  onTimePercent: row.onTimePercent,
  panNumber: row.panNumber,
})

export const toVendor = (row: VendorRow): Vendor => ({
  ...toVendorCard(row),
  about: row.about,
  ratings: {
    average: row.ratingCount === 0 ? null : row.rating / 100,
    count: row.ratingCount,
    byStars: row.ratingCounts,
  },
  particulars: {
    legalName: row.legalName,
    registrationNumber: row.registrationNumber,
    panNumber: row.panNumber,
    isVatRegistered: row.isVatRegistered,
    address: row.address,
    grievanceName: row.grievanceName,
    grievancePhone: row.grievancePhone,
    grievanceEmail: row.grievanceEmail,
  },
  returnPolicy: row.returnPolicy,
  closed: row.closedUntil && row.closedReason ? { until: row.closedUntil, reason: row.closedReason } : null,
})

/** Whether they send to a district. */
export const isDelivering = ({ deliversTo }: Pick<VendorRow, 'deliversTo'>, district: string) =>
  deliversTo === null || deliversTo.includes(district)
