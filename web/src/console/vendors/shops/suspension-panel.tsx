import { useId, useState } from 'react'
import {
  maxSuspensionDays,
  suspensionReasonNames,
  suspensionReasons,
  suspensionWordsMaxLength,
  type SuspensionReason,
} from '@haat/contract/domains/vendors.staff.rules.ts'
import type { PastSuspension, StaffVendor } from '@haat/contract/domains/vendors.staff.ts'
import { nepalOffsetMs } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { ApiFailure } from '#api/client.ts'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { Button } from '#ui/button/button.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { Field, FieldError } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useChangeShop, type ShopChange } from './shops.queries.ts'

/** Changes the shop, and says why that came to nothing. */
function useShopForm(shop: StaffVendor) {
  const { vendorShops } = useArea('staff')
  const { parts } = useArea('office')
  const { mutate, isPending, error } = useChangeShop(shop.id)
  const status = error instanceof ApiFailure ? error.status : undefined
  const failure =
    status === 409
      ? `${parts.conflict}. ${parts.conflictText}`
      : status === 403
        ? vendorShops.ownShop
        : vendorShops.failedToSave
  return {
    save: (change: ShopChange, done: string) =>
      mutate(change, { onSuccess: () => void showToast('success', done) }),
    isPending,
    failure: error ? failure : undefined,
  }
}

/** Takes everything of the shop off sale: why, until when, and what becomes of open orders. */
export function SuspendPanel({ shop }: { shop: StaffVendor }) {
  const { suspend } = useArea('staff').vendorShops
  const { ui } = useMessages()
  const form = useShopForm(shop)
  const errorId = useId()
  const today = new Date(useBrowserTime().getTime() + nepalOffsetMs).toISOString().slice(0, 10)
  const [reason, setReason] = useState<SuspensionReason>()
  const [words, setWords] = useState('')
  const [day, setDay] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [firstDay, lastDay] = [addDays(today, 1), addDays(today, maxSuspensionDays)]
  const isDayWrong = day !== '' && (day < firstDay || day > lastDay)
  function send() {
    setIsTried(true)
    if (reason === undefined || words.trim() === '' || isDayWrong) return
    form.save({ reason, words: words.trim(), reopensOn: day === '' ? null : day }, suspend.done)
  }
  return (
    <Panel title={suspend.title}>
      <p className="text-small text-muted">{suspend.lead}</p>
      <p className="mt-3 border-l-4 border-marigold bg-cream px-3 py-2 text-small text-cream-ink">
        {shop.openOrderCount === 0
          ? suspend.noOrders
          : suspend.orders(formatCount(shop.openOrderCount, ui.language))}
      </p>
      <fieldset className="mt-4" aria-describedby={isTried && !reason ? errorId : undefined}>
        <legend className="mb-2 text-label">{suspend.reason}</legend>
        {suspensionReasons.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={one === reason}
              onChange={() => setReason(one)}
              className="tick"
            />
            {inLanguage(suspensionReasonNames[one], ui.language)}
          </label>
        ))}
        {isTried && !reason && <FieldError id={errorId}>{suspend.reasonNeeded}</FieldError>}
      </fieldset>
      <Field
        label={suspend.words}
        isRequired
        error={isTried && words.trim() === '' ? suspend.wordsNeeded : undefined}
        className="mt-4"
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={suspensionWordsMaxLength}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={suspend.until}
        hint={suspend.untilHint}
        error={isDayWrong ? suspend.dayWrong : undefined}
        className="mt-4"
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={firstDay}
            max={lastDay}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </Field>
      <FormError text={form.failure} className="mt-4" />
      <Button isWide isBusy={form.isPending} busyLabel={suspend.busy} onClick={send} className="mt-4">
        {suspend.button}
      </Button>
    </Panel>
  )
}

interface ReopenPanelProps {
  shop: StaffVendor
  suspension: PastSuspension
}

/** Why and until when the shop is suspended, and the way to open it again. */
export function ReopenPanel({ shop, suspension }: ReopenPanelProps) {
  const { reopen } = useArea('staff').vendorShops
  const { ui } = useMessages()
  const form = useShopForm(shop)
  const [words, setWords] = useState('')
  const { id, since, reason, reopensOn } = suspension
  return (
    <Panel title={reopen.title} tone="cream">
      <p className="font-semibold">{inLanguage(suspensionReasonNames[reason], ui.language)}</p>
      <p className="mt-1 [overflow-wrap:anywhere]">{suspension.words}</p>
      <p className="mt-2 text-small text-cream-ink">
        {reopen.since(dayAndTime(since, ui.language))}
        {' · '}
        {reopensOn === null ? reopen.noEnd : reopen.until(formatLocalDate(reopensOn, ui.language))}
      </p>
      <Field label={reopen.words} className="mt-4">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={suspensionWordsMaxLength}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <FormError text={form.failure} className="mt-4" />
      <Button
        isWide
        isBusy={form.isPending}
        busyLabel={reopen.busy}
        onClick={() => form.save({ suspensionId: id, words: words.trim() }, reopen.done)}
        className="mt-4"
      >
        {reopen.button}
      </Button>
    </Panel>
  )
}
