import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Search from 'lucide-react/icons/search'
import Trash2 from 'lucide-react/icons/trash-2'
import magnifier from 'picture:state-magnifier'
import umbrella from 'picture:state-umbrella'
import { useState } from 'react'
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
import { showToast } from '#ui/toast/show-toast.tsx'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { SynonymForm } from './synonym-form.tsx'
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
        <ErrorState picture={umbrella} heading={texts.failed} headingLevel={2} query={groups}>
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
      <PageTitle title={texts.title} />
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

const isNepali = (word: string) => /[ऀ-ॿ]/.test(word)

/** One group of synonyms; while it is edited, the form takes the place of the row. */
function SynonymRow({ group, onRemove }: { group: SynonymGroup; onRemove(): void }) {
  const { words: texts } = useArea('staff')
  const [isEditing, setIsEditing] = useState(false)
  const name = group.words.join(', ')
  if (isEditing)
    return (
      <li className="border-b border-line p-4 last:border-0">
        <SynonymForm group={group} onDone={() => setIsEditing(false)} />
      </li>
    )
  return (
    <li className="flex items-center gap-2 border-b border-line px-4 py-2 last:border-0">
      <span className="flex min-w-0 grow flex-wrap gap-1.5 py-1">
        {group.words.map((word) => (
          <span
            key={word}
            lang={isNepali(word) ? 'ne' : 'en'}
            className="rounded-badge bg-sunken px-2.5 py-1 text-small break-all"
          >
            {word}
          </span>
        ))}
      </span>
      <IconButton label={texts.edit(name)} onClick={() => setIsEditing(true)}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={texts.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  )
}
