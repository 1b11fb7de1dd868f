import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCall } from '#api/use-router-context.ts'
import { counted } from '#domains/filters/counted.ts'
import { DropOne } from '#domains/filters/drop-one.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { countsWithout } from '../counts-without.ts'
import { withChoice } from '../product-search.ts'
import type { ProductSearch } from '../product-search.ts'
import { usePath } from '../use-path.ts'
import { useChosenFilters } from './use-chosen-filters.ts'

/** Which filter to take away, with what each would open up. */
export function WithoutOne({ search }: { search: ProductSearch }) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const chosen = useChosenFilters(search, usePath(search.category))
  const counts = useQueries({ queries: countsWithout(useCall(), search) })
  const ways = counts.map(({ data }, at) => ({
    ...chosen[at]!,
    isDeadEnd: data?.total === 0,
    found: data && texts.count(counted(data.total, ui.language, data.isCapped)),
  }))
  return (
    <DropOne
      ways={ways}
      renderLink={(way, props) => (
        <Link to="/products/" search={withChoice(search, way.without)} resetScroll={false} {...props} />
      )}
    />
  )
}
