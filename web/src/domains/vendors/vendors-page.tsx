import umbrella from 'picture:state-umbrella'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { hrefWithSearch } from '#ui/link/href-with-search.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { PageCrumbs } from '#ui/page/page-crumbs.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { VendorCard } from './vendor-card.tsx'
import { readVendorSearch, vendorQueryOf, type VendorSearch } from './vendor-search.ts'
import { vendorsQueries } from './vendors.queries.ts'
import { PictureSkeleton } from '#ui/state/picture-skeleton.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import magnifier from 'picture:state-magnifier'
import type { FormEvent } from 'react'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { failureOfSubject } from '#api/page-subject.ts'
import type { RouterContext } from '#api/router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

const firstRow = 4

/** All vendors. */
export function Page({ address }: { address: object }) {
  const search = readVendorSearch({ ...address })
  const { shell, ui } = useMessages()
  const texts = useArea('vendors')
  const query = useQuery(vendorsQueries.list(useCall(), vendorQueryOf(search)))
  const { data } = query
  const { searchTerm, sortField, pageIndex } = search
  return (
    <>
      <PageHead
        title={texts.title}
        page={pageIndex}
        description={texts.description}
        canonical={hrefWithSearch('/vendors/', { searchTerm, pageIndex: sortField ? undefined : pageIndex })}
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
      {query.isError ? (
        <ErrorState picture={umbrella} heading={texts.failed} headingLevel={2} query={query} retriesItself />
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
        // The pager does not know the router: its `href` is the number of the page.
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

const vendorGridClass = 'grid gap-4 sm:grid-cols-2 md:gap-x-5 md:gap-y-8 lg:grid-cols-4'

const tones = ['pine', 'cream', 'blush', 'indigo'] as const

const VendorGridSkeleton = () => (
  <SkeletonGroup className={vendorGridClass}>
    {Array.from({ length: 12 }, (_, at) => (
      <div key={at} className="overflow-hidden rounded-panel bg-surface shadow-2">
        <PictureSkeleton tone={tones[at % tones.length]!} className="aspect-[282/120]" />
        <div className="grid gap-2 p-4 pt-8">
          <Skeleton className="h-5 w-3/5 rounded-full" />
          <Skeleton className="h-3.5 w-2/5 rounded-full" />
          <Skeleton className="h-3.5 w-4/5 rounded-full" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)

function NoVendors({ searchTerm }: { searchTerm: string | undefined }) {
  const texts = useArea('vendors')
  const wayOnClass = buttonClass({ isWide: true })
  return (
    <EmptyState
      picture={magnifier}
      tone="cream"
      headingLevel={2}
      heading={searchTerm ? texts.noneFound(searchTerm) : texts.noneYet}
      actions={
        searchTerm ? (
          <Link to="/vendors/" className={wayOnClass}>
            {texts.showAll}
          </Link>
        ) : (
          <Link to="/vendor/$" params={{ _splat: 'apply' }} className={wayOnClass}>
            {texts.sell}
          </Link>
        )
      }
    >
      {searchTerm ? texts.noneFoundText : texts.noneYetText}
    </EmptyState>
  )
}

export async function load(
  { queryClient, call }: RouterContext,
  { address }: { address: object },
  isWhole: boolean,
) {
  const search = readVendorSearch({ ...address })
  const list = vendorsQueries.list(call, vendorQueryOf(search))
  const loading = queryClient.prefetchQuery(list)
  if (!isWhole) return
  await loading
  failureOfSubject(queryClient, list.queryKey)
}

/** A plain form, so that it works before hydration and without JavaScript. */
function VendorTools({ search }: { search: VendorSearch }) {
  const texts = useArea('vendors')
  const navigate = useNavigate()

  function show(form: HTMLFormElement) {
    void navigate({ to: '/vendors/', search: readVendorSearch(Object.fromEntries(new FormData(form))) })
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    show(event.currentTarget)
  }

  return (
    <form
      // The fields are uncontrolled, so a changed address needs a new form.
      key={`${search.searchTerm} ${search.sortField}`}
      action="/vendors/"
      method="get"
      role="search"
      aria-label={texts.find}
      onSubmit={handleSubmit}
      className="flex grow flex-wrap justify-end gap-2.5 md:max-w-160"
    >
      <div className="min-w-48 grow">
        <TextInput
          type="search"
          name="searchTerm"
          aria-label={texts.find}
          placeholder={texts.findExample}
          defaultValue={search.searchTerm}
          maxLength={searchTermMaxLength}
          icon={<Search />}
        />
      </div>
      <div className="w-48 max-md:grow">
        <SelectInput
          name="sortField"
          aria-label={texts.sortBy}
          defaultValue={search.sortField ?? 'rating'}
          onChange={(event) => show(event.currentTarget.form!)}
        >
          <option value="rating">{texts.byRating}</option>
          <option value="name">{texts.byName}</option>
          <option value="createdAt">{texts.byAge}</option>
        </SelectInput>
      </div>
      <Button type="submit" variant="secondary" className="min-h-13">
        {texts.search}
      </Button>
    </form>
  )
}
