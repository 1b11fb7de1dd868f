import { publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames, monthNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts, type CalendarDate } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { hasMonthFirst, localDay } from '@haat/contract/shared/local-dates.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import type { Areas } from '#ui/messages/areas.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

type Texts = Pick<Areas['checkout'], 'day' | 'dayOnly' | 'bsDay' | 'fromTo'>
export interface DueDays {
  dueFrom: string
  dueTo: string
}

/** "Tue", "मङ्गल": shortened as calendars in Nepal do. */
const shortDay = (name: string, language: Language) =>
  language === 'en' ? name.slice(0, 3) : name.replace(/बार$/, '')
const shortMonth = (name: string, language: Language) => (language === 'en' ? name.slice(0, 3) : name)

/** "Tue 17 to Thu 19 Nov", "मङ्सिर १ गते (मङ्गल) देखि ३ गते (बिही) सम्म"; one day is named once. */
export function dueText({ dueFrom, dueTo }: DueDays, language: Language, texts: Texts): string {
  const partsOf = (date: string) => {
    const { weekday, day, month } = localDay(date, language)
    return { weekday: shortDay(weekday, language), day, month: shortMonth(month, language) }
  }
  const [first, last] = [partsOf(dueFrom), partsOf(dueTo)]
  const whole = ({ weekday, day, month }: typeof last) => texts.day(weekday, day, month)
  const dayOnly = ({ weekday, day }: typeof last) => texts.dayOnly(weekday, day)
  if (dueFrom === dueTo) return whole(last)
  if (first.month !== last.month) return texts.fromTo(whole(first), whole(last))
  return hasMonthFirst(language)
    ? texts.fromTo(whole(first), dayOnly(last))
    : texts.fromTo(dayOnly(first), whole(last))
}

/** The same as a promise: where a holiday may still be announced before, the days are only expected. */
export function usePromisedDays(texts: Texts): (days: DueDays) => string {
  const { ui } = useMessages()
  const { holidaysKnownUntil } = useSiteSettings() ?? {}
  return (days) => {
    const text = dueText(days, ui.language, texts)
    const isCertain = holidaysKnownUntil === undefined || days.dueTo <= holidaysKnownUntil
    return isCertain ? text : ui.expectedDays(text)
  }
}

/** The same days by the other calendar: "1 to 3 Mangsir", in Nepali "१७ देखि १९ नोभेम्बर सम्म". */
export function dueTextBeside({ dueFrom, dueTo }: DueDays, language: Language, texts: Texts): string {
  const [first, last] =
    language === 'ne' ? [nepalDateParts(dueFrom), nepalDateParts(dueTo)] : bsDays(dueFrom, dueTo)
  if (!first || !last) return ''
  const names = language === 'ne' ? monthNames.ne : bsMonthNames.en
  const digits = (day: number) => inDigitsOf(language, String(day))
  const whole = ({ day, month }: CalendarDate) => texts.bsDay(digits(day), names[month - 1]!)
  if (dueFrom === dueTo) return whole(last)
  return texts.fromTo(first.month === last.month ? digits(first.day) : whole(first), whole(last))
}

/** Undefined beyond the published almanac, where a promise would be a guess. */
const bsDays = (dueFrom: string, dueTo: string) => [publishedBsDateOf(dueFrom), publishedBsDateOf(dueTo)]

/** The days from the first parcel's delivery to the last one's. */
export const dueOfAll = (parcels: readonly DueDays[]): DueDays => ({
  dueFrom: parcels.map(({ dueFrom }) => dueFrom).toSorted()[0]!,
  dueTo: parcels
    .map(({ dueTo }) => dueTo)
    .toSorted()
    .at(-1)!,
})
