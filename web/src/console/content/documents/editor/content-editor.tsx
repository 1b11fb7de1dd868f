import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import type { ContentChanges, MasterContent } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import { contentQueries, useContentMutation, isConflict } from '../content.queries.ts'
import { BackToList, ContentLink } from '../content-link.tsx'
import { ContentFields } from '../fields/content-fields.tsx'
import { StatusBadges } from '../status-badge.tsx'
import { changesOf, draftOf, mergeOntoTheirs, isLegal } from './draft.ts'
import { ContentConflict } from './content-conflict.tsx'
import { useContentForm } from './use-content-form.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

const PreviewDialog = lazyPart(async () => ({
  default: (await import('./preview-dialog.tsx')).PreviewDialog,
}))

/** Somebody else has changed the content meanwhile, or taken it away. */
const isConflictOrGone = (failure: unknown) =>
  failure instanceof ApiFailure && (failure.status === 409 || failure.status === 404)

/** Edits one content. What was typed stays when the server refuses it; a conflict is shown beside it. */
export function ContentEditor({ loaded }: { loaded: MasterContent }) {
  const { content } = useArea('staff')
  const call = useCall()
  const queryClient = useQueryClient()
  const [base, setBase] = useState(loaded)
  const [open, setOpen] = useState<'publish' | 'preview'>()
  const [hasConflict, setHasConflict] = useState(false)
  const save = useContentMutation(
    async (_, body: ContentChanges & { version: number }) =>
      (await call('PATCH /master-content/:id', { params: { id: base.id }, body })).data,
  )
  const loadedDraft = draftOf(base)
  const form = useContentForm(base.key, loadedDraft, async (status, draft) => {
    if (status === 'published' && open !== 'publish') return setOpen('publish')
    try {
      const saved = await save.mutateAsync({
        version: base.version,
        status,
        ...changesOf(loadedDraft, draft),
      })
      startFrom(saved)
      form.setDraft(draftOf(saved))
      void showToast('success', status === 'published' ? content.editor.published : content.editor.saved)
    } catch (failure) {
      setHasConflict(isConflictOrGone(failure))
      throw failure
    } finally {
      setOpen(undefined)
    }
  })
  const leaveGuard = useLeaveGuard(form.isDirty)
  const { data: versions } = useQuery(contentQueries.versions(call, base.id))
  const shown = versions?.find(({ isShown }) => isShown)
  const live = shown?.translations
  // A newer version has come while nobody has typed anything here: it takes the place of the older one.
  if (loaded.version > base.version && !form.isDirty && !form.isBusy) {
    setBase(loaded)
    form.setDraft(draftOf(loaded))
  }

  function startFrom(from: MasterContent) {
    setBase(from)
    queryClient.setQueryData(contentQueries.one(call, from.id).queryKey, from)
    setHasConflict(false)
  }

  return (
    <>
      <BackToList />
      <EditorHead
        base={base}
        shownVersion={shown?.version}
        isKnown={versions !== undefined}
        onPreview={() => setOpen('preview')}
      />
      {hasConflict && (
        <ContentConflict
          id={base.id}
          base={loadedDraft}
          mine={form.draft}
          onTakeTheirs={(theirs) => {
            startFrom(theirs)
            form.setDraft(draftOf(theirs))
          }}
          onKeepMine={(theirs) => {
            form.setDraft((mine) => mergeOntoTheirs(draftOf(theirs), loadedDraft, mine))
            startFrom(theirs)
          }}
        />
      )}
      <form {...form.props} className="mt-5 max-w-5xl">
        <div className="rounded-panel bg-surface p-5 shadow-2">
          <ContentFields form={form} live={live} />
        </div>
        <FormError
          text={
            form.failure !== undefined && !isConflictOrGone(form.failure) ? content.editor.failed : undefined
          }
          className="mt-4"
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="secondary"
            isBusy={form.isBusy && open !== 'publish'}
            busyLabel={content.editor.saving}
            disabled={!form.isDirty && base.status === 'draft'}
          >
            {content.editor.save}
          </Button>
          <Button
            disabled={!form.isDirty && base.status === 'published'}
            onClick={() => void form.submit({ status: 'published' })}
          >
            {content.editor.publish}
          </Button>
        </div>
      </form>
      <DeleteContent content={base} />
      {open === 'publish' && (
        <ConfirmDialog
          title={content.editor.publishTitle}
          text={
            form.draft.ne.files.length === 0
              ? `${content.editor.publishText} ${content.editor.noNepali}`
              : content.editor.publishText
          }
          confirmLabel={content.editor.publish}
          busyLabel={content.editor.publishing}
          isBusy={form.isBusy}
          onConfirm={() => void form.submit({ status: 'published' })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'preview' && (
        <Suspense>
          <PreviewDialog content={base} draft={form.draft} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {leaveGuard.dialog}
    </>
  )
}

interface EditorHeadProps {
  base: MasterContent
  /** Undefined while shoppers see nothing of it. */
  shownVersion: number | undefined
  /** Whether the versions have loaded. */
  isKnown: boolean
  onPreview(): void
}

function EditorHead({ base, shownVersion, isKnown, onPreview }: EditorHeadProps) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const formatNumber = (version: number) => formatCount(version, ui.language)
  const shownText =
    shownVersion === undefined
      ? content.editor.shownNever
      : shownVersion === base.version
        ? content.editor.shownNow
        : content.editor.shownVersion(formatNumber(shownVersion))
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-h1 break-words">{base.title}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-muted">
          <span className="break-all">{base.key}</span>
          <StatusBadges document={base} />
          <span>{content.history.version(formatNumber(base.version))}</span>
          <span>{isKnown && shownText}</span>
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

function DeleteContent({ content: { id, key, version } }: { content: MasterContent }) {
  const { content } = useArea('staff')
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = useContentMutation((call, loadedVersion: number) =>
    call('DELETE /master-content/:id', { params: { id }, query: { version: String(loadedVersion) } }),
  )
  if (isLegal(key)) return <p className="mt-8 text-small text-muted">{content.editor.legal}</p>
  const refusal = isConflict(remove.error) ? content.bulk.conflict : content.editor.failed
  return (
    <div className="mt-8">
      <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setIsConfirming(true)}>
        {content.editor.remove}
      </Button>
      <FormError text={remove.isError ? refusal : undefined} className="mt-3" />
      {isConfirming && (
        <ConfirmDialog
          title={content.editor.removeTitle}
          text={content.editor.removeText}
          confirmLabel={content.editor.removeYes}
          busyLabel={content.editor.removing}
          isBusy={remove.isPending}
          onConfirm={() =>
            remove.mutate(version, {
              onSuccess: () => {
                void showToast('success', content.editor.removed, {
                  label: content.history.title,
                  onAct: () =>
                    void navigate({ to: '/staff/$', params: { _splat: `content/${id}/versions` } }),
                })
                void navigate({ to: '/staff/$', params: { _splat: 'content' }, ignoreBlocker: true })
              },
              onSettled: () => setIsConfirming(false),
            })
          }
          onClose={() => setIsConfirming(false)}
        />
      )}
    </div>
  )
}
