import { Link } from '@tanstack/react-router'
import { ChosenChips } from '#domains/filters/chosen-chips.tsx'
import { SortLinks } from '#domains/filters/sort-links.tsx'
import { SortSelect } from '#domains/filters/sort-select.tsx'
import { clearAll } from './service-removals.ts'
import { withChoice, type ServiceSearch } from './service-search.ts'
import { useChosenFilters } from './use-chosen-filters.ts'
import { sortNamed, useSorts } from './use-sorts.ts'

/** What is chosen, each with its way off; on a desktop the order stands beside it. */
export function ServiceListBar({ search }: { search: ServiceSearch }) {
  const sorting = useSorts(search)
  return (
    <div className="flex items-start justify-between gap-4 pb-4 max-lg:pt-3.5">
      <ChosenChips
        chosen={useChosenFilters(search)}
        renderLink={(one, props) => (
          <Link
            to="/services/"
            search={one ? withChoice(search, one.without) : clearAll(search)}
            resetScroll={false}
            {...props}
          />
        )}
      />
      <SortSelect {...sorting} className="max-lg:hidden noscript:hidden" />
      <SortLinks
        {...sorting}
        renderLink={(sort, props) => (
          <Link key={sort} to="/services/" search={withChoice(search, sortNamed(sort, search))} {...props} />
        )}
      />
    </div>
  )
}
