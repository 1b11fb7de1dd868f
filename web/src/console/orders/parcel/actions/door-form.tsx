import { useState } from 'react'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { doorCodeDigits } from '@haat/contract/domains/orders.rules.ts'
import {
  doorPayments,
  paymentReferenceMaxLength,
  type DoorPayment,
} from '@haat/contract/domains/orders.steps.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DoorCode } from './door-code.tsx'
import type { AskedStep } from './step-dialog.tsx'
import type { Stepping } from './use-stepping.ts'

interface DoorFormProps {
  parcel: ShopParcel
  shopperName: string
  stepping: Stepping
  isFirst: boolean
  onAsk(step: AskedStep): void
}

/** Closes a parcel at the door: the shopper reads the code out, and pays in cash or by QR code. */
export function DoorForm({ parcel, shopperName, stepping, isFirst, onAsk }: DoorFormProps) {
  const { fields, parcel: texts, steps } = useArea('staff').orderParcels
  const { ui } = useMessages()
  const [code, setCode] = useState('')
  const payment = useDoorPayment(parcel)
  const { needsCode, guessesLeft } = parcel
  const isReady = (!needsCode || code.length === doorCodeDigits) && payment.isReady
  if (needsCode && guessesLeft === 0) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-cream px-4 py-3">
        <p className="font-semibold text-cream-ink">{texts.noGuesses}</p>
        <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => onAsk('freeCode')}>
          {steps.freeCode}
        </Button>
      </div>
    )
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady) return
        const body = {
          outcome: 'delivered' as const,
          ...payment.body,
          ...(needsCode && { code }),
        }
        stepping.take({ step: 'door', body }, () => setCode(''))
      }}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control bg-cream px-4 py-3">
        {needsCode && (
          <>
            <p className="text-small">
              <span className="block font-semibold">{fields.doorCode}</span>
              <span className="text-cream-ink">
                {guessesLeft < 5
                  ? texts.guesses(formatCount(guessesLeft, ui.language))
                  : fields.doorCodeHint(shopperName)}
              </span>
            </p>
            <DoorCode code={code} onChange={setCode} />
          </>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-3">
          {parcel.cashPaisa === 0 && <p className="text-small font-semibold">{texts.paidAlready}</p>}
          {parcel.cashPaisa > 0 && (
            <p className="text-right text-small font-semibold">
              {texts.cash(formatRupees(parcel.cashPaisa, ui.language))}
            </p>
          )}
          <Button
            type="submit"
            variant={isFirst && isReady ? 'primary' : 'secondary'}
            aria-disabled={!isReady}
            isBusy={stepping.busyStep === 'door'}
          >
            {steps.delivered}
          </Button>
        </div>
      </div>
      {parcel.cashPaisa > 0 && (
        <div className="flex flex-wrap items-center gap-2.5">
          <PaymentFields payment={payment} />
        </div>
      )}
    </form>
  )
}

/** How the sum was paid at the door; by QR code the bank's reference is noted. */
export function useDoorPayment({ cashPaisa }: Pick<ShopParcel, 'cashPaisa'>) {
  const [paidHow, setPaidHow] = useState<DoorPayment>('cash')
  const [reference, setReference] = useState('')
  return {
    paidHow,
    setPaidHow,
    reference,
    setReference,
    isReady: cashPaisa === 0 || paidHow === 'cash' || reference.trim() !== '',
    body: { paidHow, reference: paidHow === 'qr' ? reference.trim() : '' },
  }
}
export type DoorPaymentFields = ReturnType<typeof useDoorPayment>

export function PaymentFields({ payment }: { payment: DoorPaymentFields }) {
  const { fields } = useArea('staff').orderParcels
  return (
    <>
      <SelectInput
        aria-label={fields.paidHow}
        value={payment.paidHow}
        onChange={(event) => payment.setPaidHow(event.target.value as DoorPayment)}
        className="w-44"
      >
        {doorPayments.map((one) => (
          <option key={one} value={one}>
            {fields.paidHow} {fields.paidHows[one]}
          </option>
        ))}
      </SelectInput>
      {payment.paidHow === 'qr' && (
        <TextInput
          aria-label={fields.reference}
          placeholder={fields.reference}
          maxLength={paymentReferenceMaxLength}
          autoComplete="off"
          value={payment.reference}
          onChange={(event) => payment.setReference(event.target.value)}
          className="min-w-44 grow"
        />
      )}
    </>
  )
}
