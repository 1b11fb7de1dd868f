import { useQuery, useQueryClient } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import { lazy, Suspense, useState } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ButtonContent } from '#ui/button-content.tsx'
import { Button } from '#ui/button.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useLeaveGuard } from '../parts/use-leave-guard.ts'
import { contentQueries, isConflict, isMissing, useContentChange } from './content.queries.ts'
import { changesOf, draftOf, ontoTheirs } from './draft.ts'
import { BackToList } from './parts/back-to-list.tsx'
import { ConflictNotice } from './parts/conflict-notice.tsx'
import { ContentFields } from './parts/content-fields.tsx'
import { ContentLink } from './parts/content-link.tsx'
import { DeleteContent } from './parts/delete-content.tsx'
import { StatusBadge } from './parts/status-badge.tsx'
import { useContentForm } from './use-content-form.ts'

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }))
type Status = MasterContent['status']

/** What was typed outlives every refusal: a conflict is shown beside it, never in its place. */
export function ContentEditor({ loaded }: { loaded: MasterContent }) {
  const { content } = useArea('staff')
  const call = useCall()
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState(loaded)
  const form = useContentForm(seen.key, seen)
  const [open, setOpen] = useState<'publish' | 'preview'>()
  const save = useContentChange(async (_, status: Status) => {
    const body = { version: seen.version, status, ...changesOf(seen, form.draft) }
    return (await call('PATCH /master-content/:id', { params: { id: seen.id }, body })).data
  })
  const hasConflict = isConflict(save.error) || isMissing(save.error)
  useLeaveGuard(form.isDirty)

  function begin(from: MasterContent) {
    setSeen(from)
    queryClient.setQueryData(contentQueries.one(call, from.id).queryKey, from)
    save.reset()
  }

  function send(status: Status) {
    save.mutate(status, {
      onSuccess: (saved) => {
        begin(saved)
        form.setDraft(draftOf(saved))
        void showToast('success', status === 'published' ? content.editor.published : content.editor.saved)
      },
      onSettled: () => setOpen(undefined),
    })
  }

  return (
    <>
      <BackToList />
      <EditorHead seen={seen} onPreview={() => setOpen('preview')} />
      {hasConflict && (
        <ConflictNotice
          id={seen.id}
          seen={seen}
          mine={form.draft}
          onTake={(theirs) => {
            begin(theirs)
            form.setDraft(draftOf(theirs))
          }}
          onKeep={(theirs) => {
            form.setDraft((mine) => ontoTheirs(theirs, seen, mine))
            begin(theirs)
          }}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (form.check('draft')) send('draft')
        }}
        className="mt-5 max-w-3xl"
      >
        <div className="rounded-panel bg-surface p-5 shadow-2">
          <ContentFields form={form} />
        </div>
        <Refusal text={save.isError && !hasConflict ? content.editor.failed : undefined} className="mt-4" />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="secondary"
            isBusy={save.isPending && save.variables === 'draft'}
            busyLabel={content.editor.saving}
            disabled={!form.isDirty && seen.status === 'draft'}
          >
            {content.editor.save}
          </Button>
          <Button
            disabled={!form.isDirty && seen.status === 'published'}
            onClick={() => form.check('published') && setOpen('publish')}
          >
            {content.editor.publish}
          </Button>
        </div>
      </form>
      <DeleteContent content={seen} />
      {open === 'publish' && (
        <ConfirmDialog
          title={content.editor.publishTitle}
          text={content.editor.publishText}
          yes={content.editor.publish}
          busyLabel={content.editor.publishing}
          isBusy={save.isPending}
          onYes={() => send('published')}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'preview' && (
        <Suspense>
          <PreviewDialog content={{ ...seen, ...form.draft }} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function EditorHead({ seen, onPreview }: { seen: MasterContent; onPreview: () => void }) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const { data: versions } = useQuery(contentQueries.versions(useCall(), seen.id))
  const figure = (version: number) => formatCount(version, ui.language)
  const shown = versions?.find(({ isShown }) => isShown)
  const shownWords =
    shown === undefined
      ? content.editor.shownNever
      : shown.version === seen.version
        ? content.editor.shownNow
        : content.editor.shownVersion(figure(shown.version))
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-h1 break-words">{seen.title}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-muted">
          <span className="break-all">{seen.key}</span>
          <StatusBadge status={seen.status} />
          <span>{content.history.version(figure(seen.version))}</span>
          <span>{versions && shownWords}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Eye aria-hidden />} onClick={onPreview}>
          {content.editor.preview}
        </Button>
        <ContentLink to={`${seen.id}/versions`} className={buttonClass({ variant: 'secondary' })}>
          <ButtonContent icon={<History aria-hidden />}>{content.editor.versions}</ButtonContent>
        </ContentLink>
      </div>
    </div>
  )
}
