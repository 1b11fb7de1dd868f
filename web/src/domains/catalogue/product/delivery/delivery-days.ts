import type { Instant } from '@haat/contract/shared/dates.ts'
import { dueDays, type DeliveryTime } from '@haat/contract/shared/due-days.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { hasMonthFirst, localDay } from '@haat/contract/shared/local-dates.ts'
import type { Areas } from '#ui/messages/areas.ts'

type Texts = Pick<Areas['product'], 'dayInMonth' | 'dayOnly' | 'fromTo'>

interface Wait extends Omit<DeliveryTime, 'from'> {
  /** Up to this day all holidays are announced; later days are named as expected, not as promised. */
  holidaysKnownUntil?: string | undefined
}
type ExpectedText = (days: string) => string

/** "Tuesday 17 to Thursday 19 November": the days of delivery for an order that is placed now. */
export function deliveryDays(
  { holidaysKnownUntil, ...wait }: Wait,
  now: Instant,
  language: Language,
  texts: Texts,
  expectedText: ExpectedText = (days) => days,
): string {
  const { dueFrom, dueTo } = dueDays({ ...wait, from: now })
  const [first, last] = [localDay(dueFrom, language), localDay(dueTo, language)]
  const fullDate = ({ weekday, day, month }: typeof last) => texts.dayInMonth(weekday, day, month)
  const dayOnly = ({ weekday, day }: typeof last) => texts.dayOnly(weekday, day)
  const isOneMonth = first.month === last.month
  const days =
    dueFrom === dueTo
      ? fullDate(last)
      : texts.fromTo(
          isOneMonth && !hasMonthFirst(language) ? dayOnly(first) : fullDate(first),
          isOneMonth && hasMonthFirst(language) ? dayOnly(last) : fullDate(last),
        )
  return holidaysKnownUntil !== undefined && dueTo > holidaysKnownUntil ? expectedText(days) : days
}
