import { vatStateOf } from '@haat/contract/domains/catalogue.rules.ts'
import type { ServiceListQuery } from '@haat/contract/domains/services.filters.ts'
import type { Service, ServiceCard } from '@haat/contract/domains/services.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { getByPublicId, pausedOf, starsOf } from '../catalogue/catalogue.service.ts'
import { toVendorCard, toVendorLink, type VendorLink } from '../vendors/vendors.service.ts'
import { closedShopOf } from '../vendors/vendor-times.ts'
import { nextOpenDay, startOfDay } from './open-days.ts'
import type { ServiceIndex } from './service-index.ts'
import { findService, findServiceBasics, type ServiceCardRow } from './services.store.ts'

export { insertServiceAreas, insertServiceOptions } from './services.store.ts'
export {
  findLiveService,
  liveServiceSql,
  readLiveService,
  replaceServiceParts,
  updateService,
  type DayHours,
  type LiveService,
  type LiveServiceJson,
  type ServiceStory,
} from './service-offers.store.ts'
export { insertServices, renewServices, serviceSource } from './service-documents.service.ts'
export { listServiceAddresses, serviceRanges } from './services.store.ts'

function toServiceCards(
  rows: ServiceCardRow[],
  findVendor: (vendorId: number) => VendorLink | undefined,
): ServiceCard[] {
  const now = new Date()
  return rows.flatMap((row) => {
    const { picture } = row
    const vendor = findVendor(row.vendorId)
    if (!vendor || !picture) return []
    return [
      {
        id: toPublicId(row.slug, row.id),
        title: { en: row.title, ne: row.titleNe },
        vendor,
        picture,
        fromPaisa: row.fromPaisa,
        priceUnit: row.priceUnit,
        rating: starsOf(row.rating, row.ratingCount),
        ratingCount: row.ratingCount,
        nextDay: nextOpenDay(row.hours, now),
      },
    ]
  })
}

export async function servicePage(index: ServiceIndex, db: Tx, query: ServiceListQuery) {
  const { rows, ...page } = await index.list(db, query)
  return {
    items: toServiceCards(rows, index.findVendorLink),
    pageIndex: query.pageIndex,
    pageSize: query.pageSize,
    ...page,
  }
}

export const getServiceBasics = (db: Tx, serviceId: string) =>
  getByPublicId('This service', serviceId, (id) => findServiceBasics(db, id))

const promisesOf = (warrantyDays: number): Service['promises'] => [
  {
    kind: 'pay',
    title: { en: 'Pay after the work', ne: 'काम सकिएपछि तिर्नुहोस्' },
    text: { en: 'With a bill from the provider', ne: 'सेवाप्रदायकले बिल दिन्छन्' },
  },
  ...(warrantyDays > 0
    ? [
        {
          kind: 'warranty' as const,
          title: {
            en: warrantyDays === 1 ? '1 day’s warranty' : `${warrantyDays} days’ warranty`,
            ne: `${formatCount(warrantyDays, 'ne')} दिनको वारेन्टी`,
          },
          text: { en: 'Same fault, put right free', ne: 'उही समस्या भए फेरि निःशुल्क' },
        },
      ]
    : []),
  {
    kind: 'cancel',
    title: { en: 'Cancel free', ne: 'निःशुल्क रद्द' },
    text: { en: 'Until 3 hours before', ne: '३ घण्टाअघिसम्म' },
  },
]

export const getService = async (db: Tx, serviceId: string): Promise<Service> =>
  toService(await getByPublicId('This service', serviceId, (id) => findService(db, id)))

export type ServicePageRow = NonNullable<Awaited<ReturnType<typeof findService>>>

/** What the page of a service shows, also of one that is not in the shop yet. */
export function toService(row: ServicePageRow): Service {
  const shown = { ...row, picture: row.pictures[0] ?? null }
  const [offered] = toServiceCards([shown], () => toVendorLink(row.provider))
  if (!offered) throw notFound('This service')
  const closed = closedShopOf(row.provider.closedTimes)
  if (closed.closed) offered.nextDay = nextOpenDay(row.hours, startOfDay(closed.closed.packsFrom))
  const paused = pausedOf(row.isOffered, row.provider.isSuspended, offered.vendor.name)
  const card: ServiceCard = paused ? { ...offered, nextDay: null, paused } : offered
  const { description, runBy, parts, included, warrantyDays } = row.story
  return {
    ...card,
    pictures: row.pictures,
    categories: row.categories,
    description,
    ratings: { average: card.rating, count: row.ratingCount, byStars: row.ratingCounts },
    promises: promisesOf(warrantyDays),
    options: row.options.map(({ id, ...option }) => ({ id: String(id), ...option })),
    parts,
    ...(included && included.length > 0 && { included }),
    areas: row.areas.map(({ district, wards }) => ({ district, name: districtName(district), wards })),
    hours: row.hours,
    vat: vatStateOf(row.taxKind, row.provider.isVatRegistered),
    provider: toVendorCard(row.provider),
    ...closed,
    runBy,
    createdAt: row.createdAt.toISOString(),
  }
}
