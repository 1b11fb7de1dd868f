import { bsOf, monthOf, type Calendar, type Period, type Span } from '@haat/contract/domains/figures.rules.ts'
import { bsMonthNames, monthNames, weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatBothCalendars } from '@haat/contract/shared/local-dates.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'

const adMonth = (day: string, language: Language) => monthNames[language][nepalDateParts(day).month - 1]!
const bsMonth = (day: string, language: Language) => bsMonthNames[language][bsOf(day).month - 1]!
/** English months are cut to three letters; Nepali ones are short as they are. */
const short = (name: string, language: Language) => (language === 'en' ? name.slice(0, 3) : name)
const yearOf = (day: string, calendar: Calendar) =>
  calendar === 'bs' ? bsOf(day).year : nepalDateParts(day).year

/** "Mangsir 2083", "November 2026" */
export const monthName = (calendar: Calendar, day: string, language: Language) =>
  inDigitsOf(language, `${(calendar === 'bs' ? bsMonth : adMonth)(day, language)} ${yearOf(day, calendar)}`)

/** "1 Shrawan", "1 January" */
export const dayName = (calendar: Calendar, day: string, language: Language) => {
  const [date, month] = calendar === 'bs' ? [bsOf(day).day, bsMonth] : [nepalDateParts(day).day, adMonth]
  const name = month(day, language)
  return inDigitsOf(language, language === 'ne' ? `${name} ${date} गते` : `${date} ${name}`)
}

/** "Mangsir" above "Nov", or the other way round. */
export function monthLabels(calendar: Calendar, day: string, language: Language) {
  const [bs, ad] = [bsMonth(day, language), short(adMonth(day, language), language)]
  return calendar === 'bs' ? { label: bs, note: ad } : { label: ad, note: bs }
}

/** "2083/84" */
export function fiscalYearName(day: string, language: Language) {
  const { year } = bsOf(day)
  return inDigitsOf(language, `${year}/${String((year + 1) % 100).padStart(2, '0')}`)
}

/** "18 Oct to 16 Nov 2026", in the order of the language. */
export function spanName(
  { from, to }: Span,
  language: Language,
  between: (from: string, to: string) => string,
) {
  const named = (day: string, withYear: boolean) => {
    const { year, day: date } = nepalDateParts(day)
    const month = short(adMonth(day, language), language)
    return inDigitsOf(language, `${date} ${month}${withYear ? ` ${year}` : ''}`)
  }
  const isOneYear = nepalDateParts(from).year === nepalDateParts(to).year
  return from === to ? named(to, true) : between(named(from, !isOneYear), named(to, true))
}

/** What stands below a bar, and the whole name of its days. */
export function barNames(period: Period, { from }: Span, language: Language) {
  if (period === 'fiscalYear') {
    return { ...monthLabels('bs', from, language), name: monthName('bs', monthOf('bs', from).from, language) }
  }
  const name = formatBothCalendars(from, language)
  const { weekday, day } = nepalDateParts(from)
  if (period === 'days7') {
    const whole = weekdayNames[language][weekday]!
    return { label: language === 'en' ? whole.slice(0, 3) : whole.replace('बार', ''), name }
  }
  return { label: inDigitsOf(language, String(period === 'adMonth' ? day : bsOf(from).day)), name }
}
