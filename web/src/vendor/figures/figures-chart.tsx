import type { ShopFigures } from '@haat/contract/domains/figures.ts'
import { BarChart } from '#office/figures/bar-chart.tsx'
import { barNames } from '#office/figures/day-names.ts'
import { useChartWords } from '#office/figures/use-chart-words.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { usePeriodNames } from './use-period-names.ts'

export const measures = ['sales', 'orders', 'visits'] as const
export type Measure = (typeof measures)[number]

const fields = { sales: 'salesPaisa', orders: 'sold', visits: 'visits' } as const

/** One measure of a period, bar by bar, beside the period before. */
export function FiguresChart({ figures, measure }: { figures: ShopFigures; measure: Measure }) {
  const { figures: texts } = useArea('vendor')
  const { language } = useMessages().ui
  const names = usePeriodNames(figures)
  const words = useChartWords()
  const field = fields[measure]
  const bars = figures.bars.map((bar) => {
    const { label, name, ...more } = barNames(figures.period, bar, language)
    return {
      key: bar.from,
      label: bar.isRunning && figures.period === 'days7' ? texts.today : label,
      name,
      note: 'note' in more ? more.note : undefined,
      value: bar.now?.[field] ?? null,
      before: bar.before?.[field] ?? null,
      isRunning: bar.isRunning,
    }
  })
  const max = Math.max(...bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0]))
  return (
    <BarChart
      label={texts.measures[measure]}
      bars={bars}
      names={{ now: names.name, before: names.before }}
      format={measure === 'sales' ? words.rupees : words.count}
      formatScale={measure === 'sales' ? words.rupeesOnScale(max) : words.countOnScale}
      empty={
        <p className="rounded-control bg-sunken px-4 py-8 text-center text-small text-muted">
          {texts.nothing[measure]}
        </p>
      }
    />
  )
}
