import type { ShopFigures } from '@haat/contract/domains/figures.ts'
import { periodBefore, type Period, type Span } from '@haat/contract/domains/figures.rules.ts'
import { fiscalYearName, monthName, spanName } from '#office/figures/day-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** What a period, its days and the one before are called. */
export function usePeriodNames({ period, from, to, compared, isRunning }: ShopFigures) {
  const { language } = useMessages().ui
  const { charts } = useArea('office')
  const { figures } = useArea('vendor')
  const days = (span: Span) => spanName(span, language, charts.between)
  const name = (of: Period, span: Span, isBefore: boolean) => {
    if (of === 'fiscalYear') return figures.year(fiscalYearName(span.from, language))
    if (of === 'bsMonth' || of === 'adMonth')
      return monthName(of === 'bsMonth' ? 'bs' : 'ad', span.from, language)
    return isBefore ? figures.daysBefore[of] : isRunning ? figures.lastDays[of] : days(span)
  }
  return {
    name: name(period, { from, to }, false),
    before: name(period, periodBefore(period, { from, to }), true),
    days: days({ from, to }),
    compared: days(compared),
  }
}
