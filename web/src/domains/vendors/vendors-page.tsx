import umbrella from 'picture:state-umbrella'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { addressOf } from '#ui/address-of.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageCrumbs } from '#ui/page-crumbs.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Pager } from '#ui/pager.tsx'
import { NoVendors } from './parts/no-vendors.tsx'
import { vendorGridClass, VendorGridSkeleton } from './parts/vendor-grid-skeleton.tsx'
import { VendorTools } from './parts/vendor-tools.tsx'
import { VendorCard } from './vendor-card.tsx'
import { readVendorSearch, vendorQueryOf, type VendorSearch } from './vendor-search.ts'
import { vendorsQueries } from './vendors.queries.ts'

const firstRow = 4

/** Everybody who sells here. */
export function VendorsPage({ address }: { address: object }) {
  const search = readVendorSearch({ ...address })
  const { shell, ui } = useMessages()
  const texts = useArea('vendors')
  const { data, isError, refetch, isFetching } = useQuery(
    vendorsQueries.list(useCall(), vendorQueryOf(search)),
  )
  const { searchTerm, sortField, pageIndex } = search
  return (
    <>
      <PageHead
        title={texts.title}
        page={pageIndex}
        description={texts.description}
        canonical={addressOf('/vendors/', { searchTerm, pageIndex: sortField ? undefined : pageIndex })}
        isHidden={!!searchTerm || data?.items.length === 0}
      />
      <PageCrumbs current={shell.vendors} path="/vendors/" />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-h1">{texts.title}</h1>
          <p role="status" className="min-h-[1lh] text-lead text-muted">
            {data && texts.summary(formatCount(data.total, ui.language))}
          </p>
        </div>
        <VendorTools search={search} />
      </div>
      {isError ? (
        <ErrorState
          picture={umbrella}
          heading={texts.failed}
          headingLevel={2}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          triesItself
        />
      ) : !data ? (
        <VendorGridSkeleton />
      ) : data.items.length === 0 ? (
        <NoVendors searchTerm={search.searchTerm} />
      ) : (
        <>
          <h2 className="sr-only">{shell.vendors}</h2>
          <ul className={vendorGridClass}>
            {data.items.map((vendor, at) => (
              <li key={vendor.slug}>
                <VendorCard vendor={vendor} isPriority={at < firstRow} />
              </li>
            ))}
          </ul>
          <Pages search={search} total={data.total} />
        </>
      )}
    </>
  )
}

function Pages({ search, total }: { search: VendorSearch; total: number }) {
  const pageCount = Math.ceil(total / shopPageSize)
  if (pageCount < 2) return null
  return (
    <div className="mt-10">
      <Pager
        page={search.pageIndex ?? 1}
        pageCount={pageCount}
        hrefOf={String}
        // The pager knows no router: it hands the number of the page back.
        renderLink={({ href, children, ...props }) => (
          <Link
            to="/vendors/"
            search={{ ...search, pageIndex: href === '1' ? undefined : Number(href) }}
            {...props}
          >
            {children}
          </Link>
        )}
      />
    </div>
  )
}
