import type { ServiceContent } from '@haat/contract/domains/listings.content.ts'
import type { CategoryRules } from '@haat/contract/domains/catalogue.particulars.ts'
import type { WeekHours } from '@haat/contract/domains/vendors.page.rules.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import type { DayHours, ServiceStory } from '../../services/services.service.ts'
import { slugOf } from './product-row.ts'

export interface ServiceContext {
  vendor: { id: number; hours: WeekHours | null }
  category: { id: number; rules: CategoryRules }
  pictures: Picture[]
  /** The service as it is; undefined for a new one. */
  before?: { story: ServiceStory; hours: DayHours[] }
}

/** Sunday to Friday from 10 to 5, as offices have it, where the shop has not said its hours. */
const usualHours: DayHours[] = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  day === 6 ? null : { opens: 600, closes: 1020 },
)

/** The shop's own hours: from when it opens until it closes, whatever lies between. */
const hoursOf = (hours: WeekHours | null): DayHours[] =>
  hours?.map((times) =>
    times.length === 0
      ? null
      : {
          opens: Math.min(...times.map(({ opens }) => opens)),
          closes: Math.max(...times.map(({ closes }) => closes)),
        },
  ) ?? usualHours

/** What a version writes into the service's row. Its hours are those of the shop until it has a calendar of its own. */
export function serviceRow(content: ServiceContent, { vendor, category, pictures, before }: ServiceContext) {
  const hours = before?.hours ?? hoursOf(vendor.hours)
  const prices = content.options.map(({ visitPaisa, labourPaisa }) => (visitPaisa ?? 0) + (labourPaisa ?? 0))
  return {
    vendorId: vendor.id,
    categoryId: category.id,
    slug: slugOf(content.name, 'service'),
    title: content.name.en || content.name.ne,
    titleNe: content.name.ne,
    pictures,
    story: {
      ...before?.story,
      description: content.story,
      runBy: content.runBy,
      parts: content.parts.map(({ name, pricePaisa }) => ({ name, pricePaisa: pricePaisa ?? 0 })),
      included: content.included,
      warrantyDays: content.warrantyDays,
    },
    hours,
    openDays: hours.flatMap((day, at) => (day ? [at] : [])),
    priceUnit: content.priceUnit,
    fromPaisa: Math.min(...prices),
    taxKind: category.rules.taxKind,
  }
}
