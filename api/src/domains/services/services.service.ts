import type { ServiceListQuery } from '@haat/contract/domains/services.filters.ts'
import type { Service, ServiceCard } from '@haat/contract/domains/services.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { toPublicId, numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { categoryPath, starsOf } from '../catalogue/catalogue.service.ts'
import { getVendorCard, vendorLinks, type VendorLink } from '../vendors/vendors.service.ts'
import { nextOpenDay } from './open-days.ts'
import type { ServiceIndex } from './service-index.ts'
import { findServiceRow, listAreas, listOffered, listOptions, type ServiceRow } from './services.store.ts'

export { insertServiceAreas, insertServiceOptions } from './services.store.ts'
export { insertServices, serviceSource } from './service-documents.service.ts'
export { listServiceAddresses, serviceRanges } from './services.store.ts'

type Links = { get(vendorId: number): VendorLink | undefined }

/** Reads the vendors of the cards, unless the caller knows them. */
async function toServiceCards(db: Tx, rows: ServiceRow[], known?: Links): Promise<ServiceCard[]> {
  const links = known ?? (await vendorLinks(db, [...new Set(rows.map((row) => row.vendorId))]))
  const now = new Date()
  return rows.flatMap((row) => {
    const vendor = links.get(row.vendorId)
    const [picture] = row.pictures
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

export async function servicePage(
  index: ServiceIndex,
  db: Tx,
  query: ServiceListQuery,
  signal?: AbortSignal,
) {
  const { ids, ...page } = await index.list(db, query, signal)
  const rows = new Map((await listOffered(db, ids)).map((row) => [row.id, row]))
  const shown = ids.flatMap((id) => rows.get(id) ?? [])
  return {
    items: await toServiceCards(db, shown, { get: index.findVendorLink }),
    pageIndex: query.pageIndex,
    pageSize: query.pageSize,
    ...page,
  }
}

export async function getServiceRow(db: Tx, serviceId: string): Promise<ServiceRow> {
  const number = numberOfPublicId(serviceId)
  const row = number === undefined ? null : await findServiceRow(db, number)
  if (!row) throw notFound('This service')
  return row
}

const promisesOf = (warrantyDays: number): Service['promises'] => [
  {
    kind: 'pay',
    title: { en: 'Pay after the work', ne: 'काम सकिएपछि तिर्नुहोस्' },
    text: { en: 'Cash, eSewa or Khalti', ne: 'नगद, इसेवा वा खल्ती' },
  },
  ...(warrantyDays > 0
    ? [
        {
          kind: 'warranty' as const,
          title: {
            en: `${warrantyDays} days’ warranty`,
            ne: `${formatCount(warrantyDays, 'ne')} दिनको ग्यारेन्टी`,
          },
          text: { en: 'Same fault, free return', ne: 'उही समस्या भए फेरि निःशुल्क' },
        },
      ]
    : []),
  {
    kind: 'cancel',
    title: { en: 'Cancel free', ne: 'निःशुल्क रद्द' },
    text: { en: 'Until 3 hours before', ne: '३ घण्टाअघिसम्म' },
  },
]

export async function getService(db: Tx, serviceId: string): Promise<Service> {
  const row = await getServiceRow(db, serviceId)
  const [[card], options, areas, categories, provider] = await Promise.all([
    toServiceCards(db, [row]),
    listOptions(db, row.id),
    listAreas(db, row.id),
    categoryPath(db, 'service', row.categoryId),
    getVendorCard(db, row.vendorId),
  ])
  if (!card) throw notFound('This service')
  const { description, runBy, parts, warrantyDays, answersWithinHours } = row.story
  return {
    ...card,
    pictures: row.pictures,
    categories,
    description,
    visitCount: row.visitCount,
    ratings: { average: card.rating, count: row.ratingCount, byStars: row.ratingCounts },
    promises: promisesOf(warrantyDays),
    options: options.map(({ id, name, minutes, visitPaisa, labourPaisa }) => ({
      id: String(id),
      name,
      minutes,
      visitPaisa,
      labourPaisa,
    })),
    parts,
    areas: areas.map(({ district, wards }) => ({ district, name: districtName(district), wards })),
    hours: row.hours,
    answersWithinHours,
    provider,
    runBy,
    createdAt: row.createdAt.toISOString(),
  }
}
