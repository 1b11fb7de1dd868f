import { useQuery } from '@tanstack/react-query'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { SavedView } from '@haat/contract/domains/staff.ts'
import type { ViewPlace } from '@haat/contract/domains/staff.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import type { PlaceSearch } from '../parts/use-place-search.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { useViewChanges, viewsQueries } from './views.queries.ts'

interface SavedViewsProps {
  place: ViewPlace
  /** Filters and order of the list as they stand in the address. */
  search: PlaceSearch
  onChoose(search: PlaceSearch): void
}

const queryOf = (search: PlaceSearch) => new URLSearchParams(search).toString()
const searchOf = (query: string): PlaceSearch => Object.fromEntries(new URLSearchParams(query))
const isSame = (a: PlaceSearch, b: PlaceSearch) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => b[key] === value)

const chipClass = 'inline-flex min-h-10 items-center rounded-chip text-small font-semibold whitespace-nowrap'

/** Views of a list that are kept under a name: a press sets the address. */
export function SavedViews({ place, search, onChoose }: SavedViewsProps) {
  const { views } = useArea('staff')
  const call = useCall()
  const { data } = useQuery(viewsQueries.all(call))
  const { drop } = useViewChanges()
  const [isSaving, setIsSaving] = useState(false)
  const here = (data ?? []).filter((view) => view.place === place)
  const hasSearch = Object.keys(search).length > 0
  const isKept = here.some((view) => isSame(searchOf(view.search), search))
  if (here.length === 0 && !hasSearch) return null

  const dropView = (view: SavedView) =>
    drop.mutate(view.id, { onSuccess: () => void showToast('success', views.dropped) })

  return (
    <div role="group" aria-label={views.label} className="flex flex-wrap items-center gap-2">
      {here.map((view) => {
        const isChosen = isSame(searchOf(view.search), search)
        return (
          <span
            key={view.id}
            className={classNames(chipClass, isChosen ? 'bg-blush text-crimson-deep' : 'bg-sunken')}
          >
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? {} : searchOf(view.search))}
              className="min-h-10 rounded-chip px-3.5 hover:text-crimson"
            >
              {view.name}
              {view.isShared && (
                <span className="ml-1.5 text-fine font-normal text-muted">{views.shared}</span>
              )}
            </button>
            {view.isMine && (
              <button
                type="button"
                aria-label={views.drop(view.name)}
                onClick={() => dropView(view)}
                className="grid size-10 place-items-center rounded-chip text-muted hover:text-crimson"
              >
                <X aria-hidden className="size-4" />
              </button>
            )}
          </span>
        )
      })}
      {hasSearch && !isKept && (
        <button
          type="button"
          onClick={() => setIsSaving(true)}
          className="inline-flex min-h-10 items-center gap-1.5 rounded-chip px-2.5 text-small font-semibold text-crimson hover:bg-blush"
        >
          <BookmarkPlus aria-hidden className="size-4" />
          {views.save}
        </button>
      )}
      {isSaving && (
        <SaveViewDialog place={place} search={queryOf(search)} onClose={() => setIsSaving(false)} />
      )}
    </div>
  )
}
