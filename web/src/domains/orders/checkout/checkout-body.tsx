import { useRef, type ReactNode } from 'react'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { renderRouterLink } from '#ui/link/link-to.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { stepAfter, type CheckoutStep } from './steps/checkout-steps.ts'
import { AddressStep, addressFormId } from './steps/address-step.tsx'
import { QuoteNotes } from './quote/quote-notes.tsx'
import { WideCheckout, type LayoutProps } from './layout/wide-checkout.tsx'
import { OrderItems } from './quote/order-items.tsx'
import { OrderSums } from './quote/order-sums.tsx'
import { DeliveryStep } from './steps/delivery-step.tsx'
import { FoldedSteps } from './steps/folded-steps.tsx'
import { CodeNotice } from './steps/code-notice.tsx'
import { buyerPanId, NotePanel } from './steps/note-panel.tsx'
import { PaymentStep } from './steps/payment-step.tsx'
import { StepPanel } from './steps/step-panel.tsx'
import { isReady, type Checkout } from './use-checkout.ts'
import type { usePlaceOrder, PlaceRefusal as Reason } from './use-place-order.ts'

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
  const { address, method, note, buyerPan, form, setForm, choose } = checkout

  /** An address that is being edited is saved first. */
  function goOn() {
    if (form && (isWide || step === 'address')) submitAddress()
    else if (next && !(isWide && isPanWrong())) onStep(next)
  }
  /** Leads to the field of a PAN that is none; on a wide screen it is on the step before. */
  function isPanWrong() {
    if (checkout.checkPan()) return false
    if (isWide && step === 'review') onStep('payment')
    const field = document.getElementById(buyerPanId)
    field?.focus({ preventScroll: true })
    // At the edge of a phone's screen the field would be behind the fixed button.
    field?.scrollIntoView({ block: 'center' })
    return true
  }
  function place() {
    if (!isReady(checkout) || !address || !method || isPanWrong()) return
    order.place({ addressId: address.id, method, note, buyerPan, mark: quote.mark })
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

/** Refusals after which an order may exist all the same, so the message links to the orders. */
const aboutOrders: (Reason | undefined)[] = ['open', 'used', 'gateway', 'unheard']

function OrderRefusal({ reason }: { reason: Reason | undefined }) {
  const texts = useArea('checkout')
  if (!reason) return null
  return (
    <div className="grid gap-1">
      <FormError text={texts.refused[reason]} />
      {aboutOrders.includes(reason) &&
        renderRouterLink({
          href: '/profile/orders',
          className: 'inline-flex min-h-11 items-center font-semibold text-crimson hover:underline',
          children: texts.orders,
        })}
    </div>
  )
}

interface MainButtonProps {
  checkout: Checkout
  /** The next step; undefined on the last one, where the button places the order. */
  next: CheckoutStep | undefined
  isPlacing: boolean
  onNext(): void
  onPlace(): void
}

function MainButton({ checkout, next, isPlacing, onNext, onPlace }: MainButtonProps) {
  const texts = useArea('checkout')
  const { method } = checkout
  if (next) {
    return (
      <Button size="large" isWide onClick={onNext}>
        {texts.goTo[next]}
      </Button>
    )
  }
  return (
    <Button
      size="large"
      isWide
      isBusy={isPlacing}
      busyLabel={texts.placingNow}
      disabled={!isPlacing && !isReady(checkout)}
      onClick={onPlace}
    >
      {method && isGateway(method) ? texts.placePay(texts.methods[method]) : texts.place}
    </Button>
  )
}

/** Shows one step per screen, with the finished ones folded above it. */
function PhoneCheckout(props: LayoutProps) {
  const { checkout, quote, step, notes, addressStep, refusal, button, onStep } = props
  const texts = useArea('checkout')
  return (
    <>
      <div className="grid gap-3 px-3 pt-3 pb-28">
        {notes}
        <FoldedSteps checkout={checkout} quote={quote} step={step} onChange={onStep} />
        {step === 'address' && addressStep}
        {step === 'delivery' && <DeliveryStep checkout={checkout} quote={quote} />}
        {step === 'payment' && <PaymentStep checkout={checkout} quote={quote} />}
        {step === 'review' && (
          <>
            <StepPanel title={texts.yourOrder}>
              <OrderItems parcels={quote.parcels} />
              <OrderSums quote={quote} />
            </StepPanel>
            <NotePanel checkout={checkout} isLast />
            <CodeNotice method={checkout.method} />
          </>
        )}
      </div>
      <PhoneFoot totalPaisa={quote.totalPaisa} refusal={step === 'review' && refusal}>
        {button}
      </PhoneFoot>
    </>
  )
}

interface PhoneFootProps {
  totalPaisa: number
  /** Why the order was not placed. It stands above the button that was pressed. */
  refusal: ReactNode
  children: ReactNode
}

/** The total and the main button, fixed at the bottom of the screen. */
function PhoneFoot({ totalPaisa, refusal, children }: PhoneFootProps) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  return (
    <section
      aria-label={texts.total}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[2fr_3fr] items-center gap-3 bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line),0_-10px_28px_-14px_rgb(43_24_32/0.22)]"
    >
      {refusal && <div className="col-span-2 empty:hidden">{refusal}</div>}
      <p className="grid leading-tight">
        <span className="text-fine text-muted">{texts.total}</span>
        <span className="text-price whitespace-nowrap">{formatRupees(totalPaisa, ui.language)}</span>
      </p>
      {children}
    </section>
  )
}
