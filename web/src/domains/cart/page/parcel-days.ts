import type { CartItem } from '@haat/contract/domains/cart.ts'
import type { Instant } from '@haat/contract/shared/dates.ts'
import { dueDays } from '@haat/contract/shared/due-days.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { hasMonthFirst, localDay } from '@haat/contract/shared/local-dates.ts'
import type { WorkingWeek } from '@haat/contract/shared/working-days.ts'

interface Texts {
  fromTo(from: string, to: string): string
}
type ExpectedText = (days: string) => string
interface Leaving {
  from: Instant
  /** Days without deliveries, as `YYYY-MM-DD`. */
  holidays: readonly string[]
  week?: WorkingWeek | undefined
  /** The day from which the vendor packs, if it is closed now. */
  packsFrom?: string | undefined
  /** Up to this day all holidays are announced; later days are named as expected, not as promised. */
  holidaysKnownUntil?: string | undefined
}

/** "Tue 17 to Thu 19 Nov": a parcel leaves when the slowest of its items is ready. */
export function parcelDays(
  items: readonly { delivery: NonNullable<CartItem['delivery']> }[],
  { from, holidays, week, packsFrom, holidaysKnownUntil }: Leaving,
  language: Language,
  texts: Texts,
  expectedText: ExpectedText = (days) => days,
): string {
  const slowest = (days: 'minDays' | 'maxDays') => Math.max(...items.map(({ delivery }) => delivery[days]))
  const { dueFrom, dueTo } = dueDays({
    from,
    minDays: slowest('minDays'),
    maxDays: slowest('maxDays'),
    holidays,
    week,
    packsFrom,
  })
  const [first, last] = [localDay(dueFrom, language), localDay(dueTo, language)]
  const isOneMonth = first.month === last.month
  const days =
    dueFrom === dueTo
      ? dayText(last, true, language)
      : texts.fromTo(
          dayText(first, !isOneMonth || hasMonthFirst(language), language),
          dayText(last, !isOneMonth || !hasMonthFirst(language), language),
        )
  return holidaysKnownUntil !== undefined && dueTo > holidaysKnownUntil ? expectedText(days) : days
}

/** "Thu 19 Nov", "मङ्सिर ३ गते, बिहीबार" */
function dayText(
  { weekday, day, month }: ReturnType<typeof localDay>,
  hasMonth: boolean,
  language: Language,
): string {
  if (language === 'ne') return `${hasMonth ? `${month} ` : ''}${day} गते, ${weekday}`
  return `${weekday.slice(0, 3)} ${day}${hasMonth ? ` ${month.slice(0, 3)}` : ''}`
}
