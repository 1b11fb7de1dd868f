import { Link } from '@tanstack/react-router'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { useState } from 'react'
import type { Run, RunStop } from '@haat/contract/domains/runs.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { DoorSorter } from './door-sorter.tsx'
import { isOpen, useRunChange, type RunSide } from './runs.queries.ts'
import { SentOutcomes } from './sent-outcomes.tsx'
import { useRunFailure } from './use-run-failure.ts'
import { useRunFigures } from './use-run-figures.ts'

/** The doors of a run in their order, each with how its parcel stands and what the phone sent about it. */
export function DoorList({ side, run }: { side: RunSide; run: Run }) {
  const { doors } = useArea('office').runs
  const failureText = useRunFailure()
  const [sorted, setSorted] = useState<RunStop[]>()
  const sort = useRunChange(side, (call, stops: RunStop[]) => side.sort(call, run.id, stops))
  async function save() {
    await sort.mutateAsync(sorted!)
    setSorted(undefined)
    void showToast('success', doors.saved)
  }
  return (
    <section className="rounded-panel bg-surface shadow-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 p-4 md:px-5">
        <h2 className="text-h3">{doors.title}</h2>
        {isOpen(run.state) && run.stops.length > 1 && !sorted && (
          <button
            type="button"
            onClick={() => setSorted(run.stops)}
            className="flex min-h-11 items-center gap-2 text-small font-semibold text-crimson"
          >
            <ArrowUpDown aria-hidden className="size-4.5" />
            {doors.sort}
          </button>
        )}
      </div>
      {sorted ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4 md:px-5 md:pb-5">
          <DoorSorter label={doors.title} doors={sorted} onChange={setSorted} />
          <FormError text={failureText(sort.error)} />
          <div className="grid grid-cols-2 gap-2.5">
            <Button
              variant="secondary"
              onClick={() => {
                sort.reset()
                setSorted(undefined)
              }}
            >
              {doors.keep}
            </Button>
            <Button
              isBusy={sort.isPending}
              busyLabel={doors.saving}
              onClick={() => void save().catch(() => {})}
            >
              {doors.save}
            </Button>
          </div>
        </div>
      ) : (
        <ol aria-label={doors.title}>
          {run.stops.map((stop, at) => (
            <DoorRow key={`${stop.number}.${stop.position}`} {...{ side, run, stop, at }} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface DoorRowProps {
  side: RunSide
  run: Run
  stop: RunStop
  at: number
}

function DoorRow({ side, run, stop, at }: DoorRowProps) {
  const { doors } = useArea('office').runs
  const { cash, count } = useRunFigures()
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 gap-y-2 border-t border-line p-4 md:px-5">
      <span
        aria-label={doors.at(count(at + 1))}
        className="grid size-8 place-items-center rounded-full bg-sunken text-small font-extrabold"
      >
        {count(at + 1)}
      </span>
      <div className="min-w-0">
        <Link
          to={side.to}
          params={{ _splat: side.parcelPath(stop.number) }}
          className="inline-flex min-h-6 font-extrabold hover:text-crimson"
        >
          <VisuallyHidden>{doors.openParcel(stop.number)}</VisuallyHidden>
          <span aria-hidden>{stop.number}</span>
        </Link>
        <p className="truncate text-small font-semibold">{stop.buyer}</p>
        <p className="text-small text-muted">
          <BilingualText text={stop.place} />
        </p>
        {side.showsShops && (
          <p className="text-fine text-muted">
            <BilingualText text={stop.shopName} />
          </p>
        )}
      </div>
      <div className="grid content-start justify-items-end gap-1.5">
        {side.renderState(stop.state)}
        <span className="text-small font-semibold">{cash(stop.cashPaisa)}</span>
      </div>
      {stop.outcomes.length > 0 && (
        <div className="col-span-2 col-start-2">
          <SentOutcomes {...{ side, run, stop }} />
        </div>
      )}
    </li>
  )
}
