import type { PriceScale } from '../price-scale.ts'

type PriceHistogramProps = { steps: readonly number[]; scale: PriceScale; from: number; to: number }

const height = 44
const barWidth = 20

/** Bars outside the chosen prices fade. Sizes are attributes: the page's policy bars inline styles. */
export function PriceHistogram({ steps, scale, from, to }: PriceHistogramProps) {
  const highest = Math.max(1, ...steps)
  const width = steps.length * barWidth
  const across = (rupees: number) => ((rupees - scale.low) / (scale.high - scale.low)) * width
  const isIn = (at: number) => (at + 1) * barWidth > across(from) && at * barWidth < across(to)
  // Even a single product among thousands is seen.
  const barHeight = (count: number) => (count === 0 ? 0 : Math.max(2, (count / highest) * height))
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height + 4}`}
      preserveAspectRatio="none"
      className="block h-12 w-full"
    >
      {steps.map((count, at) => (
        <rect
          key={at}
          x={at * barWidth + 1}
          y={height - barHeight(count)}
          width={barWidth - 2}
          height={barHeight(count)}
          rx="2"
          className={isIn(at) ? 'fill-crimson-fill' : 'fill-line'}
        />
      ))}
      <rect y={height} width={width} height="4" className="fill-line" />
      <rect
        x={across(from)}
        y={height}
        width={Math.max(0, across(to) - across(from))}
        height="4"
        className="fill-crimson-fill"
      />
    </svg>
  )
}
