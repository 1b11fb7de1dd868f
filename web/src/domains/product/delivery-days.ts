import { monthNames, weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts, type Instant } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#messages/areas.ts'

type Texts = Pick<Areas['product'], 'dayInMonth' | 'dayOnly' | 'fromTo'>
const dayMs = 86_400_000

/** "Tuesday 17 to Thursday 19 November": when it comes if it is ordered now. */
export function deliveryDays(
  { minDays, maxDays }: { minDays: number; maxDays: number },
  now: Instant,
  language: Language,
  texts: Texts,
): string {
  const dayIn = (days: number) => {
    const { month, day, weekday } = nepalDateParts(new Date(now).getTime() + days * dayMs)
    return { month, day: inDigitsOf(language, String(day)), weekday: weekdayNames[language][weekday]! }
  }
  const whole = ({ weekday, day, month }: ReturnType<typeof dayIn>) =>
    texts.dayInMonth(weekday, day, monthNames[language][month - 1]!)
  const [first, last] = [dayIn(minDays), dayIn(maxDays)]
  if (minDays === maxDays) return whole(last)
  const from = first.month === last.month ? texts.dayOnly(first.weekday, first.day) : whole(first)
  return texts.fromTo(from, whole(last))
}
