import { nepalOffsetMs, type Instant } from '../shared/dates.ts'
import { addDays } from '../shared/working-days.ts'
import { commissionOf, defaultCommissionRate, vatOnCommission } from './commission.rules.ts'

/** A deal lasts at most so many days, and begins at most so many days from today. */
export const maxDealDays = 30
export const maxDealDaysAhead = 90
/** What was asked in so many days before a deal decides which old price stands beside it. */
export const comparedDays = 30
/** A price counts as an old price only if it was asked for so many of those days. */
export const leastDaysAsked = 7
/** The editor draws the prices of so many days. */
export const historyDays = 60
/** A shop changes the price and the offer of each of its variants in one call. */
export const maxPriceChanges = 200

const dayMs = 86_400_000

/** What was asked for a variant from a moment on; null while it was not on sale. */
export interface PricePoint {
  since: Instant
  pricePaisa: number | null
}

/** How long each price was asked in the thirty days before a moment, in milliseconds. The points are in order of time. */
function askedBefore(points: readonly PricePoint[], at: Instant): Map<number, number> {
  const end = new Date(at).getTime()
  const begin = end - comparedDays * dayMs
  const asked = new Map<number, number>()
  points.forEach(({ since, pricePaisa }, index) => {
    const next = points[index + 1]
    const from = Math.max(begin, new Date(since).getTime())
    const to = Math.min(end, next ? new Date(next.since).getTime() : end)
    if (to > from && pricePaisa !== null) asked.set(pricePaisa, (asked.get(pricePaisa) ?? 0) + to - from)
  })
  return asked
}

/** The lowest price that was asked in the thirty days before a moment; null where none was. */
export function lowestBefore(points: readonly PricePoint[], at: Instant): number | null {
  const asked = [...askedBefore(points, at).keys()]
  return asked.length === 0 ? null : Math.min(...asked)
}

/**
 * The old price that may stand beside a deal: the standing price if it was asked for seven of the thirty days before, else
 * the highest one that was, else none. Nobody can type a price that was never asked.
 */
export function oldPriceOf(
  points: readonly PricePoint[],
  at: Instant,
  { standingPaisa, dealPaisa }: { standingPaisa: number; dealPaisa: number },
): number | null {
  const longEnough = [...askedBefore(points, at)]
    .filter(([pricePaisa, ms]) => ms >= leastDaysAsked * dayMs && pricePaisa > dealPaisa)
    .map(([pricePaisa]) => pricePaisa)
  if (longEnough.length === 0) return null
  return longEnough.includes(standingPaisa) ? standingPaisa : Math.max(...longEnough)
}

/** The first moment of a day in Nepal. */
export const startOfDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - nepalOffsetMs)
/** A deal begins with the first minute of its first day and ends with the last minute of its last one. */
export const dealTimes = ({ from, until }: DealDays) => ({
  startsAt: startOfDay(from),
  endsAt: startOfDay(addDays(until, 1)),
})

export interface DealDays {
  from: string
  until: string
}
export type DealDaysFault = 'past' | 'far' | 'order' | 'long'

/** What is wrong with the days of a deal, and at which of them it is told; undefined when they are right. */
export function findDealDaysFault(
  { from, until }: DealDays,
  today: string,
): { end: keyof DealDays; fault: DealDaysFault } | undefined {
  if (from < today) return { end: 'from', fault: 'past' }
  if (from > addDays(today, maxDealDaysAhead)) return { end: 'from', fault: 'far' }
  if (until < from) return { end: 'until', fault: 'order' }
  return until >= addDays(from, maxDealDays) ? { end: 'until', fault: 'long' } : undefined
}

export type PriceFault = 'above-mrp' | 'not-above-deal'

/** What is wrong with a standing price within the limits of all prices; undefined when it is right. */
export function findPriceFault(
  pricePaisa: number,
  { mrpPaisa, dealPaisa }: { mrpPaisa: number | null; dealPaisa: number | null },
): PriceFault | undefined {
  if (mrpPaisa !== null && pricePaisa > mrpPaisa) return 'above-mrp'
  return dealPaisa !== null && pricePaisa <= dealPaisa ? 'not-above-deal' : undefined
}

/** What a shop receives for one that is sold at a price without a coupon: the price less our commission and the VAT on it. */
export function receivedPaisa(pricePaisa: number, rate: number = defaultCommissionRate) {
  const commissionPaisa = commissionOf(pricePaisa, rate)
  return pricePaisa - commissionPaisa - vatOnCommission(commissionPaisa)
}
