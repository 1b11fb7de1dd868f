import { useArea } from '#ui/messages/use-area.ts'
import { DeliveryStep } from '../steps/delivery-step.tsx'
import { FoldedSteps } from '../steps/folded-steps.tsx'
import { NotePanel } from '../steps/note-panel.tsx'
import { OrderItems } from '../quote/order-items.tsx'
import { OrderSums } from '../quote/order-sums.tsx'
import { PaymentStep } from '../steps/payment-step.tsx'
import { PhoneFoot } from './phone-foot.tsx'
import { StepPanel } from '../steps/step-panel.tsx'
import type { LayoutProps } from './wide-checkout.tsx'

/** Shows one step per screen, with the finished ones folded above it. */
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
