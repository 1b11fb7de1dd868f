import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import magnifier from 'picture:state-magnifier'
import umbrella from 'picture:state-umbrella'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Pager } from '#ui/pager.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { TermField } from '../parts/term-field.tsx'
import { GroupForm } from './parts/group-form.tsx'
import { GroupRow } from './parts/group-row.tsx'
import { useRemoveGroup } from './use-remove-group.ts'
import { groupsPerPage, synonymGroups, type WordsSearch } from './words.queries.ts'

const place = { to: '/staff/$', params: { _splat: 'words' } } as const

function readSearch(given: Record<string, unknown>): WordsSearch {
  const pageIndex = Number(given['pageIndex'])
  return {
    searchTerm: String(given['searchTerm'] ?? '').slice(0, 200),
    pageIndex: Number.isInteger(pageIndex) && pageIndex >= 1 && pageIndex <= 1000 ? pageIndex : 1,
  }
}

export default function WordsPage() {
  const { ui } = useMessages()
  const { frame, words } = useArea('staff')
  const navigate = useNavigate()
  const search = readSearch(useSearch({ strict: false }))
  const groups = useQuery(synonymGroups(useCall(), search))
  const remove = useRemoveGroup()
  const total = groups.data?.total ?? 0
  const find = (searchTerm: string) =>
    void navigate({
      ...place,
      search: (searchTerm === '' ? {} : { searchTerm }) as never,
      replace: true,
      resetScroll: false,
    })

  function body() {
    if (groups.isError && !groups.data)
      return (
        <ErrorState
          picture={umbrella}
          heading={words.failed}
          headingLevel={2}
          onRetry={() => void groups.refetch()}
          isRetrying={groups.isFetching}
        >
          {frame.nothingLost}
        </ErrorState>
      )
    if (!groups.data) return waiting
    if (groups.data.items.length === 0)
      return (
        <EmptyState
          picture={magnifier}
          heading={search.searchTerm === '' ? words.empty : words.none}
          headingLevel={2}
          actions={
            search.searchTerm !== '' && (
              <Button isWide variant="secondary" onClick={() => find('')}>
                {words.clear}
              </Button>
            )
          }
        >
          {search.searchTerm === '' ? words.emptyText : words.noneText}
        </EmptyState>
      )
    return (
      <ul className="overflow-hidden rounded-panel bg-surface shadow-2">
        {groups.data.items.map((group) => (
          <GroupRow key={group.id} group={group} onRemove={() => remove(group)} />
        ))}
      </ul>
    )
  }
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 md:px-8">
      <h1 className="text-h1">{words.title}</h1>
      <p className="mt-1 max-w-text text-muted">{words.lead}</p>
      <div className="mt-5 rounded-panel bg-surface p-5 shadow-1">
        <GroupForm />
      </div>
      <div role="search" className="mt-6">
        <TermField
          label={words.search}
          icon={<Search aria-hidden />}
          term={search.searchTerm}
          onChange={find}
        />
      </div>
      <p role="status" className="mt-4 mb-2 min-h-[1lh] text-small text-muted">
        {groups.data && words.count(formatCount(total, ui.language))}
      </p>
      {body()}
      {total > groupsPerPage && (
        <div className="mt-6">
          <Pager
            label={words.pages}
            page={search.pageIndex}
            pageCount={Math.ceil(total / groupsPerPage)}
            hrefOf={String}
            renderLink={({ href, ...rest }) => (
              <Link
                {...place}
                search={
                  {
                    ...(search.searchTerm && { searchTerm: search.searchTerm }),
                    pageIndex: Number(href),
                  } as never
                }
                {...rest}
              />
            )}
          />
        </div>
      )}
    </div>
  )
}

const waiting = (
  <SkeletonGroup className="rounded-panel bg-surface p-4 shadow-2">
    {Array.from({ length: 8 }, (_, at) => (
      <span key={at} className="flex h-14 items-center gap-2">
        <Skeleton className="h-7 w-20 rounded-badge" />
        <Skeleton className="h-7 w-28 rounded-badge" />
        <Skeleton className="h-7 w-16 rounded-badge" />
      </span>
    ))}
  </SkeletonGroup>
)
