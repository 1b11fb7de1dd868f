import ListFilter from 'lucide-react/icons/list-filter'
import Search from 'lucide-react/icons/search'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

interface ListToolsProps<State extends string> {
  searchLabel: string
  searchTerm: string
  onSearch(term: string): void
  state: State
  /** The first is the one that needs no choosing. */
  states: readonly [State, ...State[]]
  names: Record<State, string>
  onState(state: State): void
}

/** Searches a list, and chooses which state it shows. */
export function ListTools<State extends string>(props: ListToolsProps<State>) {
  const { searchLabel, searchTerm, onSearch, state, states, names, onState } = props
  const { vendors } = useArea('staff')
  return (
    <div className="grid gap-2.5 border-b border-line px-4.5 pb-3">
      <div className="flex gap-2.5">
        <div className="min-w-0 grow">
          <SearchField
            label={searchLabel}
            icon={<Search aria-hidden />}
            term={searchTerm}
            onChange={onSearch}
          />
        </div>
        <label
          title={names[state]}
          className="relative grid w-11 shrink-0 place-items-center rounded-chip border-[1.5px] border-line-strong bg-surface focus-within:outline-2 focus-within:outline-focus"
        >
          <span className="sr-only">{vendors.state}</span>
          <ListFilter aria-hidden className="pointer-events-none size-4" />
          <select
            value={state}
            onChange={(event) => onState(event.target.value as State)}
            className="absolute inset-0 appearance-none opacity-0"
          >
            {states.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {state !== states[0] && (
        <div>
          <Chip label={names[state]} onRemove={() => onState(states[0])} />
        </div>
      )}
    </div>
  )
}

export const ListSkeleton = () => (
  <SkeletonGroup>
    {Array.from({ length: 5 }, (_, at) => (
      <div key={at} className="grid gap-2.5 border-b border-line px-4.5 py-4">
        <Skeleton className="h-4 w-40 rounded-full" />
        <Skeleton className="h-4 w-32 rounded-full" />
      </div>
    ))}
  </SkeletonGroup>
)
