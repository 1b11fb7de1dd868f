import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import magnifier from 'picture:state-magnifier'
import umbrella from 'picture:state-umbrella'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import type { SynonymGroup } from '@haat/contract/domains/search.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { SearchField } from '#console/parts/filters/search-field.tsx'
import { SynonymForm } from './synonym-form.tsx'
import { SynonymRow } from './synonym-row.tsx'
import {
  groupsPerPage,
  synonymGroups,
  useDeleteGroup,
  useSaveGroup,
  type SynonymsSearch,
} from './synonyms.queries.ts'

const pageLink = { to: '/staff/$', params: { _splat: 'words' } } as const

function readSearch(params: Record<string, unknown>): SynonymsSearch {
  const pageIndex = Number(params['pageIndex'])
  return {
    searchTerm: String(params['searchTerm'] ?? '').slice(0, searchTermMaxLength),
    pageIndex: Number.isInteger(pageIndex) && pageIndex >= 1 && pageIndex <= 1000 ? pageIndex : 1,
  }
}

/** Staff edit the groups of words that the search treats as synonyms. */
export default function SynonymsPage() {
  const { ui } = useMessages()
  const { frame, words: texts } = useArea('staff')
  const navigate = useNavigate()
  const search = readSearch(useSearch({ strict: false }))
  const groups = useQuery(synonymGroups(useCall(), search))
  const remove = useRemoveGroup()
  const total = groups.data?.total ?? 0
  const find = (searchTerm: string) =>
    void navigate({
      ...pageLink,
      search: (searchTerm === '' ? {} : { searchTerm }) as never,
      replace: true,
      resetScroll: false,
    })

  function body() {
    if (groups.isError && !groups.data)
      return (
        <ErrorState
          picture={umbrella}
          heading={texts.failed}
          headingLevel={2}
          onRetry={() => void groups.refetch()}
          isRetrying={groups.isFetching}
        >
          {frame.nothingLost}
        </ErrorState>
      )
    if (!groups.data) return skeleton
    if (groups.data.items.length === 0)
      return (
        <EmptyState
          picture={magnifier}
          heading={search.searchTerm === '' ? texts.empty : texts.none}
          headingLevel={2}
          actions={
            search.searchTerm !== '' && (
              <Button isWide variant="secondary" onClick={() => find('')}>
                {texts.clear}
              </Button>
            )
          }
        >
          {search.searchTerm === '' ? texts.emptyText : texts.noneText}
        </EmptyState>
      )
    return (
      <ul className="overflow-hidden rounded-panel bg-surface shadow-2">
        {groups.data.items.map((group) => (
          <SynonymRow key={group.id} group={group} onRemove={() => remove(group)} />
        ))}
      </ul>
    )
  }
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 md:px-8">
      <h1 className="text-h1">{texts.title}</h1>
      <p className="mt-1 max-w-text text-muted">{texts.lead}</p>
      <div className="mt-5 rounded-panel bg-surface p-5 shadow-1">
        <SynonymForm />
      </div>
      <div role="search" className="mt-6">
        <SearchField
          label={texts.search}
          icon={<Search aria-hidden />}
          term={search.searchTerm}
          onChange={find}
        />
      </div>
      <p role="status" className="mt-4 mb-2 min-h-[1lh] text-small text-muted">
        {groups.data && texts.count(formatCount(total, ui.language))}
      </p>
      {body()}
      {total > groupsPerPage && (
        <div className="mt-6">
          <Pager
            label={texts.pages}
            page={search.pageIndex}
            pageCount={Math.ceil(total / groupsPerPage)}
            hrefOf={String}
            renderLink={({ href, ...rest }) => (
              <Link
                {...pageLink}
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

const skeleton = (
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

/** Deletes a group; while the toast about it is shown, the deletion can be undone. */
function useRemoveGroup() {
  const { words: texts } = useArea('staff')
  const deleteGroup = useDeleteGroup()
  const add = useSaveGroup()
  const notifyFailure = () => void showToast('error', texts.faults.failed)
  const restore = (group: SynonymGroup) =>
    add.mutate(
      { group: undefined, words: group.words },
      { onSuccess: () => void showToast('success', texts.restored), onError: notifyFailure },
    )
  return (group: SynonymGroup) =>
    deleteGroup.mutate(group, {
      onSuccess: () =>
        void showToast('default', texts.removed, { label: texts.undo, onAct: () => restore(group) }),
      onError: notifyFailure,
    })
}
