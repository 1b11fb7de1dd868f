import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Shop } from '@haat/contract/domains/content.site.ts'
import {
  missingParticulars,
  particularFaults,
  tidyParticulars,
  type ParticularField,
  type Particulars,
} from '@haat/contract/domains/content.site.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConflictNotice } from '#console/parts/conflict-notice.tsx'
import { useLeaveGuard } from '#console/parts/use-leave-guard.ts'
import { useParticularsDifferences } from './use-particulars-differences.ts'
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

/** Edits the particulars of the company; only admins may change them. */
export function ParticularsForm({ saved, initial, isAdmin, onDirty }: ParticularsFormProps) {
  const { shop: texts } = useArea('staff')
  const queryClient = useQueryClient()
  const call = useCall()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(initial ?? saved.particulars)
  const [base, setBase] = useState({ particulars: saved.particulars, version: saved.version })
  const [theirs, setTheirs] = useState<Shop>()
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const save = useSaveParticulars()
  const listDifferences = useParticularsDifferences()
  const isDirty = listDifferences(base.particulars, draft).length > 0
  useLeaveGuard(isDirty)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const errors = errorsOf(draft)

  function errorsOf(particulars: Particulars): Partial<Record<ParticularField, string>> {
    const wrong = Object.entries(particularFaults(particulars)).map(([field, fault]) => [
      field,
      texts.faults[fault],
    ])
    const empty = saved.opening.isOpen
      ? missingParticulars(particulars).map((field) => [field, texts.empty])
      : []
    return Object.fromEntries([...empty, ...wrong])
  }

  function send(version: number) {
    setWasSubmitted(true)
    if (Object.keys(errors).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    save.mutate(
      { particulars: tidyParticulars(draft), version },
      {
        onSuccess: (now) => {
          startFrom(now)
          void showToast('success', texts.saved)
        },
        onError: (error) => void (isConflict(error) && loadTheirs()),
      },
    )
  }

  function startFrom(now: Shop) {
    setDraft(now.particulars)
    setBase(now)
    setTheirs(undefined)
    setWasSubmitted(false)
  }

  const loadTheirs = async () => setTheirs(await queryClient.fetchQuery(shopQueries.current(call)))

  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) send(base.version)
      }}
    >
      {theirs && (
        <ConflictNotice
          changes={listDifferences(theirs.particulars, draft).map(({ label, was, became }) => ({
            label,
            theirs: was || texts.versions.nothing,
            yours: became || texts.versions.nothing,
          }))}
          isBusy={save.isPending}
          onTakeTheirs={() => startFrom(theirs)}
          onKeepMine={() => send(theirs.version)}
        />
      )}
      <ParticularsFields
        draft={draft}
        errors={wasSubmitted ? errors : {}}
        possibleWays={saved.possibleWays}
        isLocked={!isAdmin}
        onChange={setDraft}
      />
      {wasSubmitted && Object.keys(errors).length > 0 && <FormError text={texts.mend} />}
      {save.isError && !isConflict(save.error) && <FormError text={texts.saveFailed} />}
      {isAdmin && (
        <Button
          type="submit"
          size="large"
          isBusy={save.isPending}
          busyLabel={texts.saving}
          className="justify-self-start max-sm:w-full"
        >
          {texts.save}
        </Button>
      )}
    </form>
  )
}
