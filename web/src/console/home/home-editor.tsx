import { useState } from 'react'
import { mostSlides } from '@haat/contract/domains/home.rules.ts'
import type { HomeEdition, HomeLayout } from '@haat/contract/domains/home.ts'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useLeaveGuard } from '../parts/use-leave-guard.ts'
import { isFaulty } from './faults.ts'
import { isConflict, useHomeChange } from './home.queries.ts'
import { HomeConflict } from './parts/home-conflict.tsx'
import { HomePreview } from './parts/home-preview.tsx'
import { SectionList } from './parts/section-list.tsx'
import { SlideList } from './parts/slide-list.tsx'

const isSame = (a: HomeLayout, b: HomeLayout) => JSON.stringify(a) === JSON.stringify(b)

/** What was arranged outlives every refusal. */
export function HomeEditor({ loaded }: { loaded: HomeEdition }) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const [seen, setSeen] = useState(loaded)
  const [draft, setDraft] = useState<HomeLayout>(loaded.draft)
  const [fault, setFault] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const change = useHomeChange()
  const isDirty = !isSame(draft, seen.draft)
  const isPending = isDirty || !isSame(seen.draft, seen.published)
  useLeaveGuard(isDirty)

  const isRight = () => {
    const isWrong = isFaulty(draft)
    setFault(isWrong ? home.faulty : undefined)
    return !isWrong
  }

  function send(isPublishing: boolean) {
    change.mutate(
      { layout: isDirty ? draft : undefined, version: seen.version, isPublishing },
      {
        onSuccess: (edition) => {
          setSeen(edition)
          setDraft(edition.draft)
          void showToast('success', isPublishing ? home.published : home.saved)
        },
        onSettled: () => setIsAsking(false),
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
            {seen.changedAt === null
              ? home.never
              : home.state(
                  seen.changedBy || home.conflict.somebody,
                  formatDateTime(seen.changedAt, ui.language),
                )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            disabled={!isDirty}
            isBusy={change.isPending && !isAsking}
            busyLabel={home.saving}
            onClick={() => isRight() && send(false)}
          >
            {home.save}
          </Button>
          <Button disabled={!isPending} onClick={() => isRight() && setIsAsking(true)}>
            {home.publish}
          </Button>
        </div>
      </div>
      <Refusal text={fault ?? (change.isError && !hasConflict ? home.failed : undefined)} className="mt-4" />
      {hasConflict && (
        <HomeConflict
          onTake={(theirs) => {
            setSeen(theirs)
            setDraft(theirs.draft)
            change.reset()
          }}
          onKeep={(theirs) => {
            setSeen(theirs)
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
              {home.slidesHint(formatCount(mostSlides, ui.language))}
            </p>
            <SlideList
              slides={draft.slides}
              onChange={(to) => setDraft((before) => ({ ...before, slides: to(before.slides) }))}
            />
          </section>
        </div>
        <HomePreview layout={draft} />
      </div>
      {isAsking && (
        <ConfirmDialog
          title={home.publishTitle}
          text={home.publishText}
          yes={home.publish}
          busyLabel={home.publishing}
          isBusy={change.isPending}
          onYes={() => send(true)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
