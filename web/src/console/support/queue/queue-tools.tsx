import ArrowDownNarrowWide from 'lucide-react/icons/arrow-down-narrow-wide'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useEffect, useId, useState, type ComponentProps } from 'react'
import type { DeskCounts } from '@haat/contract/domains/support.desk.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { deskSorts, deskTabs, listOfTab, type DeskSearch } from './queue-filter.ts'
import { FilterChips, FilterFields, useActiveFilters } from './queue-filters.tsx'

interface QueueToolsProps {
  search: DeskSearch
  counts: DeskCounts | undefined
  change(changes: Partial<DeskSearch>): void
}

/** The queue is searched when nobody has typed for this long. */
const debounceMs = 250
const controlClass =
  'h-10 rounded-chip border-[1.5px] border-line-strong bg-surface text-small focus-within:outline-2 focus-within:outline-focus'

export function QueueTools({ search, counts, change }: QueueToolsProps) {
  const fieldsId = useId()
  const [hasFields, setHasFields] = useState(false)
  return (
    <div className="border-b border-line px-4.5 pb-3">
      <TabRow search={search} counts={counts} change={change} />
      <div className="mt-2.5 flex gap-2.5">
        <SearchField term={search.searchTerm} onChange={(searchTerm) => change({ searchTerm })} />
        <FilterButton
          search={search}
          aria-expanded={hasFields}
          aria-controls={fieldsId}
          onClick={() => setHasFields(!hasFields)}
        />
        <SortSelect search={search} change={change} />
      </div>
      <div id={fieldsId}>{hasFields && <FilterFields search={search} change={change} />}</div>
      {!hasFields && <FilterChips search={search} change={change} />}
    </div>
  )
}

/** Opens and closes the filters, and shows how many are on. */
function FilterButton({ search, ...rest }: { search: DeskSearch } & ComponentProps<'button'>) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const count = useActiveFilters(search).length
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        controlClass,
        'flex shrink-0 items-center gap-1.5 px-2.5 font-semibold aria-expanded:bg-sunken',
      )}
    >
      <SlidersHorizontal aria-hidden className="size-4" />
      {desk.filters.title}
      {count > 0 && ` ${formatCount(count, ui.language)}`}
    </button>
  )
}

/** Five tabs do not fit into one line with their counts, so the counts stand below the names. */
function TabRow({ search, counts, change }: QueueToolsProps) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const countOf = (one: (typeof deskTabs)[number]) => {
    const count = one === 'solved' ? undefined : counts?.[one]
    // The line stays while the counts are loading, so that the names do not jump.
    if (count === undefined) return one === 'solved' ? '' : '\u00a0'
    return `${formatCount(count, ui.language)}${count >= counts!.limit ? '+' : ''}`
  }
  return (
    <div role="group" aria-label={desk.tabsLabel} className="flex gap-0.5 rounded-control bg-sunken p-0.5">
      {deskTabs.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === search.tab}
          onClick={() => change(listOfTab(one, search))}
          className={classNames(
            'min-h-12 grow rounded-chip px-1 text-small leading-tight font-semibold',
            one === search.tab ? 'bg-surface text-ink shadow-1' : 'text-muted hover:text-ink',
          )}
        >
          {desk.tabs[one]} <span className="block text-fine">{countOf(one)}</span>
        </button>
      ))}
    </div>
  )
}

/** Searches after a pause in typing; when the address changes otherwise, the field takes its term. */
function SearchField({ term, onChange }: { term: string; onChange(term: string): void }) {
  const { desk } = useArea('staff')
  const [typed, setTyped] = useState(term)
  useEffect(() => setTyped(term), [term])
  useEffect(() => {
    if (typed === term) return
    const timer = setTimeout(() => onChange(typed), debounceMs)
    return () => clearTimeout(timer)
    // Only typing starts the timer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])
  return (
    <label className={classNames(controlClass, 'flex min-w-0 grow items-center gap-1.5 pr-1 pl-2.5')}>
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">{desk.search}</span>
      <input
        type="search"
        data-page-search
        value={typed}
        maxLength={searchTermMaxLength}
        placeholder={desk.search}
        onChange={(event) => setTyped(event.target.value)}
        className="w-full min-w-0 bg-transparent outline-none focus-visible:shadow-none"
      />
    </label>
  )
}

function SortSelect({ search, change }: Pick<QueueToolsProps, 'search' | 'change'>) {
  const { desk } = useArea('staff')
  return (
    <label
      title={desk.sorts[search.sort]}
      className={classNames(controlClass, 'relative grid w-11 shrink-0 place-items-center')}
    >
      <span className="sr-only">{desk.sort}</span>
      <ArrowDownNarrowWide aria-hidden className="pointer-events-none size-4" />
      <select
        value={search.sort}
        onChange={(event) => change({ sort: event.target.value as DeskSearch['sort'] })}
        className="absolute inset-0 appearance-none opacity-0"
      >
        {deskSorts.map((sort) => (
          <option key={sort} value={sort}>
            {desk.sorts[sort]}
          </option>
        ))}
      </select>
    </label>
  )
}
