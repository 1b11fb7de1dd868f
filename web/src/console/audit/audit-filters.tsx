import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { FilterBar } from '../parts/filter-bar.tsx'
import { FilterDay } from '../parts/filter-day.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import type { PlaceSearch } from '../parts/use-place-search.ts'
import { auditQueries, type AuditSearch } from './audit.queries.ts'

interface AuditFiltersProps {
  search: AuditSearch
  change(changes: PlaceSearch): void
  onClear: (() => void) | undefined
}

export function AuditFilters({ search, change, onClear }: AuditFiltersProps) {
  const { audit } = useArea('staff')
  const { data: people = [] } = useQuery(auditQueries.people(useCall()))
  const changeWords = useCallback((searchTerm: string) => change({ searchTerm }), [change])
  const kinds = Object.entries(audit.kinds).map(([value, label]) => ({ value, label }))
  return (
    <FilterBar words={search.searchTerm} onWords={changeWords} hint={audit.hint} onClear={onClear}>
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
