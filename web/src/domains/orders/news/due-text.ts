import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames, monthNames, weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#ui/messages/areas.ts'

type Texts = Pick<Areas['checkout'], 'day' | 'dayOnly' | 'bsDay' | 'fromTo'>
export interface DueDays {
  dueFrom: string
  dueTo: string
}

/** "Tue", "मङ्गल": shortened as calendars in Nepal do. */
const shortDay = (name: string, language: Language) =>
  language === 'en' ? name.slice(0, 3) : name.replace(/बार$/, '')
const shortMonth = (name: string, language: Language) => (language === 'en' ? name.slice(0, 3) : name)

/** "Tue 17 to Thu 19 Nov", "Wed 18 Nov" */
export function dueText({ dueFrom, dueTo }: DueDays, language: Language, texts: Texts): string {
  const partsOf = (date: string) => {
    const { month, day, weekday } = nepalDateParts(date)
    return {
      month: shortMonth(monthNames[language][month - 1]!, language),
      day: inDigitsOf(language, String(day)),
      weekday: shortDay(weekdayNames[language][weekday]!, language),
    }
  }
  const [first, last] = [partsOf(dueFrom), partsOf(dueTo)]
  const whole = texts.day(last.weekday, last.day, last.month)
  if (dueFrom === dueTo) return whole
  const from =
    first.month === last.month
      ? texts.dayOnly(first.weekday, first.day)
      : texts.day(first.weekday, first.day, first.month)
  return texts.fromTo(from, whole)
}

/** "1 to 3 Mangsir", "2 Mangsir"; undefined for days beyond our Bikram Sambat calendar. */
export function dueTextBs({ dueFrom, dueTo }: DueDays, language: Language, texts: Texts): string {
  const [first, last] = [bsDateOf(dueFrom), bsDateOf(dueTo)]
  if (!first || !last) return ''
  const digits = (day: number) => inDigitsOf(language, String(day))
  const whole = ({ day, month }: typeof last) => texts.bsDay(digits(day), bsMonthNames[language][month - 1]!)
  if (dueFrom === dueTo) return whole(last)
  return texts.fromTo(first.month === last.month ? digits(first.day) : whole(first), whole(last))
}

/** The days from the first parcel's delivery to the last one's. */
export const dueOfAll = (parcels: readonly DueDays[]): DueDays => ({
  dueFrom: parcels.map(({ dueFrom }) => dueFrom).toSorted()[0]!,
  dueTo: parcels
    .map(({ dueTo }) => dueTo)
    .toSorted()
    .at(-1)!,
})
