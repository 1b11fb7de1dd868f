import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import toolbox from 'picture:state-toolbox'
import { useCall } from '#api/use-router-context.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { OtherListLink } from '#domains/search/other-list-link.tsx'
import { useOtherListCount } from '#domains/search/use-search-everywhere.ts'
import { EmptySearchLinks, CategoryChip } from '#domains/search/empty-search-links.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { countChosen } from '../filters/service-removals.ts'
import type { ServiceSearch } from '../service-search.ts'
import { servicesQueries } from '../services.queries.ts'
import { SuggestedRemovals } from './suggested-removals.tsx'

/** A search term alone is no filter that could be removed. */
const isFiltered = (search: ServiceSearch) => search.category !== undefined || countChosen(search) > 0

export function NoServices({ search, total }: { search: ServiceSearch; total: number }) {
  const services = useArea('services')
  const { data: tree } = useQuery(servicesQueries.categories(useCall()))
  const { searchTerm, exactly } = search
  const list = { to: '/services/', search } as const
  const other = useOtherListCount(list)
  const isSearchOnly = searchTerm !== undefined && !isFiltered(search)
  return (
    <>
      <EmptyState
        picture={toolbox}
        tone="pine"
        headingLevel={2}
        heading={isSearchOnly ? services.noMatch(searchTerm) : services.none}
        actions={
          <>
            {other && <OtherListLink {...list} count={other} />}
            <Link
              to="/services/"
              search={isSearchOnly ? {} : { searchTerm, exactly }}
              className={buttonClass({ variant: other ? 'secondary' : 'primary', isWide: true })}
            >
              {isSearchOnly || !searchTerm ? services.showAll : services.clearAll}
            </Link>
            {!other && (
              <Link to="/help-support" className={buttonClass({ variant: 'quiet', isWide: true })}>
                {services.askUs}
              </Link>
            )}
          </>
        }
      >
        {isSearchOnly ? services.noMatchText : services.noneText}
      </EmptyState>
      {total === 0 && <SuggestedRemovals search={search} />}
      <EmptySearchLinks {...list}>
        {tree?.categories.map(({ slug, name }) => (
          <CategoryChip key={slug} to="/services/" category={slug}>
            <BilingualText text={name} />
          </CategoryChip>
        ))}
      </EmptySearchLinks>
    </>
  )
}
