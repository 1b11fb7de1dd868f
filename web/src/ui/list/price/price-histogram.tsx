import { maxPosition } from './price-scale.ts'

type PriceHistogramProps = { steps: readonly number[]; from: number; to: number }

const height = 44
const barWidth = 20

/**
 * Bars outside the chosen range are faded. Sizes are attributes, since our Content Security Policy forbids inline
 * styles.
 */
export function PriceHistogram({ steps, from, to }: PriceHistogramProps) {
  const highest = Math.max(1, ...steps)
  const width = steps.length * barWidth
  const across = (position: number) => Math.round((position / maxPosition) * width)
  const [left, right] = [across(from), across(to)]
  // A minimum height, so that even a single product among thousands is seen.
  const barHeight = (count: number) => Math.max(2, Math.round((count / highest) * height))
  // One path for all bars of a colour: one element for each would be a tenth of the filters' HTML.
  const bars = (isIn: boolean) =>
    steps
      .map((count, at) => {
        const x = at * barWidth
        const isBar = count > 0 && (x + barWidth > left && x < right) === isIn
        return isBar ? `M${x + 2} ${height}v-${barHeight(count)}h16V${height}` : ''
      })
      .join('')
  const faded = bars(false)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height + 4}`}
      preserveAspectRatio="none"
      strokeWidth="2"
      strokeLinejoin="round"
      className="block h-12 w-full"
    >
      {faded && <path d={faded} className="fill-line stroke-line" />}
      <path d={bars(true)} className="fill-crimson-fill stroke-crimson-fill" />
      <path d={`M0 46H${width}`} strokeWidth="4" className="stroke-line" />
      <path d={`M${left} 46H${right}`} strokeWidth="4" className="stroke-crimson-fill" />
    </svg>
  )
}
