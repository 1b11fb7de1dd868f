import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Quote } from '@haat/contract/domains/orders.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { FormError } from '#ui/form/form-error.tsx'
import type { Checkout } from '../use-checkout.ts'
import { PaymentRow } from './payment-row.tsx'
import { StepPanel } from './step-panel.tsx'

export function PaymentStep({ checkout, quote }: { checkout: Checkout; quote: Quote }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  const name = useId()
  const { method, setMethod } = checkout
  const ways = quote.methods.filter(({ refusal }) => refusal !== 'off')
  const limit = ways.find((way) => way.method === 'cod' && way.mostPaisa !== null)
  return (
    <StepPanel step="payment" title={texts.howToPay}>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{texts.howToPay}</legend>
        {ways.map((way) => (
          <PaymentRow
            key={way.method}
            name={name}
            way={way}
            totalPaisa={quote.totalPaisa}
            isChosen={way.method === method}
            onChoose={() => setMethod(way.method)}
          />
        ))}
      </fieldset>
      {!method && (
        <>
          <FormError className="mt-4" text={texts.noMethod} />
          <Link
            to="/help-support"
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-crimson"
          >
            {texts.help}
          </Link>
        </>
      )}
      {limit?.refusal === null && (
        <p className="mt-4 text-small text-muted">
          {texts.cashLimit(formatRupees(limit.mostPaisa ?? 0, ui.language))}
        </p>
      )}
    </StepPanel>
  )
}
