import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { BarLabels, BarPlot, hasLine, ScaleLabels } from './bar-plot.tsx'
import { ChartTable } from './chart-table.tsx'
import { scaleOf } from './chart-scale.ts'

export interface ChartBar {
  key: string
  /** Below the bar, with a second line in small. */
  label: string
  note?: string | undefined
  /** The whole name of its days. */
  name: string
  /** Null where nothing is known: to come, or not counted. */
  value: number | null
  before: number | null
  /** It is not complete yet, so what stands beside it is more than it can be held against. */
  isRunning: boolean
  /** A word at a line before this bar, such as where a year begins. */
  mark?: string | undefined
  /** Its value is written above it. */
  isNamed?: boolean
}

export interface BarChartProps {
  /** What is shown, such as "Sales". */
  label: string
  bars: readonly ChartBar[]
  /** What the bars and the line are called. */
  names: { now: string; before: string }
  format(value: number): string
  /** A value on the scale, short; the top one may name the unit. */
  formatScale(value: number, isTop: boolean): string
  /** Shown instead of a chart on which there is nothing. */
  empty: ReactNode
}

/**
 * Bars beside a line of the period before, on one scale. Arrow keys, a pointer or a finger choose a bar, whose values are then said in
 * words; all of them stand in a table behind a button.
 */
export function BarChart(props: BarChartProps) {
  const { bars, names, empty } = props
  const { charts } = useArea('office')
  const [isTable, setIsTable] = useState(false)
  const isEmpty = bars.every(({ value, before }) => !value && !before)
  if (isEmpty) return <>{empty}</>
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          <li className="flex items-center gap-2">
            <span aria-hidden className="size-3 rounded-[4px] bg-crimson/35" />
            {names.now}
          </li>
          {hasLine(bars) && (
            <li className="flex items-center gap-2">
              <span aria-hidden className="size-2.5 rotate-45 bg-indigo" />
              {names.before}
            </li>
          )}
        </ul>
        <Button variant="quiet" onClick={() => setIsTable(!isTable)}>
          {isTable ? charts.showChart : charts.showTable}
        </Button>
      </div>
      {isTable ? <ChartTable {...props} /> : <Chart {...props} />}
    </div>
  )
}

function Chart({ label, bars, names, format, formatScale }: BarChartProps) {
  const { charts } = useArea('office')
  const help = useId()
  const [chosen, setChosen] = useState<number>()
  const last = bars.findLastIndex(({ value }) => value !== null)
  const at = Math.min(chosen ?? Math.max(0, last), bars.length - 1)
  const scale = scaleOf(bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0]))
  const bar = bars[at]!
  const say = (value: number | null) => (value === null ? charts.unknown : format(value))
  const words = charts.values(
    bar.name,
    `${names.now}: ${say(bar.value)}`,
    `${names.before}: ${say(bar.before)}`,
  )

  function choose(event: KeyboardEvent) {
    const places: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: bars.length - 1,
    }
    const next = places[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(bars.length - 1, next)))
  }
  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0)
      setChosen(Math.max(0, Math.min(bars.length - 1, Math.floor(((clientX - left) / width) * bars.length))))
  }
  return (
    <div className="mt-3">
      <p className="min-h-11 text-small">
        <strong className="block font-semibold">{bar.name}</strong>
        <span className="text-muted">
          {names.now}: {say(bar.value)} · {names.before}: {say(bar.before)}
        </span>
      </p>
      <p id={help} className="sr-only">
        {charts.help}
      </p>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <ScaleLabels scale={scale} formatScale={formatScale} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-describedby={help}
          aria-valuemin={1}
          aria-valuemax={bars.length}
          aria-valuenow={at + 1}
          aria-valuetext={words}
          onKeyDown={choose}
          onPointerMove={point}
          onPointerDown={point}
          className="rounded-chip outline-offset-4"
        >
          <BarPlot
            bars={bars}
            scale={scale}
            chosen={chosen === undefined ? undefined : at}
            format={formatScale}
          />
          <BarLabels bars={bars} />
        </div>
      </div>
    </div>
  )
}
