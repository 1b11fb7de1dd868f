import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { shortDay } from '#console/support/time/short-time.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Sums, counts, days and couriers as the reader writes them. */
export function useSums() {
  const { language } = useMessages().ui
  const { cash } = useArea('staff')
  return {
    rupees: (paisa: number) => formatRupees(paisa, language),
    parcels: (count: number) => cash.parcels(formatCount(count, language)),
    count: (count: number) => formatCount(count, language),
    day: (day: string) => shortDay(day, language),
    time: (at: string) => formatLocalDateTime(at, language),
    /** Missing, or too much. */
    difference: (paisa: number) => {
      const sum = formatRupees(Math.abs(paisa), language)
      return paisa > 0 ? cash.couriers.missing(sum) : cash.couriers.tooMuch(sum)
    },
    courier: (name: string) => name || cash.noName,
  }
}
