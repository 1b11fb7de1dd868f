import { useState, type SubmitEvent } from 'react'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { OrderSent } from './order-sent.tsx'
import type { CartRow } from './use-cart-goods.ts'
import { useSendOrder } from './use-send-order.ts'

/** Who asks for it. */
export interface Orderer {
  name: string
  email: string
  phoneNumber: string | null
}

interface OrderDialogProps {
  rows: CartRow[]
  orderer: Orderer
  onClose(): void
}

/** Sends what is in the cart to the people of the shop, who order it. */
export function OrderDialog({ rows, orderer, onClose }: OrderDialogProps) {
  const cart = useArea('cart')
  const { mutate, data: sent, isPending, error } = useSendOrder(rows, orderer)
  const [isPhoneMissing, setIsPhoneMissing] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const phoneNumber = String(typed.get('phoneNumber')).trim()
    setIsPhoneMissing(phoneNumber === '')
    if (phoneNumber === '') event.currentTarget.querySelector<HTMLElement>('[name=phoneNumber]')?.focus()
    else if (!isPending) mutate({ phoneNumber, note: String(typed.get('note')).trim() })
  }

  if (sent) return <OrderSent sent={sent} onClose={onClose} />
  const isSpoken = error instanceof ApiFailure && error.status === 429
  return (
    <Dialog isOpen onClose={onClose} title={cart.order}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="-mt-1 text-muted">{cart.orderLead}</p>
        <Field label={cart.phone} isRequired error={isPhoneMissing && cart.phoneRequired}>
          {(control) => (
            <TextInput
              {...control}
              name="phoneNumber"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              defaultValue={orderer.phoneNumber ?? ''}
              onChange={() => setIsPhoneMissing(false)}
            />
          )}
        </Field>
        <Field label={cart.note}>
          {(control) => (
            <TextArea {...control} name="note" maxLength={1000} placeholder={cart.notePlaceholder} />
          )}
        </Field>
        <Refusal text={error ? (isSpoken ? error.message : cart.sendFailed) : undefined} />
        <Button type="submit" size="large" isWide isBusy={isPending} busyLabel={cart.sending}>
          {cart.send}
        </Button>
      </form>
    </Dialog>
  )
}
