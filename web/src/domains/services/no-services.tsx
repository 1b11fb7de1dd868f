import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import toolbox from 'picture:state-toolbox'
import { useCall } from '#api/use-router-context.ts'
import { BilingualText } from '#domains/catalogue/bilingual-text.tsx'
import { OtherListLink } from '#domains/search/other-list-link.tsx'
import { useOtherFound } from '#domains/search/use-everywhere.ts'
import { WaysOut, WayTo } from '#domains/search/ways-out.tsx'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { countChosen } from './service-removals.ts'
import type { ServiceSearch } from './service-search.ts'
import { servicesQueries } from './services.queries.ts'
import { WithoutOne } from './without-one.tsx'

/** With words alone there is no filter to take away. */
const isFiltered = (search: ServiceSearch) => search.category !== undefined || countChosen(search) > 0

export function NoServices({ search, total }: { search: ServiceSearch; total: number }) {
  const services = useArea('services')
  const { data: tree } = useQuery(servicesQueries.categories(useCall()))
  const { searchTerm, exactly } = search
  const place = { to: '/services/', search } as const
  const other = useOtherFound(place)
  const isForWords = searchTerm !== undefined && !isFiltered(search)
  return (
    <>
      <EmptyState
        picture={toolbox}
        tone="pine"
        headingLevel={2}
        heading={isForWords ? services.noMatch(searchTerm) : services.none}
        actions={
          <>
            {other && <OtherListLink {...place} found={other} />}
            <Link
              to="/services/"
              search={isForWords ? {} : { searchTerm, exactly }}
              className={buttonClass({ variant: other ? 'secondary' : 'primary', isWide: true })}
            >
              {isForWords || !searchTerm ? services.showAll : services.clearAll}
            </Link>
            {!other && (
              <Link to="/help-support" className={buttonClass({ variant: 'quiet', isWide: true })}>
                {services.askUs}
              </Link>
            )}
          </>
        }
      >
        {isForWords ? services.noMatchText : services.noneText}
      </EmptyState>
      {total === 0 && <WithoutOne search={search} />}
      <WaysOut {...place}>
        {tree?.categories.map(({ slug, name }) => (
          <WayTo key={slug} to="/services/" category={slug}>
            <BilingualText text={name} />
          </WayTo>
        ))}
      </WaysOut>
    </>
  )
}
