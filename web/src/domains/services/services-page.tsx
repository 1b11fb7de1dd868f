import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import toolbox from 'picture:state-toolbox'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import { useCall } from '#api/use-router-context.ts'
import { ListFrame } from '#domains/filters/list-frame.tsx'
import { SearchHead } from '#domains/search/search-head.tsx'
import { useEverywhere } from '#domains/search/use-everywhere.ts'
import { useArea } from '#messages/use-area.ts'
import { ErrorState } from '#ui/error-state.tsx'
import type { LinkRenderer } from '#ui/link-renderer.tsx'
import { Pager } from '#ui/pager.tsx'
import { CategoryChips } from './category-chips.tsx'
import { NoServices } from './no-services.tsx'
import { ServiceFilterPanel } from './service-filter-panel.tsx'
import { ServiceGrid, ServiceGridSkeleton } from './service-grid.tsx'
import { ServiceListHeading } from './service-list-heading.tsx'
import { ServiceListBar } from './service-list-bar.tsx'
import { ServicePhoneBar } from './service-phone-bar.tsx'
import { countChosen } from './service-removals.ts'
import { readServiceSearch, type ServiceSearch } from './service-search.ts'
import { servicesQueries } from './services.queries.ts'

export function ServicesPage({ address }: { address: object }) {
  const search = readServiceSearch({ ...address })
  const services = useArea('services')
  const list = useQuery({
    ...servicesQueries.list(useCall(), search),
    placeholderData: keepPreviousData,
  })
  const { isAsking } = useEverywhere(search)
  return (
    <div className="pb-10">
      <ServiceListHeading search={search} total={list.data?.total} />
      <p className="mt-1 max-w-(--container-text) text-muted">{services.lead}</p>
      <div className="mt-4">
        <CategoryChips search={search} />
      </div>
      <ListFrame
        panel={<ServiceFilterPanel search={search} isUnfolded={'showAll' in address} />}
        phoneBar={<ServicePhoneBar search={search} />}
        bar={<ServiceListBar search={search} />}
        hasChips={countChosen(search) > 0}
      >
        <div
          aria-busy={list.isPlaceholderData}
          className="min-h-[60dvh] transition-opacity aria-busy:opacity-45"
        >
          {list.data && !isAsking ? (
            <Found search={search} {...list.data} />
          ) : list.isError ? (
            <ErrorState
              picture={toolbox}
              headingLevel={2}
              heading={services.failed}
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
              triesItself
            >
              {services.failedText}
            </ErrorState>
          ) : (
            <ServiceGridSkeleton />
          )}
        </div>
      </ListFrame>
    </div>
  )
}

interface FoundProps {
  search: ServiceSearch
  items: Parameters<typeof ServiceGrid>[0]['services']
  total: number
  searchOutcome: SearchOutcome
}

function Found({ search, items, total, searchOutcome }: FoundProps) {
  const services = useArea('services')
  const head = search.searchTerm && <SearchHead to="/services/" search={search} outcome={searchOutcome} />
  if (items.length === 0) {
    return (
      <>
        {head}
        <NoServices search={search} total={total} />
      </>
    )
  }
  const pageCount = Math.ceil(total / shopPageSize)
  const linkToPage: LinkRenderer = ({ href, children, ...props }) => {
    const page = Number(href.slice(1))
    return (
      <Link to="/services/" search={{ ...search, pageIndex: page > 1 ? page : undefined }} {...props}>
        {children}
      </Link>
    )
  }
  return (
    <>
      {head}
      <h2 className="sr-only">{services.found}</h2>
      <ServiceGrid services={items} />
      {pageCount > 1 && (
        <div className="mt-8">
          <Pager
            page={search.pageIndex ?? 1}
            pageCount={pageCount}
            hrefOf={(page) => `#${page}`}
            renderLink={linkToPage}
          />
        </div>
      )}
    </>
  )
}
