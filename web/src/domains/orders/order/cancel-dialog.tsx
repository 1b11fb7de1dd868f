import { useId, useState } from 'react'
import { cancelReasons, type CancelReason } from '@haat/contract/domains/orders.rules.ts'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { ApiFailure } from '#api/client.ts'
import { notifyCartChanged } from '#domains/cart/cart-channel.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { useCancelParcel } from '../orders.queries.ts'

interface CancelDialogProps {
  order: Order
  parcel: Parcel
  vendor: string
  onClose(): void
}

/** Asks for the reason before it cancels. An order that waits for its payment is cancelled as a whole. */
export function CancelDialog({ order, parcel, vendor, onClose }: CancelDialogProps) {
  const { ui } = useMessages()
  const { cancel } = useArea('orders')
  const formId = useId()
  const [reason, setReason] = useState<CancelReason>()
  const [isMissing, setIsMissing] = useState(false)
  const isWhole = parcel.state === 'awaitingPayment'
  const change = useCancelParcel(order.number, parcel.position)

  function submit() {
    setIsMissing(!reason)
    if (!reason) return
    change.mutate(reason, {
      onSuccess: () => {
        if (isWhole) notifyCartChanged()
        void showToast('success', isWhole ? cancel.orderDone : cancel.done)
        onClose()
      },
    })
  }
  const hasLeft = change.error instanceof ApiFailure && change.error.status === 409
  const refusal = isMissing
    ? cancel.missing
    : change.error
      ? hasLeft
        ? cancel.left
        : cancel.failed
      : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isWhole ? cancel.orderTitle : cancel.title}
      footer={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            {cancel.keep}
          </Button>
          <Button type="submit" form={formId} isWide isBusy={change.isPending} busyLabel={cancel.busy}>
            {cancel.confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>{isWhole ? cancel.orderLead : cancel.lead(vendor)}</p>
        {!isWhole && isGateway(order.method) && (
          <p className="text-pine">{cancel.paidLead(formatRupees(parcel.totalPaisa, ui.language))}</p>
        )}
        <Reasons
          reason={reason}
          onChange={(chosen) => {
            setReason(chosen)
            setIsMissing(false)
          }}
        />
        <FormError text={refusal} />
      </form>
    </Dialog>
  )
}

interface ReasonsProps {
  reason: CancelReason | undefined
  onChange(reason: CancelReason): void
}

function Reasons({ reason, onChange }: ReasonsProps) {
  const { cancel } = useArea('orders')
  return (
    <fieldset>
      <legend className="mb-1 text-label">{cancel.reason}</legend>
      {cancelReasons.map((one) => (
        <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="reason"
            value={one}
            className="size-5 shrink-0 accent-crimson"
            checked={one === reason}
            onChange={() => onChange(one)}
          />
          {cancel.reasons[one]}
        </label>
      ))}
    </fieldset>
  )
}
