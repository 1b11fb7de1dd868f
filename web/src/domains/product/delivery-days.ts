import { monthNames, weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts, type Instant } from '@haat/contract/shared/dates.ts'
import { dueDays, type Waiting } from '@haat/contract/shared/due-days.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#messages/areas.ts'

type Texts = Pick<Areas['product'], 'dayInMonth' | 'dayOnly' | 'fromTo'>

/** "Tuesday 17 to Thursday 19 November": when it comes if it is ordered now. */
export function deliveryDays(
  wait: Omit<Waiting, 'from'>,
  now: Instant,
  language: Language,
  texts: Texts,
): string {
  const dayIn = (date: string) => {
    const { month, day, weekday } = nepalDateParts(date)
    return { month, day: inDigitsOf(language, String(day)), weekday: weekdayNames[language][weekday]! }
  }
  const whole = ({ weekday, day, month }: ReturnType<typeof dayIn>) =>
    texts.dayInMonth(weekday, day, monthNames[language][month - 1]!)
  const { dueFrom, dueTo } = dueDays({ ...wait, from: now })
  const [first, last] = [dayIn(dueFrom), dayIn(dueTo)]
  if (dueFrom === dueTo) return whole(last)
  const from = first.month === last.month ? texts.dayOnly(first.weekday, first.day) : whole(first)
  return texts.fromTo(from, whole(last))
}
