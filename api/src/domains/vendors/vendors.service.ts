import { leastFollowers } from '@haat/contract/domains/alerts.rules.ts'
import type { VendorCard } from '@haat/contract/domains/catalogue.ts'
import type { z } from 'zod'
import type { Vendor, vendorsEndpoints } from '@haat/contract/domains/vendors.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { readLastChangeNumber } from '#platform/cluster/follow-changes.ts'
import type { Tx } from '#platform/database/database.ts'
import { idsOfHits } from '#platform/filter-index/items.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import {
  findLinkRows,
  findVendorBySlug,
  findVendorRows,
  listVendorRows,
  type VendorCardRow,
  type VendorPageRow,
  type VendorRow,
} from './vendors.store.ts'
import { findHoliday } from './vendor-times.ts'
import type { SearchIndex } from '../search/search.service.ts'

export { recountVendors, vendorSource } from './vendor-documents.service.ts'
export {
  countOffers,
  findVendorBySlug,
  findVendorRows,
  insertVendors,
  isOfOpenVendor,
  isSuspendedVendor,
  lockVendor,
  isPanOfVendor,
  refuseSuspendedSql,
  suspendedVendorName,
  vendorCardOf,
  vendorFacts,
  vendorNameOf,
  type VendorFacts,
  type VendorRow,
} from './vendors.store.ts'
export { setAnswerMinutes, setOnTime } from './vendor-figures.store.ts'
export { listVendorAddresses, shopTimesOf, vendorRanges } from './vendors.store.ts'

export interface VendorLink {
  slug: string
  name: Bilingual
  place: Bilingual
}

/** The name, slug and place of vendors, as cards show them. */
export async function vendorLinks(db: Tx, ids: number[]): Promise<Map<number, VendorLink>> {
  const vendors = await vendorsOfCards(db, ids)
  return new Map([...vendors].map(([id, { link }]) => [id, link]))
}

/** The same, and whether each is suspended. */
export async function vendorsOfCards(db: Tx, ids: number[]) {
  const rows = ids.length === 0 ? [] : await findLinkRows(db, ids)
  return new Map(rows.map((row) => [row.id, { link: toVendorLink(row), isSuspended: row.isSuspended }]))
}

/** The English names of vendors by their public ids, for the audit log. */
export async function vendorNamesById(db: Tx, ids: string[]): Promise<Map<string, string>> {
  const links = await vendorLinks(
    db,
    ids.flatMap((id) => numberOfPublicId(id) ?? []),
  )
  return new Map(
    ids.flatMap((id) => {
      const link = links.get(numberOfPublicId(id) ?? 0)
      return link ? [[id, link.name.en] as const] : []
    }),
  )
}

export async function getVendorBySlug(db: Tx, slug: string) {
  const row = await findVendorBySlug(db, slug)
  if (!row) throw notFound('This vendor')
  return row
}

type VendorListQuery = z.output<(typeof vendorsEndpoints)['GET /vendors']['query']>

/** Vendors are found by name and place, as people write them in any script. */
export async function vendorPage(db: Tx, search: SearchIndex, query: VendorListQuery) {
  const asked = await search.interpret(query, query.searchTerm === '' ? 0 : await readLastChangeNumber(db))
  const hits = asked?.find?.('vendor').hits
  const ids = hits && idsOfHits(hits)
  const { rows, total } = await listVendorRows(db, query, ids)
  const { pageIndex, pageSize } = query
  const items = rows.map((row) => ({ ...toVendorCard(row), ...(row.logo && { logo: row.logo }) }))
  return { items, pageIndex, pageSize, total }
}

export const toVendorLink = ({
  slug,
  name,
  nameNe,
  place,
}: Pick<VendorRow, 'slug' | 'name' | 'nameNe' | 'place'>): VendorLink => ({
  slug,
  name: { en: name, ne: nameNe },
  place,
})

export async function getVendorRow(db: Tx, id: number): Promise<VendorRow> {
  const [row] = await findVendorRows(db, [id])
  if (!row) throw new Error(`There is no vendor ${id}`)
  return row
}

export const toVendorCard = (row: VendorCardRow): VendorCard => ({
  slug: row.slug,
  name: { en: row.name, ne: row.nameNe },
  place: row.place,
  sign: row.sign,
  signColour: row.signColour as VendorCard['signColour'],
  banner: row.banner,
  rating: row.ratingCount === 0 ? null : row.rating / 100,
  ratingCount: row.ratingCount,
  // What can be bought there now.
  productCount: row.isSuspended ? 0 : row.productCount,
  serviceCount: row.isSuspended ? 0 : row.serviceCount,
  sinceYearBs: row.sinceYearBs,
  onTimePercent: row.onTimePercent,
  answerMinutes: row.answerMinutes,
  panNumber: row.panNumber,
})

export const toVendor = (row: VendorPageRow): Vendor => ({
  ...toVendorCard(row),
  logo: row.logo,
  about: row.about,
  ratings: {
    average: row.ratingCount === 0 ? null : row.rating / 100,
    count: row.ratingCount,
    byStars: row.ratingCounts,
  },
  particulars: particularsOf(row),
  returnPolicy: row.returnPolicy,
  deliveryWords: row.deliveryWords,
  ...(row.isSuspended && { paused: pausedNotice(toVendorLink(row).name) }),
  hours: row.hours && row.hours.map((times) => [...times]),
  closedDays: row.closedDays,
  closed: findHoliday(row),
  followerCount: row.followers < leastFollowers ? null : row.followers,
})

/** What the law requires to be shown about every seller. */
export const particularsOf = (row: VendorRow): Vendor['particulars'] => ({
  legalName: row.legalName,
  legalNameNe: row.legalNameNe,
  registrationNumber: row.registrationNumber,
  panNumber: row.panNumber,
  isVatRegistered: row.isVatRegistered,
  address: row.address,
  grievanceName: row.grievanceName,
  grievancePhone: row.grievancePhone,
  grievanceEmail: row.grievanceEmail,
})

/** What shoppers are told of a suspended vendor: everywhere the same, and nothing of the reason. */
export const pausedNotice = (name: Bilingual): Bilingual => ({
  en: `The shop ${inLanguage(name, 'en')} is paused at the moment. Nothing of it can be bought.`,
  ne: `${inLanguage(name, 'ne')} पसल अहिलेलाई रोकिएको छ। यहाँबाट अहिले केही किन्न मिल्दैन।`,
})

/** The refusal of whoever wants something of suspended vendors. */
export const suspendedVendorError = (...names: Bilingual[]) =>
  new ApiError('VENDOR_SUSPENDED', names.map((name) => pausedNotice(name).en).join(' '))

/** Whether a vendor delivers to a district. */
export const deliversToDistrict = ({ deliversTo }: Pick<VendorRow, 'deliversTo'>, district: string) =>
  deliversTo === null || deliversTo.includes(district)
