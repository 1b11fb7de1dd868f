import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { SortableList } from '#office/parts/sortable-list.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import type { Door } from './runs.queries.ts'
import { useRunFigures } from './use-run-figures.ts'

export interface SortedDoor extends Door {
  buyer: string
  place: Bilingual
}

interface DoorSorterProps<One extends SortedDoor> {
  label: string
  doors: readonly One[]
  onChange(doors: One[]): void
  /** Where doors may be left out. */
  onRemove?(door: One): void
}

/** The doors of a run, which are moved up and down. */
export function DoorSorter<One extends SortedDoor>({
  label,
  doors,
  onChange,
  onRemove,
}: DoorSorterProps<One>) {
  const { doors: texts } = useArea('office').runs
  const { count } = useRunFigures()
  return (
    <SortableList
      label={label}
      items={doors}
      keyOf={({ number, position }) => `${number}.${position}`}
      labelsOf={({ number }) => ({
        up: texts.up(number),
        down: texts.down(number),
        ...(onRemove && { remove: texts.remove(number) }),
      })}
      announcementOf={({ number }, at) => texts.moved(number, count(at + 1))}
      onChange={onChange}
      {...(onRemove && { onRemove })}
      renderItem={({ number, buyer, place }, at) => (
        <div className="flex items-center gap-2.5 px-2 py-1.5">
          <span className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-fine font-extrabold">
            {count(at + 1)}
          </span>
          <div className="min-w-0">
            <p className="text-small font-extrabold">{number}</p>
            <p className="truncate text-fine">{buyer}</p>
            <p className="truncate text-fine text-muted">
              <BilingualText text={place} />
            </p>
          </div>
        </div>
      )}
    />
  )
}
