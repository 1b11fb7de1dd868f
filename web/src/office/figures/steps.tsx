import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useArea } from '#ui/messages/use-area.ts'

interface StepsProps {
  /** Any day of the period before and after; null where there is none. */
  previous: string | null
  next: string | null
  /** What is shown between the arrows, with its days in small. */
  name: string
  days: string
  onChoose(day: string): void
}

const arrow =
  'grid size-11 shrink-0 place-items-center rounded-control bg-surface shadow-1 disabled:text-muted disabled:opacity-50 disabled:shadow-none [&_svg]:size-5'

/** The period that is shown, between arrows to its neighbours. */
export function Steps({ previous, next, name, days, onChoose }: StepsProps) {
  const { charts } = useArea('office')
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        aria-label={charts.previous}
        disabled={previous === null}
        onClick={() => previous && onChoose(previous)}
        className={arrow}
      >
        <ChevronLeft aria-hidden />
      </button>
      <p role="status" className="min-w-36 grow text-center">
        <strong className="block font-semibold">{name}</strong>
        <span className="block text-fine text-muted">{days}</span>
      </p>
      <button
        type="button"
        aria-label={charts.next}
        disabled={next === null}
        onClick={() => next && onChoose(next)}
        className={arrow}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  )
}
