import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { FilterForm } from '#ui/list/filter-form.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ServiceFilterFields } from './service-filter-fields.tsx'
import type { ServiceSearch } from '../service-search.ts'
import { servicesQueries } from '../services.queries.ts'
import { useChoice } from './use-choice.ts'

type ServiceFilterPanelProps = { search: ServiceSearch; showsAll: boolean }

export function ServiceFilterPanel({ search, showsAll }: ServiceFilterPanelProps) {
  const services = useArea('services')
  const choice = useChoice(search)
  const query = useQuery(servicesQueries.facets(useCall(), search))
  const { searchTerm, exactly, category, vendor, sortField, sortOrder } = search
  return (
    <FilterForm
      action="/services/"
      hiddenFields={{ searchTerm, exactly, category, vendor, sortField, sortOrder }}
      applyLabel={services.show}
      showsAll={showsAll}
      cacheKey={query.data && [search, query.data]}
    >
      <ServiceFilterFields choice={choice} query={query} />
    </FilterForm>
  )
}
