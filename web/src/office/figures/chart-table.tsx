import { useArea } from '#ui/messages/use-area.ts'
import type { BarChartProps } from './bar-chart.tsx'

/** The numbers of a chart, all of them, in the same words. */
export function ChartTable({ label, bars, names, format }: BarChartProps) {
  const { charts } = useArea('office')
  const say = (value: number | null) => (value === null ? charts.unknown : format(value))
  return (
    <div
      className="mt-3 max-h-96 overflow-auto rounded-control border border-line"
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <table className="w-full border-collapse text-left text-small">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-surface text-fine text-muted">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              {charts.days}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-semibold">
              {names.now}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-semibold">
              {names.before}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, value, before, isRunning }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="px-3 py-2 font-normal">
                {name}
                {isRunning && <span className="block text-fine text-muted">{charts.running}</span>}
              </th>
              <td className="px-3 py-2 text-right font-semibold whitespace-nowrap">{say(value)}</td>
              <td className="px-3 py-2 text-right whitespace-nowrap">{say(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
