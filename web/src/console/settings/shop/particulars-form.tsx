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
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConflictNotice } from '../../parts/conflict-notice.tsx'
import { useLeaveGuard } from '../../parts/use-leave-guard.ts'
import { useDifferences } from './particular-words.ts'
import { ParticularsFields } from './particulars-fields.tsx'
import { isConflict, shopQueries, useSaveParticulars } from './shop.queries.ts'

interface ParticularsFormProps {
  /** As the server has them; what is typed stays when they change. */
  seen: Shop
  /** What it begins with, where that is an earlier version. */
  first?: Particulars
  isAdmin: boolean
  onDirty(isDirty: boolean): void
}

export function ParticularsForm({ seen, first, isAdmin, onDirty }: ParticularsFormProps) {
  const { shop: texts } = useArea('staff')
  const queryClient = useQueryClient()
  const call = useCall()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(first ?? seen.particulars)
  const [base, setBase] = useState({ particulars: seen.particulars, version: seen.version })
  const [theirs, setTheirs] = useState<Shop>()
  const [hasTried, setHasTried] = useState(false)
  const save = useSaveParticulars()
  const differencesOf = useDifferences()
  const isDirty = differencesOf(base.particulars, draft).length > 0
  useLeaveGuard(isDirty)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const faults = errorsOf(draft)

  function errorsOf(given: Particulars): Partial<Record<ParticularField, string>> {
    const wrong = Object.entries(particularFaults(given)).map(([field, fault]) => [
      field,
      texts.faults[fault],
    ])
    const empty = seen.opening.isOpen ? missingParticulars(given).map((field) => [field, texts.empty]) : []
    return Object.fromEntries([...empty, ...wrong])
  }

  function send(version: number) {
    setHasTried(true)
    if (Object.keys(faults).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    save.mutate(
      { particulars: tidyParticulars(draft), version },
      {
        onSuccess: (saved) => {
          take(saved)
          void showToast('success', texts.saved)
        },
        onError: (error) => void (isConflict(error) && showTheirs()),
      },
    )
  }

  function take(now: Shop) {
    setDraft(now.particulars)
    setBase(now)
    setTheirs(undefined)
    setHasTried(false)
  }

  const showTheirs = async () => setTheirs(await queryClient.fetchQuery(shopQueries.now(call)))

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
          changes={differencesOf(theirs.particulars, draft).map(({ label, was, became }) => ({
            label,
            theirs: was || texts.versions.nothing,
            yours: became || texts.versions.nothing,
          }))}
          isBusy={save.isPending}
          onTakeTheirs={() => take(theirs)}
          onKeepMine={() => send(theirs.version)}
        />
      )}
      <ParticularsFields
        draft={draft}
        errors={hasTried ? faults : {}}
        possibleWays={seen.possibleWays}
        isLocked={!isAdmin}
        onChange={setDraft}
      />
      {hasTried && Object.keys(faults).length > 0 && <Refusal text={texts.mend} />}
      {save.isError && !isConflict(save.error) && <Refusal text={texts.saveFailed} />}
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
