import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { DropOne } from '#domains/filters/drop-one.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { removals } from './service-removals.ts'
import { withChoice, type ServiceSearch } from './service-search.ts'
import { servicesQueries } from './services.queries.ts'
import { useChosenFilters } from './use-chosen-filters.ts'

/** More would be a wall of ways out, and a request for each. */
const mostWays = 8

/** For a list that is empty: how many there were without each of its filters. */
export const countsWithout = (call: Call, search: ServiceSearch) =>
  removals(search)
    .slice(0, mostWays)
    .map(({ without }) => servicesQueries.count(call, withChoice(search, without)))

/** Which filter to take away, with what each would open up. */
export function WithoutOne({ search }: { search: ServiceSearch }) {
  const { ui } = useMessages()
  const services = useArea('services')
  const chosen = useChosenFilters(search)
  const counts = useQueries({ queries: countsWithout(useCall(), search) })
  const ways = counts.map(({ data: count }, at) => ({
    ...chosen[at]!,
    isDeadEnd: count === 0,
    found: count === undefined ? undefined : services.count(formatCount(count, ui.language)),
  }))
  return (
    <DropOne
      ways={ways}
      renderLink={(way, props) => (
        <Link to="/services/" search={withChoice(search, way.without)} resetScroll={false} {...props} />
      )}
    />
  )
}
