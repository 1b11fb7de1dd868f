import type { Quote } from '@haat/contract/domains/orders.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { addressLine } from '#domains/addresses/address-text.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { isBefore, type CheckoutStep } from './checkout-steps.ts'
import { dueOfAll, dueText } from '../../news/due-text.ts'
import type { Checkout } from '../use-checkout.ts'
import { FoldedStep } from './folded-step.tsx'

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
          text={dueText(dueOfAll(parcels), ui.language, texts)}
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
