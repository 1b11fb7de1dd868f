import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { FilterDay } from '#office/parts/filters/filter-day.tsx'
import type { SearchParams } from '#office/parts/filters/use-search-params.ts'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { auditQueries, type AuditSearch } from './audit.queries.ts'

interface AuditFiltersProps {
  search: AuditSearch
  change(changes: SearchParams): void
  onClear: (() => void) | undefined
}

export function AuditFilters({ search, change, onClear }: AuditFiltersProps) {
  const { audit } = useArea('staff')
  const { data: people = [] } = useQuery(auditQueries.people(useCall()))
  const onSearch = useCallback((searchTerm: string) => change({ searchTerm }), [change])
  const kinds = Object.entries(audit.kinds).map(([value, label]) => ({ value, label }))
  return (
    <FilterBar searchTerm={search.searchTerm} onSearch={onSearch} hint={audit.hint} onClear={onClear}>
      <FilterSelect
        label={audit.action}
        value={search.action.split('.')[0] ?? ''}
        onChange={(action) => change({ action })}
        options={kinds}
      />
      <FilterSelect
        label={audit.who}
        value={search.actor}
        onChange={(actor) => change({ actor })}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterDay label={audit.from} value={search.from} onChange={(from) => change({ from })} />
      <FilterDay label={audit.to} value={search.to} onChange={(to) => change({ to })} />
    </FilterBar>
  )
}

interface FilterSelectProps {
  label: string
  value: string
  onChange(value: string): void
  options: readonly { value: string; label: string }[]
}

/** One filter of a list; an empty value means that it does not filter. */
function FilterSelect({ label, value, onChange, options }: FilterSelectProps) {
  const { parts } = useArea('staff')
  return (
    <div className="max-w-full min-w-0 max-sm:grow">
      <SelectInput aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{`${label}: ${parts.all}`}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </div>
  )
}

interface FilterBarProps {
  /** The text that the list is searched for now. */
  searchTerm: string
  onSearch(searchTerm: string): void
  /** The placeholder of the field, which says what can be searched for. */
  hint: string
  /** Further filters: `FilterSelect` and `FilterDay`. */
  children?: ReactNode
  /** Removes all filters; the button is shown when there are any. */
  onClear?: (() => void) | undefined
}

/** The list is searched when nobody has typed for this long. */
const debounceMs = 300

/** The search field and filters of a list. It searches after a pause or at Enter; the `/` key focuses it. */
function FilterBar({ searchTerm, onSearch, hint, children, onClear }: FilterBarProps) {
  const { parts } = useArea('staff')
  const [typed, setTyped] = useState(searchTerm)
  const sentTerm = useRef(searchTerm)

  // Something else changed the address, such as a saved view or the Back button.
  useEffect(() => {
    if (searchTerm !== sentTerm.current) setTyped(searchTerm)
    sentTerm.current = searchTerm
  }, [searchTerm])

  useEffect(() => {
    const trimmed = typed.trim()
    if (trimmed === sentTerm.current) return
    const timer = setTimeout(() => {
      sentTerm.current = trimmed
      onSearch(trimmed)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [typed, onSearch])

  return (
    <search className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 grow basis-64">
        <TextInput
          type="search"
          data-page-search
          icon={<Search />}
          aria-label={parts.search}
          placeholder={hint}
          maxLength={searchTermMaxLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            sentTerm.current = typed.trim()
            onSearch(sentTerm.current)
          }}
        />
      </div>
      {children}
      {onClear && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-11 px-2 text-small font-semibold text-crimson underline hover:text-crimson-deep"
        >
          {parts.clear}
        </button>
      )}
    </search>
  )
}
