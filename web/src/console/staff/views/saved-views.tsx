import { useQuery } from '@tanstack/react-query'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { SavedView } from '@haat/contract/domains/staff.ts'
import { savedViewNameMaxLength, type SavedViewPage } from '@haat/contract/domains/staff.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useSearchParams, type SearchParams } from '#office/parts/filters/use-search-params.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { useViewChanges, viewsQueries } from './views.queries.ts'

const queryOf = (search: SearchParams) => new URLSearchParams(search).toString()
const searchOf = (query: string): SearchParams => Object.fromEntries(new URLSearchParams(query))
const isSame = (a: SearchParams, b: SearchParams) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => b[key] === value)

const chipClass = 'inline-flex min-h-10 items-center rounded-chip text-small font-semibold whitespace-nowrap'

/** Filters of a list that staff saved under a name; choosing a view puts its filters into the address. */
export function SavedViews({ page }: { page: SavedViewPage }) {
  const { search: params, replaceAll } = useSearchParams()
  // The page number of a list is not part of a view.
  const { pageIndex: _, ...search } = params
  const { views } = useArea('staff')
  const call = useCall()
  const { data } = useQuery(viewsQueries.all(call))
  const { remove } = useViewChanges()
  const [isSaving, setIsSaving] = useState(false)
  const viewsHere = (data ?? []).filter((view) => view.place === page)
  const hasSearch = Object.keys(search).length > 0
  const isSaved = viewsHere.some((view) => isSame(searchOf(view.search), search))
  if (viewsHere.length === 0 && !hasSearch) return null

  const deleteView = (view: SavedView) =>
    remove.mutate(view.id, { onSuccess: () => void showToast('success', views.dropped) })

  return (
    <div role="group" aria-label={views.label} className="flex flex-wrap items-center gap-2">
      {viewsHere.map((view) => {
        const isChosen = isSame(searchOf(view.search), search)
        return (
          <span
            key={view.id}
            className={classNames(chipClass, isChosen ? 'bg-blush text-crimson-deep' : 'bg-sunken')}
          >
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => replaceAll(isChosen ? {} : searchOf(view.search))}
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
                onClick={() => deleteView(view)}
                className="grid size-10 place-items-center rounded-chip text-muted hover:text-crimson"
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
          onClick={() => setIsSaving(true)}
          className="inline-flex min-h-10 items-center gap-1.5 rounded-chip px-2.5 text-small font-semibold text-crimson hover:bg-blush"
        >
          <BookmarkPlus aria-hidden className="size-4" />
          {views.save}
        </button>
      )}
      {isSaving && <SaveViewDialog page={page} search={queryOf(search)} onClose={() => setIsSaving(false)} />}
    </div>
  )
}

interface SaveViewDialogProps {
  page: SavedViewPage
  search: string
  onClose(): void
}

function SaveViewDialog({ page, search, onClose }: SaveViewDialogProps) {
  const { views } = useArea('staff')
  const { save } = useViewChanges()
  const bodyOf = ({ name, isShared }: Record<'name' | 'isShared', string>) => ({
    place: page,
    name,
    search,
    isShared: isShared !== '',
  })
  const form = useForm({
    names: ['name', 'isShared'],
    texts: { nameRequired: views.nameRequired },
    schema: async () =>
      (await import('@haat/contract/domains/staff.ts')).staffEndpoints['POST /staff/views'].body,
    toBody: bodyOf,
    async send(values) {
      await save.mutateAsync(bodyOf(values))
      void showToast('success', views.saved)
      onClose()
    },
  })
  const isTaken = form.failure instanceof ApiFailure && form.failure.status === 409
  const failureText = form.failure === undefined ? undefined : isTaken ? views.taken : views.failed

  return (
    <Dialog isOpen onClose={onClose} title={views.saveTitle}>
      <form {...form.props} className="grid gap-4">
        <Field label={views.name} isRequired error={form.error('name') ?? failureText}>
          {(control) => (
            <TextInput {...control} name="name" data-autofocus maxLength={savedViewNameMaxLength} />
          )}
        </Field>
        <Checkbox name="isShared">{views.share}</Checkbox>
        <Button type="submit" isWide isBusy={form.isBusy}>
          {views.keep}
        </Button>
      </form>
    </Dialog>
  )
}
