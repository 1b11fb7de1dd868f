import type { ReactNode } from 'react'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import type { CheckoutStep } from '../steps/checkout-steps.ts'
import type { Checkout } from '../use-checkout.ts'
import { CodeNotice } from '../steps/code-notice.tsx'
import { DeliveryStep } from '../steps/delivery-step.tsx'
import { FoldedSteps } from '../steps/folded-steps.tsx'
import { NotePanel } from '../steps/note-panel.tsx'
import { OrderItems } from '../quote/order-items.tsx'
import { OrderSums } from '../quote/order-sums.tsx'
import { PaymentStep } from '../steps/payment-step.tsx'
import { StepPanel } from '../steps/step-panel.tsx'
import { TermsLine } from '../steps/terms-line.tsx'

export interface LayoutProps {
  checkout: Checkout
  quote: Quote
  step: CheckoutStep
  /** Problems that must be solved before the order. */
  notes: ReactNode
  addressStep: ReactNode
  refusal: ReactNode
  button: ReactNode
  onStep(step: CheckoutStep): void
}

/** Shows all steps on one page with the totals beside them, and a summary at the end. */
export function WideCheckout(props: LayoutProps) {
  const { checkout, quote, step, notes, addressStep, refusal, button, onStep } = props
  const texts = useArea('checkout')
  return (
    <div className="page-width grid items-start gap-5 py-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8">
      <div className="grid min-w-0 gap-5">
        {notes}
        {step === 'review' ? (
          <WideReview checkout={checkout} quote={quote} onStep={onStep} />
        ) : (
          <>
            {addressStep}
            <DeliveryStep checkout={checkout} quote={quote} />
            <PaymentStep checkout={checkout} quote={quote} />
            <NotePanel checkout={checkout} isLast={false} />
          </>
        )}
      </div>
      <div className="lg:sticky lg:top-6">
        <Panel hasWeave title={texts.yourOrder}>
          {step !== 'review' && <OrderItems parcels={quote.parcels} />}
          <OrderSums quote={quote} />
          <div className="mt-5 grid gap-3">
            {refusal}
            {button}
            {step !== 'review' && <p className="text-center text-small text-muted">{texts.nothingSent}</p>}
          </div>
        </Panel>
      </div>
    </div>
  )
}

function WideReview({ checkout, quote, onStep }: Pick<LayoutProps, 'checkout' | 'quote' | 'onStep'>) {
  const texts = useArea('checkout')
  return (
    <>
      <FoldedSteps checkout={checkout} quote={quote} step="review" onChange={onStep} />
      <StepPanel title={texts.lookTwice}>
        <OrderItems parcels={quote.parcels} />
        {checkout.note.trim() !== '' && (
          <p className="mt-4 wrap-anywhere">
            <span className="block text-label">{texts.note}</span>
            {checkout.note}
          </p>
        )}
        {checkout.buyerPan.trim() !== '' && (
          <p className="mt-4 wrap-anywhere">
            <span className="block text-label">{texts.buyerPan}</span>
            {checkout.buyerPan}
          </p>
        )}
        <TermsLine lead={texts.placing} />
      </StepPanel>
      <CodeNotice method={checkout.method} />
    </>
  )
}
