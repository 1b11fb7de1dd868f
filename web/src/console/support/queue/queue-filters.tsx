import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { ticketPriorities, ticketTypes } from '@haat/contract/domains/support.tickets.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Chip } from '#ui/form/chip.tsx'
import { deskQueries } from '../desk.queries.ts'
import { deskStates, listOf, ownerOf, stateOf, type DeskSearch, type DeskState } from './queue-filter.ts'

interface FilterProps {
  search: DeskSearch
  change(changes: Partial<DeskSearch>): void
}

/** Everybody at the desk but the reader, who is "me". */
function useColleagues() {
  const session = useSession()
  const { data: people = [] } = useQuery(deskQueries.people(useCall()))
  const me = session.status === 'signed-in' ? session.user.id : undefined
  return people.filter(({ id }) => id !== me)
}

/** The filters of the queue: whose tickets, how urgent, in which state and about what. */
export function FilterFields({ search, change }: FilterProps) {
  const { desk } = useArea('staff')
  const colleagues = useColleagues()
  const owner = ownerOf(search)
  const isUnknown = owner !== '' && owner !== 'me' && owner !== 'none'
  return (
    <div className="mt-2.5 grid grid-cols-2 gap-2">
      <FilterSelect
        label={desk.owner}
        value={owner}
        onChoose={(value) => change(listOf(stateOf(search), value))}
      >
        <option value="">{desk.filters.anyOwner}</option>
        <option value="me">{desk.filters.me}</option>
        <option value="none">{desk.noOwner}</option>
        {isUnknown && !colleagues.some(({ id }) => id === owner) && (
          <option value={owner}>{desk.filters.unknownOwner}</option>
        )}
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={desk.priority}
        value={search.priority}
        onChoose={(value) => change({ priority: value as DeskSearch['priority'] })}
      >
        <option value="">{desk.filters.anyPriority}</option>
        {ticketPriorities.map((priority) => (
          <option key={priority} value={priority}>
            {desk.priorities[priority]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={desk.filters.state}
        value={stateOf(search)}
        onChoose={(value) => change(listOf(value as DeskState, ownerOf(search)))}
      >
        {deskStates.map((state) => (
          <option key={state} value={state}>
            {desk.filters.states[state || 'all']}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={desk.type}
        value={search.type}
        onChoose={(value) => change({ type: value as DeskSearch['type'] })}
      >
        <option value="">{desk.allTypes}</option>
        {ticketTypes.map((type) => (
          <option key={type} value={type}>
            {desk.types[type]}
          </option>
        ))}
      </FilterSelect>
    </div>
  )
}

interface FilterSelectProps {
  label: string
  value: string
  onChoose(value: string): void
  children: ReactNode
}

function FilterSelect({ label, value, onChoose, children }: FilterSelectProps) {
  return (
    <label className="relative grid min-w-0 gap-1 text-fine text-muted">
      {label}
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="h-10 w-full min-w-0 appearance-none truncate rounded-chip border-[1.5px] border-line-strong bg-surface pr-7 pl-2.5 text-small font-semibold text-ink"
      >
        {children}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-2 bottom-3 size-4 text-ink" />
    </label>
  )
}

/** A filter that narrows the list of a tab, with the change that removes it. */
interface ActiveFilter {
  label: string
  without: Partial<DeskSearch>
}

/** The active filters with their labels. The words that are searched for stand in their own field. */
export function useActiveFilters(search: DeskSearch): ActiveFilter[] {
  const { desk } = useArea('staff')
  const { filters } = desk
  const colleagues = useColleagues()
  const { tab, owner, priority, type } = search
  const ownerName =
    owner === 'me'
      ? filters.me
      : owner === 'none'
        ? desk.noOwner
        : (colleagues.find(({ id }) => id === owner)?.name ?? filters.unknownOwner)
  const active: ActiveFilter[] = []
  const add = (name: string, value: string, without: Partial<DeskSearch>) =>
    active.push({ label: filters.active(name, value), without })
  if (tab === 'unsolved' || tab === 'all') {
    add(filters.state, filters.states[tab], listOf('open', ownerOf(search)))
  }
  if (owner !== '') add(desk.owner, ownerName, { owner: '' })
  if (priority !== '') add(desk.priority, desk.priorities[priority], { priority: '' })
  if (type !== '') add(desk.type, desk.types[type], { type: '' })
  return active
}

/** The active filters as chips, each of which one press removes. */
export function FilterChips({ search, change }: FilterProps) {
  const { desk } = useArea('staff')
  const active = useActiveFilters(search)
  if (active.length === 0) return null
  return (
    <ul aria-label={desk.filters.chosen} className="mt-2.5 flex flex-wrap gap-2">
      {active.map(({ label, without }) => (
        <li key={label} className="max-w-full [&>*]:max-w-full [&>*]:whitespace-normal">
          <Chip label={label} onRemove={() => change(without)} />
        </li>
      ))}
    </ul>
  )
}
