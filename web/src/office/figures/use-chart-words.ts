import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

const lakh = 100_000_00
const units = [
  ['crore', 100 * lakh],
  ['lakh', lakh],
  ['thousand', 1000_00],
] as const

/** Sums, counts and shares as the reader writes them, whole or short. */
export function useChartWords() {
  const { language } = useMessages().ui
  const { charts } = useArea('office')
  const decimal = (value: number) => {
    const rounded = Math.round(value * 10) / 10
    return Number.isInteger(rounded) ? formatCount(rounded, language) : inDigitsOf(language, String(rounded))
  }
  return {
    count: (count: number) => formatCount(count, language),
    rupees: (paisa: number) => formatRupees(paisa, language),
    percent: (share: number) =>
      share > 0 && share < 0.1
        ? charts.percent(charts.under(decimal(0.1)))
        : charts.percent(decimal(share >= 10 ? Math.round(share) : share)),
    /** Orders of a hundred visits: two decimals where it is less than one. */
    ofHundred: (figure: number) => inDigitsOf(language, String(figure)),
    /** On a scale whose largest value is `max`: all in one unit, which the top one names. */
    rupeesOnScale: (max: number) => (paisa: number, isTop: boolean) => {
      if (paisa === 0) return inDigitsOf(language, '0')
      const [unit, size] = units.find(([, at]) => max >= at) ?? ['rupee', 100]
      const figure = decimal(paisa / size)
      return unit === 'rupee'
        ? isTop
          ? formatRupees(paisa, language)
          : figure
        : charts.units[unit](figure, isTop)
    },
    countOnScale: (count: number) => formatCount(count, language),
  }
}
