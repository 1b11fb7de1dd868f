import { historyDays, type PricePoint } from '@haat/contract/domains/listings.prices.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { bsDayName } from '#office/parts/bs-day-name.ts'

interface PriceChartProps {
  /** What was asked for one variant, in the order of time. */
  history: readonly PricePoint[]
  /** The moment at which the deal begins, where the chart ends. */
  at: number
  dealPaisa: number | null
  lowestPaisa: number | null
}

const dayMs = 86_400_000
const [width, left, right, top, bottom] = [280, 2, 262, 16, 104]

/** Where prices and moments are drawn, and the steps of a price between two moments. */
function scaleOf({ history, at, dealPaisa }: PriceChartProps) {
  const begin = at - historyDays * dayMs
  const steps = history.flatMap(({ since, pricePaisa }, index) => {
    const from = Math.max(begin, new Date(since).getTime())
    const to = Math.min(at, index + 1 < history.length ? new Date(history[index + 1]!.since).getTime() : at)
    return pricePaisa === null || to <= from ? [] : { pricePaisa, from, to }
  })
  const prices = [...steps.map(({ pricePaisa }) => pricePaisa), ...(dealPaisa === null ? [] : [dealPaisa])]
  const [high, low] = [Math.max(...prices), Math.min(...prices)]
  const x = (moment: number) => Math.round(left + ((moment - begin) / (at - begin)) * (right - left))
  const y = (paisa: number) =>
    high === low ? (top + bottom) / 2 : Math.round(bottom - ((paisa - low) / (high - low)) * (bottom - top))
  return { begin, steps, x, y }
}

/** The prices of sixty days as steps, with the lowest of thirty days and the price of the deal. */
export function PriceChart(props: PriceChartProps) {
  const { at, dealPaisa, lowestPaisa } = props
  const { ui } = useMessages()
  const { listingPrices: texts } = useArea('vendor')
  const { begin, steps, x, y } = scaleOf(props)
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return null
  const lowest = steps.findLast(({ pricePaisa }) => pricePaisa === lowestPaisa)
  const rupees = (paisa: number) => formatCount(paisa / 100, ui.language)
  // Where nothing was asked for a while, the line has a gap.
  const line = steps.map(({ from, to, pricePaisa }, index) => {
    const isNext = steps[index - 1]?.to === from
    return `${isNext ? 'V' : `M${x(from)} `}${y(pricePaisa)}H${x(to)}`
  })
  const mark = lowest && lowest.pricePaisa !== first.pricePaisa && markOf(x(lowest.from), x(lowest.to))
  return (
    <svg
      role="img"
      aria-label={texts.deal.chart(
        formatRupees(first.pricePaisa, ui.language),
        lowestPaisa === null ? undefined : formatRupees(lowestPaisa, ui.language),
      )}
      viewBox={`0 0 ${width} 150`}
      fontSize="12"
      className="w-full max-w-80 text-indigo"
    >
      {lowest && (
        <path d={`M${left} ${y(lowest.pricePaisa)}H${right}`} strokeDasharray="2 5" className="stroke-line" />
      )}
      <path d={line.join('')} fill="none" stroke="currentColor" strokeWidth="2.5" />
      <g className="fill-muted">
        <text x={left} y={y(first.pricePaisa) + 18}>
          {rupees(first.pricePaisa)}
        </text>
        <text x={left} y="144">
          {bsDayName(begin, ui.language)}
        </text>
        <text x={right} y="144" textAnchor="end">
          {bsDayName(at, ui.language)}
        </text>
      </g>
      {lowest && mark && (
        <g fill="currentColor" fontWeight="600">
          <Diamond x={mark.middle} y={y(lowest.pricePaisa)} />
          <text x={mark.x} y={y(lowest.pricePaisa) + mark.below} textAnchor={mark.anchor} {...overLines}>
            {texts.deal.lowestOn(rupees(lowest.pricePaisa), bsDayName(lowest.from, ui.language))}
          </text>
        </g>
      )}
      {dealPaisa !== null && (
        <g fill="currentColor" fontWeight="600" className="text-crimson">
          <path
            d={`M${right} ${y(last.pricePaisa)}V${y(dealPaisa)}`}
            stroke="currentColor"
            strokeWidth="2"
            strokeDasharray="3 3"
          />
          <Diamond x={right} y={y(dealPaisa)} />
          <text x={right - 12} y={y(dealPaisa) + 4} textAnchor="end" {...overLines}>
            {rupees(dealPaisa)}
          </text>
        </g>
      )}
    </svg>
  )
}

/** The words of the lowest price stand above a long step, and beside a short one where there is room. */
function markOf(from: number, to: number) {
  const middle = Math.round((from + to) / 2)
  if (to - from > 110) return { middle, x: middle, below: -12, anchor: 'middle' as const }
  return from > (left + right) / 2
    ? { middle, x: from - 6, below: 4, anchor: 'end' as const }
    : { middle, x: Math.max(middle + 12, to + 6), below: 4, anchor: 'start' as const }
}

/** Words that cross a line stay readable. */
const overLines = { stroke: 'var(--color-cream)', strokeWidth: 4, paintOrder: 'stroke' }

const Diamond = ({ x, y }: { x: number; y: number }) => <path d={`M${x} ${y - 7}l7 7l-7 7l-7-7z`} />
