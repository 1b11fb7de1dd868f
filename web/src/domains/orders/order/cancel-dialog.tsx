import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
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
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
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
  const queryClient = useQueryClient()
  const isWhole = parcel.state === 'awaitingPayment'
  const change = useCancelParcel(order.number, parcel.position)
  const form = useForm({
    names: ['reason'],
    texts: { reasonRequired: cancel.missing },
    schema: () => import('@haat/contract/domains/orders.ts').then((contract) => contract.cancelParcelBody),
    async send({ reason }) {
      await change.mutateAsync(reason as CancelReason)
      if (isWhole) notifyCartChanged(queryClient)
      void showToast('success', isWhole ? cancel.orderDone : cancel.done)
      onClose()
    },
  })
  const { failure } = form
  const hasLeft = failure instanceof ApiFailure && failure.status === 409
  const refusal = failure ? (hasLeft ? cancel.left : cancel.failed) : undefined
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
          <Button type="submit" form={formId} isWide isBusy={form.isBusy} busyLabel={cancel.busy}>
            {cancel.confirm}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid gap-4">
        <p>{isWhole ? cancel.orderLead : cancel.lead(vendor)}</p>
        {!isWhole && isGateway(order.method) && (
          <p className="text-pine">{cancel.paidLead(formatRupees(parcel.totalPaisa, ui.language))}</p>
        )}
        <Reasons />
        <FormError text={form.error('reason') ?? refusal} />
      </form>
    </Dialog>
  )
}

function Reasons() {
  const { cancel } = useArea('orders')
  return (
    <fieldset>
      <legend className="mb-1 text-label">{cancel.reason}</legend>
      {cancelReasons.map((one) => (
        <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="radio" name="reason" value={one} className="size-5 shrink-0 accent-crimson" />
          {cancel.reasons[one]}
        </label>
      ))}
    </fieldset>
  )
}
