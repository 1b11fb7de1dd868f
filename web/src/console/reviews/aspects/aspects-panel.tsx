import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { CategoryKind } from '@haat/contract/domains/catalogue.categories.rules.ts'
import { aspectNameMaxLength, maxAspects } from '@haat/contract/domains/reviews.rules.ts'
import type { CategoryAspects } from '@haat/contract/domains/reviews.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { aspectsQuery, useSetAspects } from '../reviews.queries.ts'

interface AspectsPanelProps {
  kind: CategoryKind
  slug: string
}

/** What buyers of a category are asked beside the stars. */
export function AspectsPanel({ kind, slug }: AspectsPanelProps) {
  const { aspects: texts } = useArea('staff').reviews
  const { parts } = useArea('office')
  const query = useQuery(aspectsQuery(useCall()))
  const category = query.data?.find((one) => one.kind === kind && one.slug === slug)
  const department = query.data?.find((one) => one.kind === kind && one.slug === category?.parentSlug)
  return (
    <Panel title={texts.title}>
      <p className="-mt-2 mb-4 text-small text-muted">{texts.lead}</p>
      {category ? (
        // Another version begins anew: what somebody else saved is shown.
        <OwnAspects key={category.version} category={category} department={department} />
      ) : query.isError ? (
        <div className="flex flex-wrap items-center gap-3">
          <FormError text={texts.failed} />
          <Button variant="secondary" isBusy={query.isFetching} onClick={() => void query.refetch()}>
            {parts.retry}
          </Button>
        </div>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-13 rounded-control" />
        </SkeletonGroup>
      )}
    </Panel>
  )
}

/** What is asked in a line, until somebody wants to change it. */
function OwnAspects({ category, department }: AspectsFormProps) {
  const { aspects: texts } = useArea('staff').reviews
  const { ui } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const namesOf = ({ aspects }: CategoryAspects) =>
    aspects.map(({ name }) => inLanguage(name, ui.language)).join(', ')
  if (isOpen) return <AspectsForm category={category} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 grow basis-40 text-small">
        {category.aspects.length > 0
          ? namesOf(category)
          : department && department.aspects.length > 0
            ? texts.fromDepartment(namesOf(department))
            : texts.none}
      </p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.change}
      </Button>
    </div>
  )
}

interface AspectsFormProps {
  category: CategoryAspects
  department: CategoryAspects | undefined
}
type Draft = { key: string | null; en: string; ne: string }

const draftOf = ({ aspects }: CategoryAspects): Draft[] =>
  aspects.map(({ key, name: { en, ne } }) => ({ key, en, ne }))

function problemOf(drafts: Draft[]): 'incomplete' | 'twice' | undefined {
  if (drafts.some(({ en, ne }) => en.trim() === '' || ne.trim() === '')) return 'incomplete'
  const names = new Set(drafts.map(({ en }) => en.trim().toLowerCase()))
  return names.size < drafts.length ? 'twice' : undefined
}

function AspectsForm({ category }: Pick<AspectsFormProps, 'category'>) {
  const { aspects: texts } = useArea('staff').reviews
  const { ui } = useMessages()
  const [drafts, setDrafts] = useState(() => draftOf(category))
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useSetAspects(category.kind, category.slug)
  const isChanged = JSON.stringify(drafts) !== JSON.stringify(draftOf(category))
  const change = (at: number, changes: Partial<Draft>) =>
    setDrafts((before) => before.map((draft, place) => (place === at ? { ...draft, ...changes } : draft)))

  function save() {
    const found = problemOf(drafts)
    setProblem(found && texts[found])
    if (found) return
    const aspects = drafts.map(({ key, en, ne }) => ({ key, name: { en: en.trim(), ne: ne.trim() } }))
    mutate(
      { version: category.version, aspects },
      {
        onSuccess: () => void showToast('success', texts.saved),
        onError: (failure) => {
          const isConflict = failure instanceof ApiFailure && failure.status === 409
          // The form begins anew with theirs, so that its own line would be gone.
          if (isConflict) void showToast('error', texts.meanwhile)
          else setProblem(texts.saveFailed)
        },
      },
    )
  }
  return (
    <div className="grid gap-4">
      {drafts.map((draft, at) => {
        const title = texts.one(formatCount(at + 1, ui.language))
        return (
          <fieldset key={at} className="flex items-start gap-2">
            <legend className="mb-2 text-label">{title}</legend>
            <div className="grid min-w-0 grow gap-2 sm:grid-cols-2">
              {(['en', 'ne'] as const).map((language) => (
                <Field key={language} label={language === 'en' ? texts.english : texts.nepali}>
                  {(control) => (
                    <TextInput
                      {...control}
                      lang={language}
                      maxLength={aspectNameMaxLength}
                      value={draft[language]}
                      onChange={(event) => change(at, { [language]: event.target.value })}
                    />
                  )}
                </Field>
              ))}
            </div>
            <IconButton
              label={texts.drop(draft.en || title)}
              className="mt-7"
              onClick={() => setDrafts((before) => before.filter((_, place) => place !== at))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </fieldset>
        )
      })}
      <FormError text={problem} />
      <div className="flex flex-wrap items-center gap-3">
        {drafts.length < maxAspects && (
          <Button
            variant="secondary"
            icon={<Plus aria-hidden />}
            onClick={() => setDrafts((before) => [...before, { key: null, en: '', ne: '' }])}
          >
            {texts.add}
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={!isChanged}
          isBusy={isPending}
          busyLabel={texts.saving}
          onClick={save}
        >
          {texts.save}
        </Button>
      </div>
      {isChanged && <p className="text-fine text-muted">{texts.dropNote}</p>}
    </div>
  )
}
