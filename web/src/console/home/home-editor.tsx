import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { maxSlides } from '@haat/contract/domains/home.rules.ts'
import type { HomeEdition, HomeLayout } from '@haat/contract/domains/home.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { isWithin } from '#ui/form/problems-of-issues.ts'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import { isConflict, useHomeChange, homeEdition } from './home.queries.ts'
import { SectionList } from './section-list.tsx'
import { slideFieldNames } from './slides/slide-fields.tsx'
import { SlideList } from './slides/slide-list.tsx'

const isSame = (a: HomeLayout, b: HomeLayout) => JSON.stringify(a) === JSON.stringify(b)

/** The fields of all slides and sections that can have a problem, by their path, and what their texts are called. */
const namesOf = ({ slides, sections }: HomeLayout): Map<string, string> =>
  new Map([
    ...slides.flatMap((_, at) =>
      slideFieldNames.map(
        (field) => [`slides.${at}.${field}`, field.startsWith('picture') ? 'alt' : field] as const,
      ),
    ),
    ...sections.map((_, at) => [`sections.${at}.until`, 'until'] as const),
  ])

interface HomeEditorProps {
  loaded: HomeEdition
  renderPreview(layout: HomeLayout): ReactNode
}

/** Edits the draft of the home page; the draft stays as typed when the server refuses to save it. */
export function HomeEditor({ loaded, renderPreview }: HomeEditorProps) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const [saved, setSaved] = useState(loaded)
  const [draft, setDraft] = useState<HomeLayout>(loaded.draft)
  const [isConfirming, setIsConfirming] = useState(false)
  const [hasConflict, setHasConflict] = useState(false)
  const formId = useId()
  const change = useHomeChange()
  const isDirty = !isSame(draft, saved.draft)
  const isPending = isDirty || !isSame(saved.draft, saved.published)
  const leaveGuard = useLeaveGuard(isDirty)
  const names = namesOf(draft)
  const form = useForm<string, keyof typeof home.faults>({
    names: [...names.keys(), 'status'],
    texts: home.faults,
    textNames: Object.fromEntries(names),
    schema: async () =>
      (await import('@haat/contract/domains/home.ts')).homeEndpoints['PUT /staff/home/draft'].body,
    toBody: () => ({ ...draft, version: saved.version }),
    values: { status: 'draft' },
    async send({ status }) {
      const isPublishing = status === 'published'
      if (isPublishing && !isConfirming) return setIsConfirming(true)
      try {
        const layout = isDirty ? draft : undefined
        const edition = await change.mutateAsync({ layout, version: saved.version, isPublishing })
        setSaved(edition)
        setDraft(edition.draft)
        void showToast('success', isPublishing ? home.published : home.saved)
      } catch (failure) {
        setHasConflict(isConflict(failure))
        throw failure
      } finally {
        setIsConfirming(false)
      }
    },
  })
  const hasProblem = [...names.keys()].some((name) => form.error(name))
  const failureText = form.failure === undefined || isConflict(form.failure) ? undefined : home.failed

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
                  formatLocalDateTime(saved.changedAt, ui.language),
                )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            disabled={!isDirty}
            type="submit"
            form={formId}
            isBusy={form.isBusy && !isConfirming}
            busyLabel={home.saving}
          >
            {home.save}
          </Button>
          <Button disabled={!isPending} onClick={() => void form.submit({ status: 'published' })}>
            {home.publish}
          </Button>
        </div>
      </div>
      <FormError text={hasProblem ? home.faulty : failureText} className="mt-4" />
      {hasConflict && (
        <HomeConflict
          onTake={(theirs) => {
            setSaved(theirs)
            setDraft(theirs.draft)
            setHasConflict(false)
            form.edit(...names.keys())
          }}
          onKeep={(theirs) => {
            setSaved(theirs)
            setHasConflict(false)
          }}
        />
      )}
      <div className="mt-6 grid gap-8 xl:grid-cols-[27rem_minmax(0,1fr)]">
        <form id={formId} {...form.props} className="grid content-start gap-8">
          <section aria-labelledby="parts">
            <h2 id="parts" className="text-title">
              {home.parts}
            </h2>
            <p className="mt-1 mb-3 text-small text-muted">{home.partsHint}</p>
            <SectionList
              sections={draft.sections}
              errorOf={form.error}
              onChange={(sections) => {
                setDraft((before) => ({ ...before, sections }))
                form.edit(...[...names.keys()].filter((name) => name.startsWith('sections.')))
              }}
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
              errorOf={form.error}
              onChange={(to, changed) => {
                setDraft((before) => ({ ...before, slides: to(before.slides) }))
                form.edit(...[...names.keys()].filter((name) => isWithin(name, changed)))
              }}
            />
          </section>
        </form>
        {renderPreview(draft)}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={home.publishTitle}
          text={home.publishText}
          confirmLabel={home.publish}
          busyLabel={home.publishing}
          isBusy={form.isBusy}
          onConfirm={() => void form.submit({ status: 'published' })}
          onClose={() => setIsConfirming(false)}
        />
      )}
      {leaveGuard.dialog}
    </>
  )
}

interface HomeConflictProps {
  onTake(theirs: HomeEdition): void
  onKeep(theirs: HomeEdition): void
}

function HomeConflict({ onTake, onKeep }: HomeConflictProps) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const { data: theirs } = useQuery({
    ...homeEdition(useCall()),
    queryKey: ['console', 'home', 'theirs'],
    gcTime: 0,
  })
  return (
    <section role="alert" className="mt-5 rounded-panel border-l-4 border-marigold bg-cream p-5">
      <h2 className="text-h3">{home.conflict.title}</h2>
      {theirs ? (
        <>
          <p className="mt-1">
            {home.conflict.text(
              theirs.changedBy || home.conflict.somebody,
              theirs.changedAt ? formatLocalDateTime(theirs.changedAt, ui.language) : '',
            )}
          </p>
          <p className="mt-2 text-small">{home.conflict.keepMineHint}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => onKeep(theirs)}>{home.conflict.keepMine}</Button>
            <Button variant="secondary" onClick={() => onTake(theirs)}>
              {home.conflict.takeTheirs}
            </Button>
          </div>
        </>
      ) : (
        <p>{ui.loading}</p>
      )}
    </section>
  )
}
