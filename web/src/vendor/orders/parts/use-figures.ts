import { publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames, monthNames } from '@haat/contract/shared/calendar-names.ts'
import { formatDate, formatTime, nepalDateParts, type Instant } from '@haat/contract/shared/dates.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Counts, sums and times as the reader writes them. */
export function useFigures() {
  const { language } = useMessages().ui
  const { bsDay } = useArea('vendor').home
  const isToday = (at: Instant) => formatDate(at, 'en') === formatDate(new Date(), 'en')
  return {
    count: (number: number) => formatCount(number, language),
    rupees: (paisa: number) => formatRupees(paisa, language),
    /** The time, with its day where that is not today. */
    time: (at: Instant) => (isToday(at) ? formatTime(at, language) : formatLocalDateTime(at, language)),
    /** "29 Kartik", as people in Nepal tell a day; undefined where no almanac says it. */
    bsDay(day: Instant) {
      const bs = publishedBsDateOf(day)
      return bs && bsDay(inDigitsOf(language, String(bs.day)), bsMonthNames[language][bs.month - 1]!)
    },
    /** "15 Nov", where there is little room; Nepali has no such short names. */
    shortAdDay(day: Instant) {
      const parts = nepalDateParts(day)
      const month = monthNames[language][parts.month - 1]!
      return inDigitsOf(language, `${parts.day} ${language === 'en' ? month.slice(0, 3) : month}`)
    },
    /** "15 November" */
    adDay(day: Instant) {
      const parts = nepalDateParts(day)
      return inDigitsOf(language, `${parts.day} ${monthNames[language][parts.month - 1]!}`)
    },
  }
}
