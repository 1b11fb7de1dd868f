import { publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames, monthNames } from '@haat/contract/shared/calendar-names.ts'
import { formatDate, formatTime, nepalDateParts, type Instant } from '@haat/contract/shared/dates.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Counts, sums, days and times of runs as the reader writes them. */
export function useRunFigures() {
  const { runs } = useArea('office')
  const { language } = useMessages().ui
  const isToday = (at: Instant) => formatDate(at, 'en') === formatDate(new Date(), 'en')
  const count = (number: number) => formatCount(number, language)
  return {
    count,
    rupees: (paisa: number) => formatRupees(paisa, language),
    cash: (paisa: number) => (paisa > 0 ? runs.cash(formatRupees(paisa, language)) : runs.noCash),
    /** The time, with its day where that is not today. */
    time: (at: Instant) => (isToday(at) ? formatTime(at, language) : formatLocalDateTime(at, language)),
    /** "2 Mangsir" large and "18 November" small; only the latter where no almanac says the former. */
    day(day: Instant) {
      const bs = publishedBsDateOf(day)
      const parts = nepalDateParts(day)
      const ad = inDigitsOf(language, `${parts.day} ${monthNames[language][parts.month - 1]!}`)
      if (!bs) return { large: ad, small: undefined }
      const month = bsMonthNames[language][bs.month - 1]!
      return { large: runs.bsDay(inDigitsOf(language, String(bs.day)), month), small: ad }
    },
  }
}
