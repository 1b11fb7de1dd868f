import { useArea } from '#messages/use-area.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { FoldedSteps } from './folded-steps.tsx'
import { NotePanel } from './note-panel.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderSums } from './order-sums.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PhoneFoot } from './phone-foot.tsx'
import { StepPanel } from './step-panel.tsx'
import type { LayoutProps } from './wide-checkout.tsx'

/** One step a screen; what is done is folded above it. */
export function PhoneCheckout(props: LayoutProps) {
  const { checkout, quote, step, notes, addressStep, refusal, button, onStep } = props
  const texts = useArea('checkout')
  return (
    <>
      <div className="grid gap-3 px-3 pt-3 pb-28">
        {notes}
        <FoldedSteps checkout={checkout} quote={quote} step={step} onChange={onStep} />
        {step === 'address' && addressStep}
        {step === 'delivery' && <DeliveryStep quote={quote} />}
        {step === 'payment' && <PaymentStep checkout={checkout} quote={quote} />}
        {step === 'review' && (
          <>
            <StepPanel title={texts.yourOrder}>
              <OrderItems parcels={quote.parcels} />
              <OrderSums quote={quote} />
            </StepPanel>
            <NotePanel checkout={checkout} isLast />
            {refusal}
          </>
        )}
      </div>
      <PhoneFoot totalPaisa={quote.totalPaisa}>{button}</PhoneFoot>
    </>
  )
}
