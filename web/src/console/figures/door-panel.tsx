import Lightbulb from 'lucide-react/icons/lightbulb'
import type { StaffFigures } from '@haat/contract/domains/figures.ts'
import { percentOf } from '@haat/contract/domains/figures.rules.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { monthName, spanName } from '#office/figures/day-names.ts'
import { Steps } from '#office/figures/steps.tsx'
import { useChartWords } from '#office/figures/use-chart-words.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'

interface DoorPanelProps {
  figures: StaffFigures
  onDay(day: string): void
}

interface Step {
  name: string
  count: number | null
  /** Null where it cannot be held against the one above. */
  share: number | null
  colour: string
}

/** How many visits of a month became orders, and how many of these were delivered. Only what is counted stands here. */
export function DoorPanel({ figures: { calendar, door, visitsSince }, onDay }: DoorPanelProps) {
  const texts = useArea('staff').figures.door
  const { charts } = useArea('office')
  const { language } = useMessages().ui
  const { visits, placed, delivered } = door
  const steps: Step[] = [
    { name: texts.visits, count: visits, share: null, colour: 'bg-crimson/35' },
    {
      name: texts.ordered,
      count: placed,
      share: visits === null || !door.isCountedWhole ? null : percentOf(placed, visits),
      colour: 'bg-crimson-fill',
    },
    { name: texts.delivered, count: delivered, share: percentOf(delivered, placed), colour: 'bg-pine' },
  ]
  const max = Math.max(1, ...steps.map(({ count }) => count ?? 0))
  return (
    <Panel>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">{texts.title}</h2>
        <Steps
          previous={door.previous}
          next={door.next}
          name={monthName(calendar, door.from, language)}
          days={spanName(door, language, charts.between)}
          onChoose={onDay}
        />
      </div>
      {!visits && placed === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-8 text-center text-small text-muted">
          {texts.nothing}
        </p>
      ) : (
        <StepTable steps={steps} max={max} />
      )}
      <Undelivered door={door} />
      <p className="mt-3 text-fine text-muted">{texts.visitsText(formatLocalDate(visitsSince, language))}</p>
    </Panel>
  )
}

function StepTable({ steps, max }: { steps: readonly Step[]; max: number }) {
  const texts = useArea('staff').figures.door
  const words = useChartWords()
  return (
    <table className="w-full border-collapse text-left text-small">
      <caption className="sr-only">{texts.title}</caption>
      <thead className="text-fine text-muted">
        <tr>
          <th scope="col">
            <span className="sr-only">{texts.step}</span>
          </th>
          <th aria-hidden className="max-md:hidden">
            {' '}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {texts.count}
          </th>
          <th scope="col" className="py-1 ps-4 text-right font-normal">
            {texts.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ name, count, share, colour }) => (
          <tr key={name}>
            <th scope="row" className="py-2.5 pe-4 font-semibold">
              {name}
            </th>
            <td aria-hidden className="w-3/5 max-md:hidden">
              <span
                className={classNames('block h-5 min-w-1 rounded-[6px]', count ? colour : 'bg-sunken')}
                style={{ width: `${(100 * (count ?? 0)) / max}%` }}
              />
            </td>
            <td className="text-right font-semibold whitespace-nowrap">
              {count === null ? texts.notCounted : words.count(count)}
            </td>
            <td className="ps-4 text-right whitespace-nowrap text-muted">
              {share !== null && words.percent(share)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where those are that were not delivered. */
function Undelivered({ door }: Pick<StaffFigures, 'door'>) {
  const texts = useArea('staff').figures.door
  const { count } = useChartWords()
  const rest = door.placed - door.delivered
  if (rest === 0) return null
  const { unconfirmed, cancelled, refused } = door
  const parts = [
    [texts.onTheWay, rest - unconfirmed - cancelled - refused],
    [texts.unconfirmed, unconfirmed],
    [texts.cancelled, cancelled],
    [texts.refused, refused],
  ] as const
  return (
    <p className="mt-3 flex items-start gap-2.5 rounded-control bg-cream px-4 py-3 text-small text-cream-ink">
      <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {texts.open(count(rest), count(door.placed))}{' '}
        {parts
          .filter(([, figure]) => figure > 0)
          .map(([say, figure]) => say(count(figure)))
          .join(', ')}
      </span>
    </p>
  )
}
