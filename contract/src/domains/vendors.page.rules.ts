import { nepalDateParts, type Instant } from '../shared/dates.ts'
import { slugPattern } from '../shared/fields.rules.ts'
import { addDays } from '../shared/working-days.ts'
import { nepalDay } from './home.rules.ts'

export const shopTextMaxLengths = { about: 4000, returnPolicy: 2000, deliveryWords: 2000 } as const

/** What a shop prepares in its draft, and shows at once when it publishes it. */
export const shopPageParts = ['name', 'about', 'returnPolicy', 'deliveryWords', 'banner', 'logo'] as const
export type ShopPagePart = (typeof shopPageParts)[number]

export const shopPictureKinds = ['banner', 'logo'] as const
export type ShopPictureKind = (typeof shopPictureKinds)[number]

/** A part of a day in which a shop is open, in minutes after midnight in Nepal; the last minute is not in it. */
export interface OpenTime {
  opens: number
  closes: number
}
/** The open times of each day of the week from Sunday on; a day without any is a day off. */
export type WeekHours = readonly (readonly OpenTime[])[]
export const minutesOfDay = 24 * 60
/** A shop may close once in a day, as for a meal. */
export const maxTimesPerDay = 2

export const maxClosedDays = 60
export const maxHolidayDays = 90
/** How far away a closed day or the first day of a holiday can be. */
export const maxDaysAhead = 366
export const closedDayWordsMaxLength = 120
export const holidayWordsMaxLength = 300

export const shopSlugMinLength = 3
export const shopSlugMaxLength = 60
/** A shop that has changed its address name keeps the new one for so many days. */
export const slugChangeDays = 30

/** Address names that could be taken for Haat's own, or for a page. */
const reservedSlugs = new Set(
  `about account admin administrator all api apply app blog careers cart categories category checkout complaint
  complaints contact customer delivery demo faq haat haat-nepal haatnepal help help-support home info join legal login
  mail new news null official offers order orders page payment payments payout payouts policy press privacy product
  products return returns root sale search security seller sellers service services settings shop shops sign-in sign-up
  signin signup staff status support system team terms test undefined user users vendor vendors verified www`.split(
    /\s+/,
  ),
)

export type SlugFault = 'form' | 'short' | 'long' | 'reserved'

/** What is wrong with an address name that somebody wants; whether it is taken, only the API knows. */
export function findSlugFault(slug: string): SlugFault | undefined {
  if (!slugPattern.test(slug)) return 'form'
  if (slug.length < shopSlugMinLength) return 'short'
  if (slug.length > shopSlugMaxLength) return 'long'
  return reservedSlugs.has(slug) || slug.startsWith('haat-') ? 'reserved' : undefined
}

/** When a shop is open, as it says itself. */
export interface ShopTimes {
  /** Null when the shop has not said. */
  hours: WeekHours | null
  closedDays: readonly { day: string }[]
  /** A holiday, with its first and its last day. */
  closed: { from: string; until: string } | null
}

/** What keeps open times of one day from being saved; undefined when they are right. */
export function findTimesFault(times: readonly OpenTime[]): 'order' | 'overlap' | undefined {
  if (times.some(({ opens, closes }) => opens >= closes)) return 'order'
  const sorted = times.toSorted((a, b) => a.opens - b.opens)
  return sorted.some(({ opens }, at) => at > 0 && opens <= sorted[at - 1]!.closes) ? 'overlap' : undefined
}

/** Whether a shop has announced that it is closed on a day, whatever the weekday. */
export const isClosedOn = ({ closed, closedDays }: ShopTimes, day: string) =>
  (closed !== null && closed.from <= day && day <= closed.until) || closedDays.some((one) => one.day === day)

const timesOn = (shop: ShopTimes, day: string): readonly OpenTime[] =>
  isClosedOn(shop, day) ? [] : (shop.hours?.[new Date(day).getUTCDay()] ?? [])

const daysSearched = maxHolidayDays + maxClosedDays + 14

export type OpeningState =
  | { isOpen: true; closes: number }
  /** Null where no time to open is in sight. */
  | { isOpen: false; opens: { day: string; minute: number } | null }

/** Whether a shop is open now, and what comes next; null for one that has not said its hours. */
export function openingStateAt(shop: ShopTimes, now: Instant): OpeningState | null {
  if (!shop.hours) return null
  const today = nepalDay(now)
  const { hour, minute } = nepalDateParts(now)
  const minuteNow = hour * 60 + minute
  const current = timesOn(shop, today).find(({ opens, closes }) => opens <= minuteNow && minuteNow < closes)
  if (current) return { isOpen: true, closes: current.closes }
  for (let after = 0; after < daysSearched; after++) {
    const day = addDays(today, after)
    const later = timesOn(shop, day)
      .map(({ opens }) => opens)
      .filter((opens) => after > 0 || opens > minuteNow)
    if (later.length > 0) return { isOpen: false, opens: { day, minute: Math.min(...later) } }
  }
  return { isOpen: false, opens: null }
}

/** The first day, from a day on, on which a shop packs parcels: it is not closed, and it opens on that weekday. */
export function firstPackingDay(shop: ShopTimes, from: string): string {
  for (let after = 0; after < daysSearched; after++) {
    const day = addDays(from, after)
    if (!isClosedOn(shop, day) && (!shop.hours || timesOn(shop, day).length > 0)) return day
  }
  return from
}

/** The last day of the time for which a shop is closed today, and when it packs again; null for one that is not. */
export function closedShopOn(shop: ShopTimes, today: string): { until: string; packsFrom: string } | null {
  if (!isClosedOn(shop, today)) return null
  let until = today
  while (isClosedOn(shop, addDays(until, 1))) until = addDays(until, 1)
  return { until, packsFrom: firstPackingDay(shop, until) }
}
