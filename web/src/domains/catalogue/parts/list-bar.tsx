import { Link } from '@tanstack/react-router'
import { ChosenChips } from '#domains/filters/chosen-chips.tsx'
import { SortLinks } from '#domains/filters/sort-links.tsx'
import { SortSelect } from '#domains/filters/sort-select.tsx'
import type { CategoryLink } from '../catalogue.queries.ts'
import { clearAll } from '../count-chosen.ts'
import { withChoice } from '../product-search.ts'
import type { ProductSearch } from '../product-search.ts'
import { sortNamed, type SortName } from '../sort-options.ts'
import { useChosenFilters } from './use-chosen-filters.ts'
import { useSorts } from './use-sorts.ts'

type ListBarProps = { search: ProductSearch; path: readonly CategoryLink[] }

/** What is chosen, each with its way off; on a desktop the order stands beside it. */
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
