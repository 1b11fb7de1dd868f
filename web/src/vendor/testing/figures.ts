import type { ShopFigures, Totals } from '@haat/contract/domains/figures.ts'
import * as rules from '@haat/contract/domains/figures.rules.ts'

export const totals = (given: Partial<Totals> = {}): Totals => ({
  salesPaisa: 0,
  placed: 0,
  sold: 0,
  unconfirmed: 0,
  cancelled: 0,
  delivered: 0,
  refused: 0,
  due: 0,
  onTime: 0,
  visits: 0,
  productVisits: 0,
  ordersWhileCounted: 0,
  ...given,
})

/** Figures of a period in which each bar sells a hundred rupees more than the one before it. */
export function figuresOf(
  period: rules.Period,
  today: string,
  given: Partial<ShopFigures> = {},
): ShopFigures {
  const span = rules.periodOf(period, today)
  return {
    period,
    ...span,
    isRunning: true,
    next: null,
    previous: rules.periodBefore(period, span).to,
    compared: rules.comparedPart(period, span, today),
    visitsSince: '2026-11-17',
    now: totals(),
    before: totals(),
    bars: rules.barsOf(period, span).map((bar, at) => ({
      ...bar,
      isRunning: bar.from <= today && bar.to >= today,
      now:
        bar.from > today
          ? null
          : { salesPaisa: at * 100_00, sold: at, visits: bar.from < '2026-11-17' ? null : 7 },
      before: { salesPaisa: at * 50_00, sold: 1, visits: null },
    })),
    top: [],
    slow: [],
    ...given,
  }
}
