import { useRef } from 'react'
import type { Quote } from '@haat/contract/domains/orders.ts'
import { stepAfter, type CheckoutStep } from './steps/checkout-steps.ts'
import { AddressStep, addressFormId } from './steps/address-step.tsx'
import { MainButton } from './layout/main-button.tsx'
import { PhoneCheckout } from './layout/phone-checkout.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { QuoteNotes } from './quote/quote-notes.tsx'
import { WideCheckout } from './layout/wide-checkout.tsx'
import { isReady, type Checkout } from './use-checkout.ts'
import type { usePlaceOrder } from './use-place-order.ts'

interface CheckoutBodyProps {
  checkout: Checkout
  quote: Quote
  order: ReturnType<typeof usePlaceOrder>
  step: CheckoutStep
  isWide: boolean
  onStep(step: CheckoutStep): void
}

/** The steps of the checkout, and the one button that leads through them. */
export function CheckoutBody({ checkout, quote, order, step, isWide, onStep }: CheckoutBodyProps) {
  const goesOn = useRef(false)
  const next = step === 'review' ? undefined : isWide ? 'review' : stepAfter(step)
  const { address, method, note, form, setForm, choose } = checkout

  /** An address that is being edited is saved first. */
  function goOn() {
    if (form && (isWide || step === 'address')) submitAddress()
    else if (next) onStep(next)
  }
  function place() {
    if (!isReady(checkout) || !address || !method) return
    order.place({ addressId: address.id, method, note, mark: quote.mark })
  }
  const openAddresses = () => {
    onStep('address')
    setForm(undefined)
  }

  const Layout = isWide ? WideCheckout : PhoneCheckout
  return (
    <Layout
      checkout={checkout}
      quote={quote}
      step={step}
      onStep={onStep}
      notes={<QuoteNotes checkout={checkout} quote={quote} onOtherAddress={openAddresses} />}
      addressStep={
        <AddressStep
          checkout={checkout}
          onSubmit={(isMain) => {
            goesOn.current = isMain
          }}
          onSaved={({ id }) => {
            choose(id)
            if (goesOn.current && next) onStep(next)
          }}
        />
      }
      refusal={<OrderRefusal reason={order.refusal} />}
      button={
        <MainButton
          checkout={checkout}
          next={next}
          isPlacing={order.isPlacing}
          onNext={goOn}
          onPlace={place}
        />
      }
    />
  )
}

function submitAddress() {
  const form = document.getElementById(addressFormId)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}
