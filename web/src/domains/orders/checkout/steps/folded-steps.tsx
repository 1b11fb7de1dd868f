import CircleCheck from 'lucide-react/icons/circle-check'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { addressLine } from '#domains/addresses/address-text.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { isBefore, type CheckoutStep } from './checkout-steps.ts'
import { dueOfAll, usePromisedDays } from '../../news/due-text.ts'
import type { Checkout } from '../use-checkout.ts'

interface FoldedStepsProps {
  checkout: Checkout
  quote: Quote
  /** The steps before this one are shown. */
  step: CheckoutStep
  onChange(step: CheckoutStep): void
}

/** What was chosen so far, each with a link back to its step. */
export function FoldedSteps({ checkout: { address, method }, quote, step, onChange }: FoldedStepsProps) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  const words = useArea('addresses')
  const promisedDays = usePromisedDays(texts)
  const { parcels, deliveryPaisa } = quote
  const fee = deliveryPaisa === 0 ? texts.free : texts.feeShort(formatRupees(deliveryPaisa, ui.language))
  return (
    <>
      {address && isBefore('address', step) && (
        <FoldedStep
          step="address"
          head={`${address.name}, ${formatPhone(address.phoneNumber, ui.language)}`}
          text={addressLine(address, ui.language, words)}
          onChange={onChange}
        />
      )}
      {parcels.length > 0 && isBefore('delivery', step) && (
        <FoldedStep
          step="delivery"
          head={texts.parcels(formatCount(parcels.length, ui.language), fee)}
          text={promisedDays(dueOfAll(parcels))}
          onChange={onChange}
        />
      )}
      {method && isBefore('payment', step) && (
        <FoldedStep
          step="payment"
          head={texts.methods[method]}
          text={texts.methodLeads[method]}
          onChange={onChange}
        />
      )}
    </>
  )
}

interface FoldedStepProps {
  step: CheckoutStep
  head: string
  text: string
  onChange(step: CheckoutStep): void
}

/** A finished step, in two lines. */
function FoldedStep({ step, head, text, onChange }: FoldedStepProps) {
  const texts = useArea('checkout')
  return (
    <section className="flex items-start gap-3 rounded-panel bg-surface px-4 py-3 shadow-2">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-pine" />
      <p className="min-w-0 grow">
        <span className="block text-label wrap-anywhere">{head}</span>
        <span className="text-small wrap-anywhere text-muted">{text}</span>
      </p>
      <button
        type="button"
        aria-label={texts.changeStep(texts.steps[step])}
        className="-my-2 -mr-2 min-h-11 shrink-0 rounded-control px-2 text-small font-semibold text-crimson hover:underline"
        onClick={() => onChange(step)}
      >
        {texts.change}
      </button>
    </section>
  )
}
