import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { ShopHours } from '@haat/contract/domains/vendors.page.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { ConflictNotice } from '#office/parts/conflict-notice.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../members/failure-text.ts'
import { shopQueries, useSaveHours } from '../shop.queries.ts'
import { SuspendedNote } from '../suspended-note.tsx'
import { ClosedDays } from './closed-days.tsx'
import { HolidayPanel } from './holiday-panel.tsx'
import { bodyOf, draftOf, hasFault, isSameDraft, type HoursDraft } from './hours-draft.ts'
import { useHoursDifferences } from './use-hours-differences.ts'
import { WeekEditor } from './week-editor.tsx'

const isConflict = (failure: unknown) => failure instanceof ApiFailure && failure.code === 'CONFLICT'

interface HoursFormProps {
  shop: Shop
  /** As the API has it; when it changes, what was typed here stays. */
  saved: ShopHours
}

/** Hours, closed days and holiday of the shop. Shoppers see them as soon as they are saved. */
export function HoursForm({ shop, saved }: HoursFormProps) {
  const { shopHours, failures } = useArea('vendor')
  const call = useCall()
  const queryClient = useQueryClient()
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState<HoursDraft>(() => draftOf(saved))
  const [theirs, setTheirs] = useState<ShopHours>()
  const [isTried, setIsTried] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { mutateAsync, isPending, error } = useSaveHours(shop.shopId)
  const listDifferences = useHoursDifferences()
  const canChange = shop.state !== 'suspended'
  const isDirty = !isSameDraft(draft, draftOf(base))
  const leaveGuard = useLeaveGuard(isDirty || isEditing)
  // What nobody has touched here follows what others save.
  if (!isDirty && saved.version > base.version) startFrom(saved)

  function startFrom(now: ShopHours) {
    setBase(now)
    setDraft(draftOf(now))
    setTheirs(undefined)
    setIsTried(false)
  }
  const put = (change: Partial<HoursDraft>) => setDraft((before) => ({ ...before, ...change }))

  async function save(version: number) {
    try {
      startFrom(await mutateAsync(bodyOf(draft, version)))
      void showToast('success', shopHours.saved)
    } catch (failure) {
      if (!isConflict(failure)) return
      const now = await queryClient.fetchQuery(shopQueries.hours(call, shop.shopId)).catch(() => undefined)
      setTheirs(now)
    }
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    flushSync(() => setIsTried(true))
    // What is typed into the fields of a day is not in the list yet, and would be forgotten.
    if (isEditing) return form.current?.querySelector<HTMLElement>('fieldset input')?.focus()
    if (!hasFault(draft, base, nepalDay(new Date()))) return void save(base.version)
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const failure = isConflict(error) && theirs ? undefined : failureText(error, failures)
  return (
    <form ref={form} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={handleSubmit}>
      {!canChange && <SuspendedNote />}
      {theirs && (
        <ConflictNotice
          changes={listDifferences(draftOf(theirs), draft)}
          isBusy={isPending}
          onTakeTheirs={() => startFrom(theirs)}
          onKeepMine={() => void save(theirs.version)}
        />
      )}
      <WeekEditor week={draft.week} canChange={canChange} onChange={(week) => put({ week })} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ClosedDays
          days={draft.closedDays}
          canChange={canChange}
          onChange={(closedDays) => put({ closedDays })}
          onEditing={setIsEditing}
        />
        <HolidayPanel
          holiday={draft.holiday}
          saved={base}
          canChange={canChange}
          showsFaults={isTried}
          onChange={(holiday) => put({ holiday })}
        />
      </div>
      {canChange && isDirty && (
        <div className="sticky bottom-20 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-surface p-3 shadow-3 md:bottom-4">
          {failure && <FormError text={failure} className="w-full" />}
          {isTried && isEditing && <FormError text={shopHours.openFirst} className="w-full" />}
          <Button type="submit" isBusy={isPending} busyLabel={shopHours.saving} className="max-sm:w-full">
            {shopHours.save}
          </Button>
          <Button variant="quiet" onClick={() => startFrom(base)}>
            {shopHours.undo}
          </Button>
          <p role="status" className="text-small font-semibold text-crimson">
            {shopHours.unsaved}
          </p>
        </div>
      )}
      {leaveGuard.dialog}
    </form>
  )
}
