import { classNames } from '#ui/class-names.ts'
import type { BarChartProps, ChartBar } from './bar-chart.tsx'
import type { scaleOf } from './chart-scale.ts'

type Scale = ReturnType<typeof scaleOf>

/** Room above the top line for the words that stand there, in percent of the height. */
const topPercent = 9
const plotHeight = 'h-56 md:h-64'
const percent = (part: number) => `${Math.round(part * 1000) / 1000}%`
const heightOf = (value: number, { max }: Scale) => (100 - topPercent) * (value / max)

/** The words of the scale, each at its line. */
export const ScaleLabels = ({
  scale,
  formatScale,
}: { scale: Scale } & Pick<BarChartProps, 'formatScale'>) => (
  <div aria-hidden className={classNames('relative text-micro text-muted', plotHeight)}>
    {/* The widest one, unseen, makes the room. */}
    <span className="invisible whitespace-nowrap">{formatScale(scale.max, true)}</span>
    {scale.ticks.map((tick) => (
      <span
        key={tick}
        className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
        style={{ top: percent(100 - heightOf(tick, scale)) }}
      >
        {formatScale(tick, tick === scale.max)}
      </span>
    ))}
  </div>
)

/** Where there was nothing before at all, a line along the bottom would only seem to say something. */
export const hasLine = (bars: readonly ChartBar[]) => bars.some(({ before }) => before)

interface BarPlotProps {
  bars: readonly ChartBar[]
  scale: Scale
  /** Undefined until somebody chooses one. */
  chosen: number | undefined
  format: BarChartProps['formatScale']
}

export function BarPlot({ bars, scale, chosen, format }: BarPlotProps) {
  const slot = 100 / bars.length
  const hasBefore = hasLine(bars)
  const middle = (at: number) => percent(slot * (at + 0.5))
  const top = (value: number) => percent(100 - heightOf(value, scale))
  const width = slot * (bars.length > 12 ? 0.66 : 0.5)
  return (
    <svg aria-hidden className={classNames('block w-full overflow-visible', plotHeight)}>
      {scale.ticks.map((tick) => (
        <line key={tick} x1="0" x2="100%" y1={top(tick)} y2={top(tick)} className="stroke-line" />
      ))}
      {bars.map((bar, at) => (
        <g key={bar.key}>
          {at === chosen && (
            <rect
              x={percent(slot * at)}
              y="0"
              width={percent(slot)}
              height="100%"
              rx="6"
              className="fill-sunken/60"
            />
          )}
          {bar.mark && <Mark x={percent(slot * at)} word={bar.mark} />}
          {bar.value !== null && bar.value > 0 && (
            <rect
              x={percent(slot * (at + 0.5) - width / 2)}
              y={top(bar.value)}
              width={percent(width)}
              height={percent(heightOf(bar.value, scale))}
              rx={bars.length > 12 ? 2 : 4}
              className={
                bar.isRunning
                  ? 'fill-crimson-fill'
                  : 'fill-[color-mix(in_srgb,var(--color-crimson)_35%,var(--color-surface))]'
              }
            />
          )}
          {bar.isNamed && bar.value !== null && bar.value > 0 && (
            <text
              x={middle(at)}
              y={top(bar.value)}
              dy="-6"
              textAnchor="middle"
              className="fill-ink text-micro font-semibold"
            >
              {format(bar.value, false)}
            </text>
          )}
        </g>
      ))}
      {bars.map(({ key, before }, at) => {
        if (!hasBefore) return null
        const next = bars[at + 1]?.before ?? null
        return before === null || next === null ? null : (
          <line
            key={key}
            x1={middle(at)}
            x2={middle(at + 1)}
            y1={top(before)}
            y2={top(next)}
            strokeWidth="2"
            className="stroke-indigo"
          />
        )
      })}
      {bars.map(({ key, before, isRunning }, at) =>
        before === null || !hasBefore ? null : (
          <svg key={key} x={middle(at)} y={top(before)} className="overflow-visible">
            <path
              d={bars.length > 12 ? 'M0-4 4 0 0 4-4 0z' : 'M0-7 7 0 0 7-7 0z'}
              strokeWidth="2"
              className={isRunning ? 'fill-surface stroke-indigo' : 'fill-indigo stroke-surface'}
            />
          </svg>
        ),
      )}
    </svg>
  )
}

const Mark = ({ x, word }: { x: string; word: string }) => (
  <>
    <line
      x1={x}
      x2={x}
      y1={percent(topPercent)}
      y2="100%"
      strokeDasharray="3 3"
      className="stroke-line-strong"
    />
    <text x={x} y="0" dx="4" dy="12" className="fill-muted text-micro">
      {word}
    </text>
  </>
)

/** Every fifth is named where there are many, and every third on a phone where there are some. */
function isNamedOnPhone(at: number, count: number): boolean {
  if (count <= 7) return true
  return (count - 1 - at) % (count > 12 ? 7 : 3) === 0
}
const isLabelled = (at: number, count: number) => count <= 12 || (count - 1 - at) % 3 === 0

export const BarLabels = ({ bars }: { bars: readonly ChartBar[] }) => (
  <div
    aria-hidden
    className={classNames('relative mt-1.5 text-micro', bars.some(({ note }) => note) ? 'h-9' : 'h-5')}
  >
    {bars.map(({ key, label, note, isRunning }, at) =>
      isLabelled(at, bars.length) || isNamedOnPhone(at, bars.length) ? (
        <span
          key={key}
          className={classNames(
            'absolute -translate-x-1/2 text-center whitespace-nowrap',
            isRunning && 'font-semibold text-crimson',
            !isNamedOnPhone(at, bars.length) && 'max-md:hidden',
            !isLabelled(at, bars.length) && 'md:hidden',
          )}
          style={{ left: percent((100 / bars.length) * (at + 0.5)) }}
        >
          {label}
          {note && <span className="block font-normal text-muted">{note}</span>}
        </span>
      ) : null,
    )}
  </div>
)
