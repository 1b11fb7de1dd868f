import { useState } from 'react'
import { maxSlides } from '@haat/contract/domains/home.rules.ts'
import type { HomeEdition, HomeLayout } from '@haat/contract/domains/home.ts'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useLeaveGuard } from '../parts/use-leave-guard.ts'
import { hasErrors } from './validate-home.ts'
import { isConflict, useHomeChange } from './home.queries.ts'
import { HomeConflict } from './home-conflict.tsx'
import { HomePreview } from './home-preview.tsx'
import { SectionList } from './section-list.tsx'
import { SlideList } from './slides/slide-list.tsx'

const isSame = (a: HomeLayout, b: HomeLayout) => JSON.stringify(a) === JSON.stringify(b)

/** Edits the draft of the home page; the draft stays as typed when the server refuses to save it. */
export function HomeEditor({ loaded }: { loaded: HomeEdition }) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const [saved, setSaved] = useState(loaded)
  const [draft, setDraft] = useState<HomeLayout>(loaded.draft)
  const [errorText, setErrorText] = useState<string>()
  const [isConfirming, setIsConfirming] = useState(false)
  const change = useHomeChange()
  const isDirty = !isSame(draft, saved.draft)
  const isPending = isDirty || !isSame(saved.draft, saved.published)
  useLeaveGuard(isDirty)

  const validate = () => {
    const isInvalid = hasErrors(draft)
    setErrorText(isInvalid ? home.faulty : undefined)
    return !isInvalid
  }

  function send(isPublishing: boolean) {
    change.mutate(
      { layout: isDirty ? draft : undefined, version: saved.version, isPublishing },
      {
        onSuccess: (edition) => {
          setSaved(edition)
          setDraft(edition.draft)
          void showToast('success', isPublishing ? home.published : home.saved)
        },
        onSettled: () => setIsConfirming(false),
      },
    )
  }
  const hasConflict = isConflict(change.error)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h1">{home.title}</h1>
          <p className="mt-1 text-muted">{home.lead}</p>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-small text-muted">
            <Badge tone={isPending ? 'creamTint' : 'pineTint'}>
              {isPending ? home.isPending : home.isPublished}
            </Badge>
            {saved.changedAt === null
              ? home.never
              : home.state(
                  saved.changedBy || home.conflict.somebody,
                  formatDateTime(saved.changedAt, ui.language),
                )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            disabled={!isDirty}
            isBusy={change.isPending && !isConfirming}
            busyLabel={home.saving}
            onClick={() => validate() && send(false)}
          >
            {home.save}
          </Button>
          <Button disabled={!isPending} onClick={() => validate() && setIsConfirming(true)}>
            {home.publish}
          </Button>
        </div>
      </div>
      <FormError
        text={errorText ?? (change.isError && !hasConflict ? home.failed : undefined)}
        className="mt-4"
      />
      {hasConflict && (
        <HomeConflict
          onTake={(theirs) => {
            setSaved(theirs)
            setDraft(theirs.draft)
            change.reset()
          }}
          onKeep={(theirs) => {
            setSaved(theirs)
            change.reset()
          }}
        />
      )}
      <div className="mt-6 grid gap-8 xl:grid-cols-[27rem_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <section aria-labelledby="parts">
            <h2 id="parts" className="text-title">
              {home.parts}
            </h2>
            <p className="mt-1 mb-3 text-small text-muted">{home.partsHint}</p>
            <SectionList
              sections={draft.sections}
              onChange={(sections) => setDraft((before) => ({ ...before, sections }))}
            />
          </section>
          <section aria-labelledby="slides">
            <h2 id="slides" className="text-title">
              {home.slides}
            </h2>
            <p className="mt-1 mb-3 text-small text-muted">
              {home.slidesHint(formatCount(maxSlides, ui.language))}
            </p>
            <SlideList
              slides={draft.slides}
              onChange={(to) => setDraft((before) => ({ ...before, slides: to(before.slides) }))}
            />
          </section>
        </div>
        <HomePreview layout={draft} />
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={home.publishTitle}
          text={home.publishText}
          confirmLabel={home.publish}
          busyLabel={home.publishing}
          isBusy={change.isPending}
          onConfirm={() => send(true)}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  )
}
