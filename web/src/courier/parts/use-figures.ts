import { formatTime, type Instant } from '@haat/contract/shared/dates.ts'
import { formatLocalDate, formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Counts, sums and times as the courier writes them. */
export function useFigures() {
  const { language } = useMessages().ui
  return {
    count: (number: number) => formatCount(number, language),
    rupees: (paisa: number) => formatRupees(paisa, language),
    time: (at: Instant) => formatTime(at, language),
    day: (at: Instant) => formatLocalDate(at, language),
    longDay: (at: Instant) => formatLocalLongDate(at, language),
  }
}
