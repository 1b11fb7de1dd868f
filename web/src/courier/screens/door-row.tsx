import ChevronRight from 'lucide-react/icons/chevron-right'
import { soldStates } from '@haat/contract/domains/orders.steps.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useFigures } from '../parts/use-figures.ts'
import { usePlace } from '../parts/use-place.ts'
import type { DoorView } from '../run/run-state.ts'

interface DoorRowProps {
  view: DoorView
  at: number
  onOpen(): void
}

const tones = {
  open: '',
  tried: 'bg-cream text-cream-ink',
  waiting: 'bg-cream text-cream-ink',
  task: 'bg-blush text-crimson-deep',
  closed: 'bg-pine-tint text-pine',
}

/** One door in a list. Of a closed one nothing is left but its number. */
export function DoorRow({ view: { stop, standing, noted }, at, onOpen }: DoorRowProps) {
  const { list, states, standing: standings, noted: texts } = useCourierTexts()
  const { count, rupees } = useFigures()
  const place = usePlace(stop)
  const isClosed = standing === 'closed'
  const label =
    standing === 'open'
      ? undefined
      : isClosed
        ? (states[stop.state as keyof typeof states] ?? states.other)
        : standings[standing]
  /** The courier brings back what nobody kept. */
  const tone = isClosed && !soldStates.includes(stop.state) ? tones.waiting : tones[standing]
  const hasCode = noted?.door !== undefined && 'code' in noted.door
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-18 w-full items-center gap-3 px-4 py-3 text-left hover:bg-sunken"
      >
        <span
          aria-hidden
          className={classNames(
            'grid size-9 shrink-0 place-items-center rounded-full text-label',
            isClosed ? 'bg-pine-tint text-pine' : 'bg-sunken',
          )}
        >
          {count(at)}
        </span>
        <span className="grid min-w-0 grow">
          <span className="text-label wrap-anywhere">{isClosed ? stop.number : place.first}</span>
          {!isClosed && (
            <span className="truncate text-small text-muted">{`${stop.name} · ${place.rest}`}</span>
          )}
          {label && (
            <span
              className={`mt-1 justify-self-start rounded-badge px-2 py-0.5 text-fine font-semibold ${tone}`}
            >
              {label}
            </span>
          )}
          {standing === 'waiting' && hasCode && (
            <span className="mt-1 text-fine text-cream-ink">{texts.unchecked}</span>
          )}
        </span>
        {!isClosed && (
          <span className="shrink-0 text-label">
            {stop.cashPaisa > 0 ? rupees(stop.cashPaisa) : <span className="text-pine">{list.paid}</span>}
          </span>
        )}
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </button>
    </li>
  )
}
