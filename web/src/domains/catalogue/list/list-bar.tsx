import { Link } from '@tanstack/react-router'
import { ChosenChips } from '#ui/list/chosen-chips.tsx'
import { SortLinks } from '#ui/list/sort-links.tsx'
import { SortSelect } from '#ui/list/sort-select.tsx'
import type { CategoryLink } from '../catalogue.queries.ts'
import { clearAll } from '../filters/count-chosen.ts'
import { withChoice } from '../product-search.ts'
import type { ProductSearch } from '../product-search.ts'
import { sortNamed, type SortName } from './sort-options.ts'
import { useChosenFilters } from '../filters/use-chosen-filters.ts'
import { useSorts } from './use-sorts.ts'

type ListBarProps = { search: ProductSearch; path: readonly CategoryLink[] }

/** The active filters as chips that remove them; on a desktop with the sort order beside them. */
export function ListBar({ search, path }: ListBarProps) {
  const sorting = useSorts(search)
  return (
    <div className="flex items-start justify-between gap-4 pb-4 max-lg:pt-3.5">
      <ChosenChips
        chosen={useChosenFilters(search, path)}
        renderLink={(one, props) => (
          <Link
            to="/products/"
            search={one ? withChoice(search, one.without) : clearAll(search)}
            resetScroll={false}
            {...props}
          />
        )}
      />
      <SortSelect {...sorting} className="max-lg:hidden noscript:hidden" />
      <SortLinks
        {...sorting}
        renderLink={(name, props) => (
          <Link
            key={name}
            to="/products/"
            search={withChoice(search, sortNamed(name as SortName, search))}
            {...props}
          />
        )}
      />
    </div>
  )
}
