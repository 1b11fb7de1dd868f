import basket from 'picture:state-basket'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import type { RunSide } from './runs.queries.ts'
import { doorKey, type ChosenDoors, type RunParcel } from './use-chosen-doors.ts'
import { useRunFigures } from './use-run-figures.ts'

/** Parcels with something in common, such as being packed. */
export interface ParcelGroup {
  title: string
  parcels: RunParcel[]
}

interface ParcelChoiceProps {
  side: RunSide
  groups: ParcelGroup[] | undefined
  onRetry: (() => void) | undefined
  emptyText: string
  needsCourier: boolean
  doors: ChosenDoors
}

/** Which parcels go along. */
export function ParcelChoice({ side, groups, onRetry, emptyText, needsCourier, doors }: ParcelChoiceProps) {
  const { form } = useArea('office').runs
  const shown = groups?.filter(({ parcels }) => parcels.length > 0) ?? []
  const all = shown.flatMap(({ parcels }) => parcels)
  const areAllChosen = all.length > 0 && all.every(doors.isChosen)
  return (
    <section className="rounded-panel bg-surface shadow-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 p-4 md:px-5">
        <h2 className="text-h3">{form.parcels}</h2>
        {all.length > 1 && (
          <button
            type="button"
            onClick={areAllChosen ? doors.clear : doors.chooseAll}
            className="min-h-11 text-small font-semibold text-crimson"
          >
            {areAllChosen ? form.none : form.all}
          </button>
        )}
      </div>
      {onRetry ? (
        <PartError onRetry={onRetry} className="px-4 pb-4 md:px-5" />
      ) : !groups ? (
        needsCourier ? (
          <p className="px-4 pb-4 text-muted md:px-5">{form.chooseCourier}</p>
        ) : (
          <SkeletonGroup className="grid gap-2 px-4 pb-4 md:px-5">
            <Skeleton className="h-18 rounded-control" />
            <Skeleton className="h-18 rounded-control" />
          </SkeletonGroup>
        )
      ) : shown.length === 0 ? (
        <div role="status" className="pb-4">
          <EmptyState picture={basket} tone="cream" headingLevel={2} heading={form.empty} actions={null}>
            {emptyText}
          </EmptyState>
        </div>
      ) : (
        shown.map(({ title, parcels }) => (
          <div key={title}>
            <h3 className="border-t border-line bg-paper px-4 py-2 text-small font-semibold text-muted md:px-5">
              {title}
            </h3>
            <ul>
              {parcels.map((parcel) => (
                <ParcelLine key={doorKey(parcel)} {...{ side, parcel, doors }} />
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  )
}

interface ParcelLineProps {
  side: RunSide
  parcel: RunParcel
  doors: ChosenDoors
}

function ParcelLine({ side, parcel, doors }: ParcelLineProps) {
  const { form } = useArea('office').runs
  const { cash } = useRunFigures()
  const isChosen = doors.isChosen(parcel)
  return (
    <li className="border-t border-line">
      <label
        className={classNames(
          'flex cursor-pointer items-center gap-3 px-4 py-3 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus md:px-5',
          isChosen ? 'bg-blush' : 'hover:bg-paper',
        )}
      >
        <input
          type="checkbox"
          className="tick shrink-0"
          aria-label={form.choose(parcel.number)}
          checked={isChosen}
          onChange={() => doors.toggle(parcel)}
        />
        <span className="grid min-w-0 grow">
          <span className="font-extrabold">{parcel.number}</span>
          <span className="truncate text-small">{parcel.buyer}</span>
          <span className="truncate text-small text-muted">
            <BilingualText text={parcel.place} />
          </span>
          {parcel.shopName && (
            <span className="truncate text-fine text-muted">
              <BilingualText text={parcel.shopName} />
            </span>
          )}
        </span>
        <span className="grid shrink-0 justify-items-end gap-1 text-small font-semibold">
          {side.renderState(parcel.state)}
          {cash(parcel.cashPaisa)}
        </span>
      </label>
    </li>
  )
}
