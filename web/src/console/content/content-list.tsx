import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import magnifier from 'picture:state-magnifier'
import umbrella from 'picture:state-umbrella'
import { useState } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ButtonContent } from '#ui/button-content.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Pager } from '#ui/pager.tsx'
import { PlaceViews } from '../views/place-views.tsx'
import { addressOfSearch, isNarrowed, wholeList } from './content-search.ts'
import { contentQueries } from './content.queries.ts'
import { BulkBar } from './parts/bulk-bar.tsx'
import { ContentFilters } from './parts/content-filters.tsx'
import { ContentLink } from './parts/content-link.tsx'
import { ContentRows, RowsSkeleton } from './parts/content-rows.tsx'
import { ContentStats } from './parts/content-stats.tsx'
import { useContentSearch } from './use-content-search.ts'

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
      <FoundContent />
    </>
  )
}

function FoundContent() {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const { search, change } = useContentSearch()
  const list = useQuery(contentQueries.list(useCall(), search))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const items = list.data?.items ?? []
  const total = list.data?.total ?? 0
  const picked = items.filter(({ id }) => chosen.has(id))

  function body() {
    if (list.isError && !list.data)
      return (
        <ErrorState
          picture={umbrella}
          heading={content.failed}
          headingLevel={2}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        >
          {content.failedText}
        </ErrorState>
      )
    if (!list.data) return <RowsSkeleton />
    if (items.length === 0)
      return <Nothing isNarrowed={isNarrowed(search)} onClear={() => change(wholeList)} />
    return <ContentRows items={items} chosen={chosen} onChoose={setChosen} />
  }

  return (
    <>
      <ContentFilters search={search} onChange={change} />
      <div className="mt-3 empty:hidden">
        <PlaceViews place="content" />
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
              <ContentLink search={addressOfSearch({ ...search, pageIndex: Number(href) })} {...rest} />
            )}
          />
        </div>
      )}
      {picked.length > 0 && <BulkBar items={picked} onDone={() => setChosen(new Set())} />}
    </>
  )
}

function Nothing({ isNarrowed: hasFilters, onClear }: { isNarrowed: boolean; onClear: () => void }) {
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
