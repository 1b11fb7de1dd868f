import { monthNames, weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts, type Instant } from '@haat/contract/shared/dates.ts'
import { dueDays, type DeliveryTime } from '@haat/contract/shared/due-days.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#ui/messages/areas.ts'

type Texts = Pick<Areas['product'], 'dayInMonth' | 'dayOnly' | 'fromTo'>

/** "Tuesday 17 to Thursday 19 November": the days of delivery for an order that is placed now. */
export function deliveryDays(
  wait: Omit<DeliveryTime, 'from'>,
  now: Instant,
  language: Language,
  texts: Texts,
): string {
  const dayIn = (date: string) => {
    const { month, day, weekday } = nepalDateParts(date)
    return { month, day: inDigitsOf(language, String(day)), weekday: weekdayNames[language][weekday]! }
  }
  const fullDate = ({ weekday, day, month }: ReturnType<typeof dayIn>) =>
    texts.dayInMonth(weekday, day, monthNames[language][month - 1]!)
  const { dueFrom, dueTo } = dueDays({ ...wait, from: now })
  const [first, last] = [dayIn(dueFrom), dayIn(dueTo)]
  if (dueFrom === dueTo) return fullDate(last)
  const from = first.month === last.month ? texts.dayOnly(first.weekday, first.day) : fullDate(first)
  return texts.fromTo(from, fullDate(last))
}
