import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import toolbox from 'picture:state-toolbox'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import { useCall } from '#api/use-router-context.ts'
import { ListFrame } from '#ui/list/list-frame.tsx'
import { SearchHead } from '#domains/search/search-head.tsx'
import { useSearchEverywhere } from '#domains/search/use-search-everywhere.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import type { LinkRenderer } from '#ui/link/link-renderer.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { CategoryChips } from './category-chips.tsx'
import { NoServices } from './no-services.tsx'
import { ServiceFilterPanel } from '../filters/service-filter-panel.tsx'
import { ServiceGrid, ServiceGridSkeleton } from './service-grid.tsx'
import { ServiceListHeading } from './service-list-heading.tsx'
import { ServiceListBar } from './service-list-bar.tsx'
import { countChosen } from '../filters/service-removals.ts'
import { readServiceSearch, type ServiceSearch } from '../service-search.ts'
import { servicesQueries } from '../services.queries.ts'
import { lazy } from 'react'
import { PhoneBar } from '#ui/list/phone-bar.tsx'
import { useSorts } from './use-sorts.ts'

export function ServicesPage({ address }: { address: object }) {
  const search = readServiceSearch({ ...address })
  const services = useArea('services')
  const list = useQuery({
    ...servicesQueries.list(useCall(), search),
    placeholderData: keepPreviousData,
  })
  const { isAsking } = useSearchEverywhere(search)
  return (
    <div className="pb-10">
      <ServiceListHeading search={search} total={list.data?.total} />
      <p className="mt-1 max-w-(--container-text) text-muted">{services.lead}</p>
      <div className="mt-4">
        <CategoryChips search={search} />
      </div>
      <ListFrame
        panel={<ServiceFilterPanel search={search} showsAll={'showAll' in address} />}
        phoneBar={<ServicePhoneBar search={search} />}
        bar={<ServiceListBar search={search} />}
        hasChips={countChosen(search) > 0}
      >
        <div
          aria-busy={list.isPlaceholderData}
          className="min-h-[60dvh] transition-opacity aria-busy:opacity-45"
        >
          {list.data && !isAsking ? (
            <ServiceResults search={search} {...list.data} />
          ) : list.isError ? (
            <ErrorState
              picture={toolbox}
              headingLevel={2}
              heading={services.failed}
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
              retriesItself
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

interface ServiceResultsProps {
  search: ServiceSearch
  items: Parameters<typeof ServiceGrid>[0]['services']
  total: number
  searchOutcome: SearchOutcome
}

function ServiceResults({ search, items, total, searchOutcome }: ServiceResultsProps) {
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

const FilterSheet = lazy(async () => ({
  default: (await import('../filters/service-filter-sheet.tsx')).ServiceFilterSheet,
}))

const ServicePhoneBar = ({ search }: { search: ServiceSearch }) => (
  <PhoneBar
    chosenCount={countChosen(search)}
    sorting={useSorts(search)}
    renderSheet={(onClose) => <FilterSheet search={search} onClose={onClose} />}
  />
)
