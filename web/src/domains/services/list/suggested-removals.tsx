import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { RemovalSuggestions } from '#ui/list/removal-suggestions.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { removals } from '../filters/service-removals.ts'
import { withChoice, type ServiceSearch } from '../service-search.ts'
import { servicesQueries } from '../services.queries.ts'
import { useChosenFilters } from '../filters/use-chosen-filters.ts'

/** Each suggestion costs a request, and a longer list of them would not be read. */
const maxSuggestions = 8

/** For an empty list: how many services there would be without each one of its filters. */
export const countsWithout = (call: Call, search: ServiceSearch) =>
  removals(search)
    .slice(0, maxSuggestions)
    .map(({ without }) => servicesQueries.count(call, withChoice(search, without)))

/** Suggests filters to remove, each with how many services there would be without it. */
export function SuggestedRemovals({ search }: { search: ServiceSearch }) {
  const { ui } = useMessages()
  const services = useArea('services')
  const chosen = useChosenFilters(search)
  const counts = useQueries({ queries: countsWithout(useCall(), search) })
  const suggestions = counts.map(({ data: count }, at) => ({
    ...chosen[at]!,
    isDeadEnd: count === 0,
    outcome: count === undefined ? undefined : services.count(formatCount(count, ui.language)),
  }))
  return (
    <RemovalSuggestions
      suggestions={suggestions}
      renderLink={(suggestion, props) => (
        <Link
          to="/services/"
          search={withChoice(search, suggestion.without)}
          resetScroll={false}
          {...props}
        />
      )}
    />
  )
}
