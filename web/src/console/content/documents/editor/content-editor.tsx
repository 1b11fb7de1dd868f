import { useQuery, useQueryClient } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import { lazy, Suspense, useState } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConfirmDialog } from '#console/parts/confirm-dialog.tsx'
import { useLeaveGuard } from '#console/parts/use-leave-guard.ts'
import { contentQueries, isConflict, isMissing, useContentMutation } from '../content.queries.ts'
import { BackToList } from '../content-link.tsx'
import { ContentFields } from '../fields/content-fields.tsx'
import { ContentLink } from '../content-link.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { changesOf, draftOf, mergeOntoTheirs } from './draft.ts'
import { ContentConflict } from './content-conflict.tsx'
import { DeleteContent } from './delete-content.tsx'
import { useContentForm } from './use-content-form.ts'

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }))
type Status = MasterContent['status']

/** Edits one content. What was typed stays when the server refuses it; a conflict is shown beside it. */
export function ContentEditor({ loaded }: { loaded: MasterContent }) {
  const { content } = useArea('staff')
  const call = useCall()
  const queryClient = useQueryClient()
  const [base, setBase] = useState(loaded)
  const form = useContentForm(base.key, base)
  const [open, setOpen] = useState<'publish' | 'preview'>()
  const save = useContentMutation(async (_, status: Status) => {
    const body = { version: base.version, status, ...changesOf(base, form.draft) }
    return (await call('PATCH /master-content/:id', { params: { id: base.id }, body })).data
  })
  const hasConflict = isConflict(save.error) || isMissing(save.error)
  useLeaveGuard(form.isDirty)

  function startFrom(from: MasterContent) {
    setBase(from)
    queryClient.setQueryData(contentQueries.one(call, from.id).queryKey, from)
    save.reset()
  }

  function send(status: Status) {
    save.mutate(status, {
      onSuccess: (saved) => {
        startFrom(saved)
        form.setDraft(draftOf(saved))
        void showToast('success', status === 'published' ? content.editor.published : content.editor.saved)
      },
      onSettled: () => setOpen(undefined),
    })
  }

  return (
    <>
      <BackToList />
      <EditorHead base={base} onPreview={() => setOpen('preview')} />
      {hasConflict && (
        <ContentConflict
          id={base.id}
          base={base}
          mine={form.draft}
          onTakeTheirs={(theirs) => {
            startFrom(theirs)
            form.setDraft(draftOf(theirs))
          }}
          onKeepMine={(theirs) => {
            form.setDraft((mine) => mergeOntoTheirs(theirs, base, mine))
            startFrom(theirs)
          }}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (form.validate('draft')) send('draft')
        }}
        className="mt-5 max-w-3xl"
      >
        <div className="rounded-panel bg-surface p-5 shadow-2">
          <ContentFields form={form} />
        </div>
        <FormError text={save.isError && !hasConflict ? content.editor.failed : undefined} className="mt-4" />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="secondary"
            isBusy={save.isPending && save.variables === 'draft'}
            busyLabel={content.editor.saving}
            disabled={!form.isDirty && base.status === 'draft'}
          >
            {content.editor.save}
          </Button>
          <Button
            disabled={!form.isDirty && base.status === 'published'}
            onClick={() => form.validate('published') && setOpen('publish')}
          >
            {content.editor.publish}
          </Button>
        </div>
      </form>
      <DeleteContent content={base} />
      {open === 'publish' && (
        <ConfirmDialog
          title={content.editor.publishTitle}
          text={content.editor.publishText}
          confirmLabel={content.editor.publish}
          busyLabel={content.editor.publishing}
          isBusy={save.isPending}
          onConfirm={() => send('published')}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'preview' && (
        <Suspense>
          <PreviewDialog content={{ ...base, ...form.draft }} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function EditorHead({ base, onPreview }: { base: MasterContent; onPreview: () => void }) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const { data: versions } = useQuery(contentQueries.versions(useCall(), base.id))
  const formatNumber = (version: number) => formatCount(version, ui.language)
  const shown = versions?.find(({ isShown }) => isShown)
  const shownText =
    shown === undefined
      ? content.editor.shownNever
      : shown.version === base.version
        ? content.editor.shownNow
        : content.editor.shownVersion(formatNumber(shown.version))
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-h1 break-words">{base.title}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-muted">
          <span className="break-all">{base.key}</span>
          <StatusBadge status={base.status} />
          <span>{content.history.version(formatNumber(base.version))}</span>
          <span>{versions && shownText}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Eye aria-hidden />} onClick={onPreview}>
          {content.editor.preview}
        </Button>
        <ContentLink to={`${base.id}/versions`} className={buttonClass({ variant: 'secondary' })}>
          <ButtonContent icon={<History aria-hidden />}>{content.editor.versions}</ButtonContent>
        </ContentLink>
      </div>
    </div>
  )
}
