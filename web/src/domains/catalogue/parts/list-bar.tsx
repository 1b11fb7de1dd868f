import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Chip } from '#ui/chip.tsx'
import { catalogueQueries } from '../catalogue.queries.ts'
import type { CategoryLink } from '../catalogue.queries.ts'
import { chosenFilters } from '../chosen-filters.ts'
import { clearAll } from '../count-chosen.ts'
import { facetInputOf } from '../product-inputs.ts'
import { withChoice } from '../product-search.ts'
import type { ProductSearch } from '../product-search.ts'
import { SortLinks } from './sort-links.tsx'
import { SortSelect } from './sort-select.tsx'

type ListBarProps = { search: ProductSearch; path: readonly CategoryLink[] }

/** What is chosen, each with its way off; on a desktop the order stands beside it. */
export function ListBar({ search, path }: ListBarProps) {
  return (
    <div className="flex items-start justify-between gap-4 pb-4 max-lg:pt-3.5">
      <Chips search={search} path={path} />
      <SortSelect search={search} className="max-lg:hidden noscript:hidden" />
      <SortLinks search={search} />
    </div>
  )
}

function Chips({ search, path }: ListBarProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const { data: facets } = useQuery(catalogueQueries.facets(useCall(), facetInputOf(search)))
  const chosen = chosenFilters(search, { language: ui.language, texts, facets, path })
  if (chosen.length === 0) return <span />
  return (
    <ul
      aria-label={texts.chosen}
      className="flex items-center gap-2.5 max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:[scrollbar-width:none] lg:min-h-11 lg:flex-wrap"
    >
      {chosen.map(({ key, label, without }) => (
        <li key={key} className="shrink-0">
          <Chip
            label={label}
            renderLink={(props) => (
              <Link to="/products/" search={withChoice(search, without)} resetScroll={false} {...props} />
            )}
          />
        </li>
      ))}
      <li className="shrink-0">
        <Link
          to="/products/"
          search={clearAll(search)}
          resetScroll={false}
          className="flex min-h-11 items-center px-1.5 text-small font-semibold underline underline-offset-3 hover:text-crimson"
        >
          {texts.clearAll}
        </Link>
      </li>
    </ul>
  )
}
