import { useNavigate } from '@tanstack/react-router'
import teapot from 'picture:state-teapot'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { CheckoutBody } from './checkout/checkout-body.tsx'
import { checkoutSteps, openStep, type CheckoutStep } from './checkout/steps/checkout-steps.ts'
import { CheckoutHeader } from './checkout/layout/checkout-header.tsx'
import { CheckoutSkeleton } from './checkout/layout/checkout-skeleton.tsx'
import { NothingChosen } from './checkout/nothing-chosen.tsx'
import { useStepFocus } from './checkout/steps/use-step-focus.ts'
import { useIsWide } from './checkout/layout/use-is-wide.ts'
import { VerifyScreen } from './checkout/verify-screen.tsx'
import { countOf, useCheckout, type Checkout } from './checkout/use-checkout.ts'
import { usePlaceOrder } from './checkout/use-place-order.ts'

/** Leads from the cart to the order. */
export function CheckoutPage({ asked }: { asked: unknown }) {
  const { pages } = useMessages()
  const session = useSession()
  const navigate = useNavigate()
  const isWide = useIsWide()
  const user = session.status === 'signed-in' ? session.user : undefined
  const order = usePlaceOrder()
  const checkout = useCheckout(user?.emailVerified === true && !order.isLeaving)
  const { quote, address, method } = checkout
  const step = openStep({ asked, hasAddress: address !== undefined, hasMethod: method !== undefined })
  const isOpen = user?.emailVerified === true && quote !== undefined && !isEmpty(quote)

  const main = useStepFocus(isOpen ? step : undefined, isWide)
  const goTo = (next: CheckoutStep) => {
    order.forget()
    void navigate({ to: '/checkout', search: { step: next }, resetScroll: false })
  }
  function goBack() {
    const before = checkoutSteps[checkoutSteps.indexOf(step) - 1]
    if (isOpen && before && (!isWide || step === 'review')) goTo(before)
    else void navigate({ to: '/profile/cart' })
  }

  return (
    <>
      <CheckoutHeader
        step={isOpen ? (isWide ? wideStep(step, checkout) : step) : undefined}
        itemCount={isOpen ? countOf(quote) : 0}
        onBack={goBack}
      />
      <main ref={main} tabIndex={-1} className="shadow-none outline-none">
        {isWide && <h1 className="sr-only">{pages.checkout}</h1>}
        {user && !user.emailVerified ? (
          <VerifyScreen email={user.email} />
        ) : isOpen ? (
          <CheckoutBody
            checkout={checkout}
            quote={quote}
            order={order}
            step={step}
            isWide={isWide}
            onStep={goTo}
          />
        ) : quote ? (
          <NothingChosen placed={checkout.placed} />
        ) : checkout.isBroken ? (
          <Broken checkout={checkout} />
        ) : (
          <CheckoutSkeleton />
        )}
      </main>
    </>
  )
}

const isEmpty = ({ parcels, problems }: NonNullable<Checkout['quote']>) =>
  parcels.length === 0 && problems.length === 0

/** On a wide screen, which shows all steps at once, the first step that is not done counts. */
function wideStep(step: CheckoutStep, { address, form }: Checkout): CheckoutStep {
  if (step === 'review') return step
  return address && !form ? 'payment' : 'address'
}

function Broken({ checkout }: { checkout: Checkout }) {
  const texts = useArea('checkout')
  return (
    <ErrorState
      picture={teapot}
      headingLevel={2}
      heading={texts.failed}
      onRetry={checkout.reload}
      isRetrying={checkout.isLoading}
    >
      {texts.failedText}
    </ErrorState>
  )
}
