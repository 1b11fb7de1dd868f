import { Link } from '@tanstack/react-router'
import { ChosenChips } from '#ui/list/chosen-chips.tsx'
import { SortLinks } from '#ui/list/sort-links.tsx'
import { SortSelect } from '#ui/list/sort-select.tsx'
import { clearAll } from '../filters/service-removals.ts'
import { withChoice, type ServiceSearch } from '../service-search.ts'
import { useChosenFilters } from '../filters/use-chosen-filters.ts'
import { sortNamed, useSorts } from './use-sorts.ts'

/** The active filters as chips that remove them; on a desktop with the sort order beside them. */
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
