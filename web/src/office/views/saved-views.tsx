import { useQuery } from '@tanstack/react-query'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import PencilLine from 'lucide-react/icons/pencil-line'
import X from 'lucide-react/icons/x'
import { useState, type ReactNode } from 'react'
import type { SavedView } from '@haat/contract/domains/views.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSearchParams, type SearchParams } from '#office/parts/filters/use-search-params.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ViewDialog } from './view-dialog.tsx'
import { useViewChanges, viewsQuery, type ViewSource } from './views.queries.ts'

const queryOf = (search: SearchParams) => new URLSearchParams(search).toString()
const searchOf = (query: string): SearchParams => Object.fromEntries(new URLSearchParams(query))
const isSame = (a: SearchParams, b: SearchParams) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => b[key] === value)

const chipClass = 'inline-flex min-h-10 items-center rounded-chip text-small font-semibold whitespace-nowrap'
const iconButtonClass = 'grid size-10 place-items-center rounded-chip text-muted hover:text-crimson'

interface SavedViewsProps {
  source: ViewSource
  /** How many rows the list has with these filters. */
  renderCount?(search: SearchParams): ReactNode
}

/** Filters of a list that people saved under a name; choosing a view puts its filters into the address. */
export function SavedViews({ source, renderCount }: SavedViewsProps) {
  const { search: params, replaceAll } = useSearchParams()
  // The page number of a list is not part of a view.
  const { pageIndex: _, ...search } = params
  const { views } = useArea('office')
  const { data } = useQuery(viewsQuery(useCall(), source))
  const { remove } = useViewChanges(source)
  const [open, setOpen] = useState<'new' | SavedView>()
  const viewsHere = (data ?? []).filter((view) => view.place === source.place)
  const hasSearch = Object.keys(search).length > 0
  const isSaved = viewsHere.some((view) => isSame(searchOf(view.search), search))
  if (viewsHere.length === 0 && !hasSearch) return null

  const deleteView = (view: SavedView) =>
    remove.mutate(view.id, { onSuccess: () => void showToast('success', views.dropped) })

  return (
    <div role="group" aria-label={views.label} className="flex flex-wrap items-center gap-2">
      {viewsHere.map((view) => {
        const saved = searchOf(view.search)
        const isChosen = isSame(saved, search)
        return (
          <span
            key={view.id}
            className={classNames(chipClass, isChosen ? 'bg-blush text-crimson-deep' : 'bg-sunken')}
          >
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => replaceAll(isChosen ? {} : saved)}
              className="min-h-10 rounded-chip px-3.5 hover:text-crimson"
            >
              {view.name} {renderCount && <span className="ms-0.5 font-normal">{renderCount(saved)} </span>}
              {view.isShared && (
                <span className="ms-0.5 text-fine font-normal text-muted">{views.shared}</span>
              )}
            </button>
            {view.mayChange && isChosen && (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={views.rename(view.name)}
                onClick={() => setOpen(view)}
                className={iconButtonClass}
              >
                <PencilLine aria-hidden className="size-4" />
              </button>
            )}
            {view.mayChange && (
              <button
                type="button"
                aria-label={views.drop(view.name)}
                onClick={() => deleteView(view)}
                className={iconButtonClass}
              >
                <X aria-hidden className="size-4" />
              </button>
            )}
          </span>
        )
      })}
      {hasSearch && !isSaved && (
        <button
          type="button"
          onClick={() => setOpen('new')}
          className="inline-flex min-h-10 items-center gap-1.5 rounded-chip px-2.5 text-small font-semibold text-crimson hover:bg-blush"
        >
          <BookmarkPlus aria-hidden className="size-4" />
          {views.save}
        </button>
      )}
      {open && (
        <ViewDialog
          source={source}
          {...(open === 'new' ? { search: queryOf(search) } : { view: open })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
