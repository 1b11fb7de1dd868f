import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Shop } from '@haat/contract/domains/content.site.ts'
import {
  missingParticulars,
  particularFaults,
  tidyParticulars,
  type ParticularFault,
  type ParticularField,
  type Particulars,
} from '@haat/contract/domains/content.site.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ConflictNotice } from '#office/parts/conflict-notice.tsx'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import { particularFields, useParticularsDifferences } from './use-particulars-differences.ts'
import { ParticularsFields } from './particulars-fields.tsx'
import { isConflict, shopQueries, useSaveParticulars } from './shop.queries.ts'

interface ParticularsFormProps {
  /** The shop as the server has it; when it changes, what was typed here stays. */
  saved: Shop
  /** The values to start with, if they come from an earlier version. */
  initial?: Particulars
  isAdmin: boolean
  onDirty(isDirty: boolean): void
}

const names = particularFields.map((field) => `particulars.${field}` as const)
type Name = (typeof names)[number] | 'version'

/** What the contract finds wrong, and what must not be empty in a shop that is open. */
function findProblems(particulars: Particulars, isOpen: boolean) {
  const missing = isOpen ? missingParticulars(particulars).map((field) => [field, 'empty'] as const) : []
  const wrong = Object.entries(particularFaults(particulars))
  return Object.fromEntries([...missing, ...wrong].map(([field, fault]) => [`particulars.${field}`, fault]))
}

/** Edits the particulars of the company; only admins may change them. */
export function ParticularsForm({ saved, initial, isAdmin, onDirty }: ParticularsFormProps) {
  const { shop: texts } = useArea('staff')
  const queryClient = useQueryClient()
  const call = useCall()
  const [draft, setDraft] = useState(initial ?? saved.particulars)
  const [base, setBase] = useState({ particulars: saved.particulars, version: saved.version })
  const [theirs, setTheirs] = useState<Shop>()
  const save = useSaveParticulars()
  const listDifferences = useParticularsDifferences()
  const isDirty = listDifferences(base.particulars, draft).length > 0
  const leaveGuard = useLeaveGuard(isDirty)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const form = useForm<Name, ParticularFault | 'empty'>({
    names: [...names, 'version'],
    texts: { ...texts.faults, empty: texts.empty },
    validate: () => findProblems(draft, saved.opening.isOpen),
    values: { version: String(base.version) },
    async send({ version }) {
      try {
        const body = { particulars: tidyParticulars(draft), version: Number(version) }
        startFrom(await save.mutateAsync(body))
        void showToast('success', texts.saved)
      } catch (failure) {
        if (isConflict(failure)) setTheirs(await queryClient.fetchQuery(shopQueries.current(call)))
        throw failure
      }
    },
  })
  const errors = Object.fromEntries(
    particularFields.map((field) => [field, form.error(`particulars.${field}`)]),
  ) as Partial<Record<ParticularField, string>>

  function startFrom(now: Shop) {
    setDraft(now.particulars)
    setBase(now)
    setTheirs(undefined)
  }

  function change(next: Particulars) {
    const changed = listDifferences(draft, next).map(({ field }) => `particulars.${field}` as const)
    setDraft(next)
    form.edit(...changed)
  }

  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {theirs && (
        <ConflictNotice
          changes={listDifferences(theirs.particulars, draft).map(({ label, was, became }) => ({
            label,
            theirs: was || texts.versions.nothing,
            yours: became || texts.versions.nothing,
          }))}
          isBusy={form.isBusy}
          onTakeTheirs={() => {
            startFrom(theirs)
            form.edit(...names)
          }}
          onKeepMine={() => void form.submit({ version: String(theirs.version) })}
        />
      )}
      <ParticularsFields
        draft={draft}
        errors={errors}
        possibleWays={saved.possibleWays}
        isLocked={!isAdmin}
        onChange={change}
      />
      {Object.values(errors).some(Boolean) && <FormError text={texts.mend} />}
      {form.failure !== undefined && !isConflict(form.failure) && <FormError text={texts.saveFailed} />}
      {isAdmin && (
        <Button
          type="submit"
          size="large"
          isBusy={form.isBusy}
          busyLabel={texts.saving}
          className="justify-self-start max-sm:w-full"
        >
          {texts.save}
        </Button>
      )}
      {leaveGuard.dialog}
    </form>
  )
}
