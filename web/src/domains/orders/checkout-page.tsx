import { useMutation } from '@tanstack/react-query'
import { useNavigate, Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import envelope from 'picture:state-envelope'
import gift from 'picture:state-gift'
import teapot from 'picture:state-teapot'
import { useSyncExternalStore } from 'react'
import { ResendButton } from '#domains/account/resend-button.tsx'
import { useSession } from '#domains/account/session.tsx'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { renderRouterLink } from '#ui/link/link-to.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { StateScreen } from '#ui/state/state-screen.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { CheckoutBody } from './checkout/checkout-body.tsx'
import { checkoutSteps, openStep, type CheckoutStep } from './checkout/steps/checkout-steps.ts'
import { CheckoutHeader } from './checkout/layout/checkout-header.tsx'
import { useStepFocus } from './checkout/steps/use-step-focus.ts'
import { countOf, useCheckout, type Checkout } from './checkout/use-checkout.ts'
import { usePlaceOrder, orderPath } from './checkout/use-place-order.ts'

/** Leads from the cart to the order. */
export function CheckoutPage({ asked }: { asked: unknown }) {
  const { pages } = useMessages()
  const texts = useArea('checkout')
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
          <ErrorState picture={teapot} headingLevel={2} heading={texts.failed} query={checkout}>
            {texts.failedText}
          </ErrorState>
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

const wide = () => matchMedia('(width >= 48rem)')
const subscribe = (listener: () => void) => {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether all steps fit on one page. The server renders neither layout, so it needs no answer. */
const useIsWide = () => useSyncExternalStore(subscribe, () => wide().matches)

const CheckoutSkeleton = () => (
  <SkeletonGroup className="page-width grid items-start gap-5 py-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8">
    <div className="grid gap-5">
      <Skeleton className="h-72 rounded-hero" />
      <Skeleton className="h-48 rounded-hero" />
    </div>
    <Skeleton className="h-96 rounded-hero max-lg:hidden" />
  </SkeletonGroup>
)

/** Shown instead of the checkout: an order needs a confirmed e-mail address. */
function VerifyScreen({ email }: { email: string }) {
  const texts = useArea('checkout')
  const { reloadUser } = useSessionActions()
  const check = useMutation({
    mutationFn: reloadUser,
    onSuccess: ({ emailVerified }) => {
      if (!emailVerified) void showToast('info', texts.notVerified)
    },
    onError: () => void showToast('error', texts.notChanged),
  })
  return (
    <StateScreen
      picture={envelope}
      tone="cream"
      heading={texts.verify}
      headingLevel={2}
      actions={
        <>
          <Button isWide isBusy={check.isPending} onClick={() => check.mutate()}>
            {texts.verified}
          </Button>
          <ResendButton email={email} />
        </>
      }
    >
      {texts.verifyText(email)}
    </StateScreen>
  )
}

/** Shown when there is nothing to order; links to the order that was just placed, if there is one. */
function NothingChosen({ placed }: { placed: string | undefined }) {
  const texts = useArea('checkout')
  const toCart = (
    <Link
      to="/profile/cart"
      className={buttonClass({ isWide: true, variant: placed ? 'secondary' : 'primary' })}
    >
      {texts.backToCart}
    </Link>
  )
  if (!placed) {
    const toOrders = renderRouterLink({
      href: '/profile/orders',
      className: buttonClass({ isWide: true, variant: 'secondary' }),
      children: texts.orders,
    })
    return (
      <EmptyState
        picture={basket}
        headingLevel={2}
        heading={texts.empty}
        actions={
          <>
            {toCart}
            {toOrders}
          </>
        }
      >
        {texts.emptyText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={gift}
      tone="pine"
      headingLevel={2}
      heading={texts.waiting(placed)}
      actions={
        <>
          {renderRouterLink({
            href: orderPath(placed),
            className: buttonClass({ isWide: true }),
            children: texts.toOrder,
          })}
          {toCart}
        </>
      }
    >
      {texts.waitingText}
    </EmptyState>
  )
}
