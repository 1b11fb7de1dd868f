import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import magnifier from 'picture:state-magnifier'
import umbrella from 'picture:state-umbrella'
import { useState } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { contentQueries } from '../content.queries.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ContentFilters } from './content-filters.tsx'
import { ContentLink } from '../content-link.tsx'
import { ContentRows, RowsSkeleton } from './content-rows.tsx'
import { ContentStats } from './content-stats.tsx'
import { StaffViews } from '#console/views/staff-views.tsx'
import {
  searchToAddress,
  type ContentSearch,
  isFiltered,
  readContentSearch,
  defaultSearch,
} from './content-search.ts'

export function ContentList() {
  const { content } = useArea('staff')
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h1">{content.title}</h1>
          <p className="mt-1 text-muted">{content.lead}</p>
        </div>
        <ContentLink to="new" className={buttonClass()}>
          <ButtonContent icon={<Plus aria-hidden />}>{content.add}</ButtonContent>
        </ContentLink>
      </div>
      <ContentStats />
      <FilteredContent />
    </>
  )
}

function FilteredContent() {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const { search, change } = useContentSearch()
  const list = useQuery(contentQueries.list(useCall(), search))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const items = list.data?.items ?? []
  const total = list.data?.total ?? 0
  const chosenItems = items.filter(({ id }) => chosen.has(id))

  function body() {
    if (list.isError && !list.data)
      return (
        <ErrorState picture={umbrella} heading={content.failed} headingLevel={2} query={list}>
          {content.failedText}
        </ErrorState>
      )
    if (!list.data) return <RowsSkeleton />
    if (items.length === 0)
      return <NoContent isFiltered={isFiltered(search)} onClear={() => change(defaultSearch)} />
    return <ContentRows items={items} chosen={chosen} onChoose={setChosen} />
  }

  return (
    <>
      <ContentFilters search={search} onChange={change} />
      <div className="mt-3 empty:hidden">
        <StaffViews page="content" />
      </div>
      <p role="status" className="mt-4 mb-2 min-h-[1lh] text-small text-muted">
        {list.data && content.count(formatCount(total, ui.language))}
      </p>
      <div
        aria-busy={list.isPlaceholderData || undefined}
        className={list.isPlaceholderData ? 'opacity-60' : ''}
      >
        {body()}
      </div>
      {total > search.pageSize && (
        <div className="mt-6">
          <Pager
            label={content.pages}
            page={search.pageIndex}
            pageCount={Math.min(1000, Math.ceil(total / search.pageSize))}
            hrefOf={String}
            renderLink={({ href, ...rest }) => (
              <ContentLink search={searchToAddress({ ...search, pageIndex: Number(href) })} {...rest} />
            )}
          />
        </div>
      )}
      {chosenItems.length > 0 && <BulkBar items={chosenItems} onDone={() => setChosen(new Set())} />}
    </>
  )
}

function NoContent({ isFiltered: hasFilters, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { content } = useArea('staff')
  return (
    <EmptyState
      picture={magnifier}
      heading={hasFilters ? content.none : content.empty}
      headingLevel={2}
      actions={
        hasFilters ? (
          <Button isWide onClick={onClear}>
            {content.clear}
          </Button>
        ) : (
          <ContentLink to="new" className={buttonClass({ isWide: true })}>
            {content.add}
          </ContentLink>
        )
      }
    >
      {hasFilters ? content.noneText : content.emptyText}
    </EmptyState>
  )
}

/** Reads and changes the filters in the list's address. A change of the filters goes back to the first page. */
function useContentSearch() {
  const search = readContentSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = (changes: Partial<ContentSearch>) =>
    void navigate({
      to: '/staff/$',
      params: { _splat: 'content' },
      search: searchToAddress({ ...search, pageIndex: 1, ...changes }) as never,
      replace: 'searchTerm' in changes,
      resetScroll: false,
    })
  return { search, change }
}
