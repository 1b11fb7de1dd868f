import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { FilterBar } from '#console/parts/filters/filter-bar.tsx'
import { FilterDay } from '#console/parts/filters/filter-day.tsx'
import { FilterSelect } from '#console/parts/filters/filter-select.tsx'
import type { SearchParams } from '#console/parts/filters/use-search-params.ts'
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
