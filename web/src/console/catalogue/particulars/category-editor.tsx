import { useState } from 'react'
import type { StaffCategory } from '@haat/contract/domains/catalogue.categories.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { isWithin } from '#ui/form/problems-of-issues.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import { Panel } from '#ui/panel.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ConflictNotice } from '#office/parts/conflict-notice.tsx'
import { isConflict, useChangeCategory } from '../categories.queries.ts'
import { AddParticular } from './add-particular.tsx'
import { draftOf, namesOf, valuesOf, type Draft } from './category-draft.ts'
import { InheritedPanel } from './inherited-panel.tsx'
import { ParticularList } from './particular-list.tsx'
import { RulesFields } from './rules-fields.tsx'

interface CategoryEditorProps {
  /** As the server has it; when it changes, what was typed here stays. */
  category: StaffCategory
  /** Undefined for a department. */
  department: StaffCategory | undefined
}

/** Edits what a category asks for, its tax and its returns. */
export function CategoryEditor({ category, department }: CategoryEditorProps) {
  const { categories: texts } = useArea('staff')
  const [base, setBase] = useState(category)
  const [draft, setDraft] = useState<Draft>(() => draftOf(category))
  const [openKey, setOpenKey] = useState<string>()
  const { mutateAsync } = useChangeCategory(category.id)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(base))
  const leaveGuard = useLeaveGuard(isDirty)
  const names = namesOf(draft)
  // Closing and opening also makes a new version, and touches nothing that is edited here.
  const seen = JSON.stringify(draftOf(base)) === JSON.stringify(draftOf(category)) ? category : base

  const form = useForm<string, keyof typeof texts.faults>({
    names: [...names.keys(), 'version'],
    texts: texts.faults,
    textNames: Object.fromEntries(names),
    schema: async () =>
      (await import('@haat/contract/domains/catalogue.categories.ts')).categoryParticularsBody,
    toBody: () => ({ ...draft, version: seen.version }),
    values: { ...valuesOf(draft), version: String(seen.version) },
    async send({ version }) {
      const body = { ...draft, version: Number(version) }
      startFrom(await mutateAsync({ step: 'save', body }))
      void showToast('success', texts.saved)
    },
  })
  function startFrom(now: StaffCategory) {
    setBase(now)
    setDraft(draftOf(now))
  }
  // What somebody else has saved meanwhile is shown at once, unless something was typed here.
  if (!isDirty && seen !== category) startFrom(category)
  function change(changes: Partial<Draft>, changed = 'particulars') {
    setDraft((before) => ({ ...before, ...changes }))
    form.edit(...[...names.keys()].filter((name) => isWithin(name, changed)))
  }
  const hasProblem = [...names.keys()].some((name) => form.error(name))
  const hasConflict = isConflict(form.failure) && seen !== category
  const failed = form.failure !== undefined && !isConflict(form.failure)

  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {hasConflict && (
        <ConflictNotice
          changes={[]}
          isBusy={form.isBusy}
          onTakeTheirs={() => {
            startFrom(category)
            form.edit(...names.keys())
          }}
          onKeepMine={() => void form.submit({ version: String(category.version) })}
        />
      )}
      {department && (
        <InheritedPanel
          department={department}
          draft={draft}
          onChange={change}
          onChangeHere={(particular) => {
            change({ particulars: [...draft.particulars, particular] })
            setOpenKey(particular.key)
          }}
        />
      )}
      <Panel title={texts.own[department ? 'category' : 'department']}>
        <p className="-mt-2 mb-4 text-small text-muted">
          {texts.ownHint[department ? 'category' : 'department']}
        </p>
        <ParticularList
          particulars={draft.particulars}
          openKey={openKey}
          onOpen={setOpenKey}
          errorOf={form.error}
          onChange={(particulars, changed) => change({ particulars }, changed)}
        />
        <AddParticular
          taken={draft.particulars.map(({ key }) => key)}
          onAdd={(particular) => {
            change({ particulars: [...draft.particulars, particular] })
            setOpenKey(particular.key)
          }}
        />
      </Panel>
      {category.kind === 'product' && (
        <Panel title={texts.rules}>
          <RulesFields draft={draft} department={department} onChange={change} />
        </Panel>
      )}
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 md:-bottom-5 md:-mx-5 md:-mb-5 md:px-5">
        <Button type="submit" disabled={!isDirty} isBusy={form.isBusy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        <FormError text={hasProblem ? texts.faulty : failed ? texts.saveFailed : undefined} />
      </div>
      {leaveGuard.dialog}
    </form>
  )
}
