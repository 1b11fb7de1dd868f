import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { Frame } from '../parts/frame.tsx'
import { LineNotice } from '../parts/line-notice.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { cashOf, type DoorView } from '../run/run-state.ts'
import { useRun } from '../use-run.ts'
import { AllDone } from './all-done.tsx'
import { DoorRow } from './door-row.tsx'
import { NextDoor } from './next-door.tsx'

interface ListScreenProps {
  doors: readonly DoorView[]
  onOpen(stop: PhoneStop): void
}

/** The doors in their order: the next one large, those after it, and those that are done. */
export function ListScreen({ doors, onOpen }: ListScreenProps) {
  const { page, list } = useCourierTexts()
  const { day } = useFigures()
  const { run } = useRun().state
  const open = doors.filter(({ standing }) => standing === 'open')
  const tried = doors.filter(({ standing }) => standing === 'tried')
  const done = doors.filter(({ standing }) => standing !== 'open' && standing !== 'tried')
  const [next, ...later] = open
  const rows = (title: string, views: readonly DoorView[]) =>
    views.length > 0 && (
      <section>
        <h2 className="mb-2 px-1 text-h3">{title}</h2>
        <ul className="divide-y divide-line overflow-hidden rounded-panel bg-surface shadow-2">
          {views.map((view) => (
            <DoorRow
              key={view.stop.number + view.stop.position}
              view={view}
              at={doors.indexOf(view) + 1}
              onOpen={() => onOpen(view.stop)}
            />
          ))}
        </ul>
      </section>
    )
  return (
    <Frame title={page} note={run && `${run.rider || run.courierName} · ${day(run.day)}`}>
      <LineNotice />
      {next ? (
        <>
          <Progress done={done.length + tried.length} all={doors.length} />
          <NextDoor stop={next.stop} at={doors.indexOf(next) + 1} onOpen={() => onOpen(next.stop)} />
        </>
      ) : (
        <AllDone doors={doors} />
      )}
      {rows(list.later, later)}
      {rows(list.again, tried)}
      {rows(list.finished, done)}
    </Frame>
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  const { list } = useCourierTexts()
  const { count, rupees } = useFigures()
  const { noted } = useRun().state
  const text = list.done(count(done), count(all))
  return (
    <section className="rounded-panel bg-surface p-4 shadow-2">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-h3">{text}</p>
        <p className="text-small text-muted">
          {list.cash} <strong className="text-body text-ink">{rupees(cashOf(noted))}</strong>
        </p>
      </div>
      <progress
        aria-label={text}
        value={done}
        max={all}
        className="mt-3 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-pine"
      />
    </section>
  )
}
