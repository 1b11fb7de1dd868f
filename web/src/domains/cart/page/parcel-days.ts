import type { CartItem } from '@haat/contract/domains/cart.ts'
import { monthNames, weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts, type Instant } from '@haat/contract/shared/dates.ts'
import { dueDays } from '@haat/contract/shared/due-days.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'

/** Nepali weekday names are short enough already. */
const shortened = (name: string, language: Language) => (language === 'en' ? name.slice(0, 3) : name)

interface Texts {
  fromTo(from: string, to: string): string
}
interface Leaving {
  from: Instant
  /** Days without deliveries, as `YYYY-MM-DD`. */
  holidays: readonly string[]
}

/** "Tue 17 to Thu 19 Nov": a parcel leaves when the slowest of its items is ready. */
export function parcelDays(
  items: readonly Pick<CartItem, 'delivery'>[],
  { from, holidays }: Leaving,
  language: Language,
  texts: Texts,
): string {
  const slowest = (days: 'minDays' | 'maxDays') => Math.max(...items.map(({ delivery }) => delivery[days]))
  const { dueFrom, dueTo } = dueDays({
    from,
    minDays: slowest('minDays'),
    maxDays: slowest('maxDays'),
    holidays,
  })
  const dayOf = (date: string, hasMonth: boolean) => {
    const { month, day, weekday } = nepalDateParts(date)
    const words = [
      shortened(weekdayNames[language][weekday]!, language),
      inDigitsOf(language, String(day)),
      hasMonth && shortened(monthNames[language][month - 1]!, language),
    ]
    return words.filter(Boolean).join(' ')
  }
  if (dueFrom === dueTo) return dayOf(dueTo, true)
  return texts.fromTo(dayOf(dueFrom, dueFrom.slice(0, 7) !== dueTo.slice(0, 7)), dayOf(dueTo, true))
}
