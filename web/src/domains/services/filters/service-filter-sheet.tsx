import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { FilterSheet } from '#ui/list/filter-sheet.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ServiceFilterFields } from './service-filter-fields.tsx'
import { clearAll } from './service-removals.ts'
import type { ServiceSearch } from '../service-search.ts'
import { servicesQueries } from '../services.queries.ts'
import { useChoice } from './use-choice.ts'

type ServiceFilterSheetProps = { search: ServiceSearch; onClose: () => void }

export function ServiceFilterSheet({ search, onClose }: ServiceFilterSheetProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const choice = useChoice(search, true)
  const query = useQuery(servicesQueries.facets(useCall(), search))
  const { data } = query
  return (
    <FilterSheet
      showLabel={data ? services.showCount(formatCount(data.total, ui.language)) : services.show}
      isCounting={query.isPlaceholderData}
      onClearAll={() => choice.choose(clearAll(choice.chosen))}
      onClose={onClose}
    >
      <ServiceFilterFields choice={choice} query={query} />
    </FilterSheet>
  )
}
