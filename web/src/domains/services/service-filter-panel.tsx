import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { FilterForm } from '#domains/filters/filter-form.tsx'
import { useArea } from '#messages/use-area.ts'
import { ServiceFilterFields } from './service-filter-fields.tsx'
import type { ServiceSearch } from './service-search.ts'
import { servicesQueries } from './services.queries.ts'
import { useChoice } from './use-choice.ts'

type ServiceFilterPanelProps = { search: ServiceSearch; isUnfolded: boolean }

export function ServiceFilterPanel({ search, isUnfolded }: ServiceFilterPanelProps) {
  const services = useArea('services')
  const choice = useChoice(search)
  const found = useQuery(servicesQueries.facets(useCall(), search))
  const { searchTerm, exactly, category, vendor, sortField, sortOrder } = search
  return (
    <FilterForm
      action="/services/"
      kept={{ searchTerm, exactly, category, vendor, sortField, sortOrder }}
      applyLabel={services.show}
      isUnfolded={isUnfolded}
      of={found.data && [search, found.data]}
    >
      <ServiceFilterFields choice={choice} found={found} />
    </FilterForm>
  )
}
