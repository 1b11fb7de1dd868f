import ArrowDownNarrowWide from 'lucide-react/icons/arrow-down-narrow-wide'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import type { DeskCounts } from '@haat/contract/domains/support.desk.ts'
import { ticketTypes } from '@haat/contract/domains/support.tickets.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { deskSorts, deskTabs, type DeskSearch, type DeskTab } from './queue-filter.ts'

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
  return (
    <div className="border-b border-line px-4.5 pb-3">
      <TabRow tab={search.tab} counts={counts} onChoose={(tab) => change({ tab })} />
      <div className="mt-2.5 flex gap-2.5">
        <SearchField term={search.searchTerm} onChange={(searchTerm) => change({ searchTerm })} />
        <TypeSelect search={search} change={change} />
        <SortSelect search={search} change={change} />
      </div>
    </div>
  )
}

function TabRow({
  tab,
  counts,
  onChoose,
}: {
  tab: DeskTab
  counts: DeskCounts | undefined
  onChoose(tab: DeskTab): void
}) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const countOf = (one: DeskTab) => {
    const count = one === 'solved' ? undefined : counts?.[one]
    if (count === undefined) return ''
    return ` ${formatCount(count, ui.language)}${count >= counts!.limit ? '+' : ''}`
  }
  return (
    <div role="group" aria-label={desk.tabsLabel} className="flex gap-0.5 rounded-control bg-sunken p-0.5">
      {deskTabs.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === tab}
          onClick={() => onChoose(one)}
          className={classNames(
            'min-h-9 grow rounded-chip px-2 text-small font-semibold whitespace-nowrap',
            one === tab ? 'bg-surface text-ink shadow-1' : 'text-muted hover:text-ink',
          )}
        >
          {desk.tabs[one]}
          {countOf(one)}
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

function TypeSelect({ search, change }: Pick<QueueToolsProps, 'search' | 'change'>) {
  const { desk } = useArea('staff')
  return (
    <label className={classNames(controlClass, 'relative flex w-24 shrink-0 items-center')}>
      <span className="sr-only">{desk.type}</span>
      <select
        value={search.type}
        onChange={(event) => change({ type: event.target.value as DeskSearch['type'] })}
        className="size-full appearance-none truncate bg-transparent pr-6 pl-2.5 font-semibold outline-none focus-visible:shadow-none"
      >
        <option value="">{desk.allTypes}</option>
        {ticketTypes.map((type) => (
          <option key={type} value={type}>
            {desk.types[type]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-1.5 size-4" />
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
