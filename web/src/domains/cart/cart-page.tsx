import { useQuery } from '@tanstack/react-query'
import { Link, useCanGoBack, useRouter, useNavigate } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import HandCoins from 'lucide-react/icons/hand-coins'
import basket from 'picture:state-basket'
import teapot from 'picture:state-teapot'
import type { ReactNode, MouseEvent } from 'react'
import { vatScopeOf } from '@haat/contract/domains/catalogue.rules.ts'
import type { Cart } from '@haat/contract/domains/cart.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { usePendingVariables } from '#api/pending-mutations.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { useFailure } from '#api/use-failure.ts'
import { useCall } from '#api/use-router-context.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { CartUpdate } from './cart-updates.ts'
import { cartKey, cartQueries, showingTotals } from './cart.queries.ts'
import { CouponForm } from './page/coupon-form.tsx'
import { groupByVendor } from './page/group-by-vendor.ts'
import { updateCart, isBought } from './page/update-cart.ts'
import { placeOf } from './page/place-of.ts'
import { VendorGroup } from './page/vendor-group.tsx'
import * as server from './server/server-cart.ts'
import { taxLines } from './tax-lines.ts'
import { toastCartFailure } from './toast-cart-failure.ts'
import { serverCode, useCartActions } from './use-cart-actions.ts'

/** The cart of a signed-in user: one panel for each vendor, and the totals. */
export function CartPage() {
  const texts = useArea('cart')
  const { cart, failure, ...query } = useCart()
  return (
    <>
      <CartHead count={cart?.itemCount} />
      {cart ? (
        <CartContent cart={cart} />
      ) : failure ? (
        <ErrorState picture={teapot} headingLevel={2} heading={texts.failed} query={query}>
          {texts.failedText}
        </ErrorState>
      ) : (
        <Waiting />
      )}
    </>
  )
}

function CartContent({ cart }: { cart: Cart }) {
  if (cart.items.length === 0) return <Empty />
  return (
    <div className="mt-3.5 grid items-start gap-3.5 md:mt-4 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-5">
      <div className="grid gap-3.5 md:gap-4">
        {groupByVendor(cart.items).map((group) => (
          <VendorGroup
            key={group.vendor.slug}
            group={group}
            items={cart.items}
            districtName={cart.districtName}
          />
        ))}
      </div>
      <div className="grid gap-3.5 xl:sticky xl:top-4">
        <CouponForm coupon={cart.coupon} />
        <CartSummary cart={cart} />
      </div>
      <TotalBar cart={cart} />
    </div>
  )
}

const Waiting = () => (
  <SkeletonGroup className="mt-3.5 grid gap-3.5 md:mt-4">
    <Skeleton className="h-60 rounded-panel" />
    <Skeleton className="h-60 rounded-panel" />
  </SkeletonGroup>
)

function Empty() {
  const cart = useArea('cart')
  return (
    <EmptyState
      picture={basket}
      headingLevel={2}
      heading={cart.empty}
      actions={<ButtonLink to="/products/">{cart.walk}</ButtonLink>}
    >
      {cart.emptyText}
    </EmptyState>
  )
}

// Every press on this page shows at once, the first as well.
serverCode.loaded = server

/** The signed-in user's cart with the changes that are on their way; undefined until the server has answered. */
function useCart() {
  const { userId } = useCurrentUser()
  const query = cartQueries.cart(useCall(), userId)
  const { data } = useQuery({ ...query, meta: showingTotals })
  const updates = usePendingVariables<CartUpdate>(cartKey(userId))
  return { cart: data && updateCart(data.cart, updates), ...useFailure(query) }
}

const scopeOf = ({ items }: Cart) => vatScopeOf(items.filter(isBought))

/** The total at the bottom of a phone's screen, in place of the navigation bar of other pages. */
function TotalBar({ cart: shown }: { cart: Cart }) {
  const { chosenCount, totalPaisa } = shown
  const { ui } = useMessages()
  const cart = useArea('cart')
  const items = cart.count(formatCount(chosenCount, ui.language), chosenCount === 1)
  return (
    <section
      aria-label={cart.total[scopeOf(shown)]}
      className="phone-foot pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
    >
      <div className="grid grid-cols-2 items-center gap-3">
        <p className="grid leading-tight">
          <span className="text-fine text-muted">{cart.barTotal(items)}</span>
          <span className="text-price whitespace-nowrap">{formatRupees(totalPaisa, ui.language)}</span>
        </p>
        <CheckoutLink cart={shown} />
      </div>
      <CheckoutNote cart={shown} />
    </section>
  )
}

/** The heading of the cart. On a phone the page has no site header, so a link back stands before it. */
function CartHead({ count }: { count: number | undefined }) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <div data-page-head className="max-md:-mx-(--gutter) max-md:-mt-1 max-md:bg-surface">
      <div className="flex items-baseline gap-2 max-md:min-h-14 max-md:items-center max-md:px-1.5">
        <Link
          to="/products/"
          aria-label={cart.back}
          className="grid size-11 place-items-center md:hidden"
          onClick={(event) => {
            if (!canGoBack) return
            event.preventDefault()
            router.history.back()
          }}
        >
          <ArrowLeft aria-hidden className="size-5.5" />
        </Link>
        <h1 className="text-h1 max-md:text-title">{cart.title}</h1>
        {count !== undefined && count > 0 && (
          <p className="text-muted">{cart.count(formatCount(count, ui.language), count === 1)}</p>
        )}
      </div>
      <Weave cell={1} className="md:hidden" />
    </div>
  )
}

const Line = ({ name, children, tone }: { name: string; children: ReactNode; tone?: string }) => (
  <div className="flex items-baseline justify-between gap-4 py-1.5">
    <dt className="text-muted">{name}</dt>
    <dd className={`whitespace-nowrap ${tone ?? ''}`}>{children}</dd>
  </div>
)

/** The totals of the chosen items. On a phone the link to the checkout is in the bar at the bottom instead. */
function CartSummary({ cart: shown }: { cart: Cart }) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  const { chosenCount, goodsPaisa, discountPaisa, deliveryPaisa, freeFromPaisa, totalPaisa } = shown
  const missing = freeFromPaisa === null ? 0 : freeFromPaisa - (goodsPaisa - discountPaisa)
  return (
    <section aria-label={cart.summary} className="rounded-panel bg-surface p-4 shadow-2 md:p-5">
      <dl>
        <Line name={cart.count(formatCount(chosenCount, ui.language), chosenCount === 1)}>
          {money(goodsPaisa)}
        </Line>
        {shown.coupon && discountPaisa > 0 && (
          <Line name={cart.couponLine(shown.coupon.code)} tone="text-pine">
            {money(-discountPaisa)}
          </Line>
        )}
        {chosenCount > 0 && (
          <Line
            name={cart.delivery(placeOf(shown, ui.language, cart))}
            {...(deliveryPaisa === 0 && { tone: 'font-semibold text-pine' })}
          >
            {deliveryPaisa === 0 ? cart.free : money(deliveryPaisa)}
          </Line>
        )}
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="text-label">{cart.total[scopeOf(shown)]}</dt>
          <dd className="text-price">{money(totalPaisa)}</dd>
        </div>
        {taxLines(shown.tax, cart, ui.language).map(({ name, amount }) => (
          <Line key={name} name={name}>
            {amount}
          </Line>
        ))}
      </dl>
      {chosenCount > 0 && deliveryPaisa > 0 && missing > 0 && (
        <p className="mt-2 text-small text-pine">{cart.freeFrom(money(missing))}</p>
      )}
      <div className="mt-4 max-md:hidden">
        <CheckoutLink cart={shown} />
        <CheckoutNote cart={shown} />
      </div>
    </section>
  )
}

/**
 * When nothing is chosen it says so, instead of leading to an empty page. Items that were unticked because they
 * changed stay in the cart for later.
 */
function CheckoutLink({ cart: { items } }: { cart: Cart }) {
  const { chooseOnly } = useCartActions()
  const cart = useArea('cart')
  const navigate = useNavigate()
  const bought = items.filter(isBought)
  const isReady = bought.length > 0
  const isAsShown = items.every((item) => !item.isChosen || isBought(item))

  async function leaveTheRest() {
    try {
      await chooseOnly(bought.map(({ variantId }) => variantId))
      await navigate({ to: '/checkout' })
    } catch (failure) {
      await toastCartFailure(failure)
    }
  }

  function go(event: MouseEvent) {
    if (isReady && isAsShown) return
    event.preventDefault()
    if (isReady) void leaveTheRest()
    else void showToast('info', cart.chooseFirst).catch(() => {})
  }

  return (
    <Link
      to="/checkout"
      aria-disabled={!isReady}
      className={buttonClass({ size: 'large', isWide: true, className: isReady ? '' : 'opacity-60' })}
      onClick={go}
    >
      {cart.checkout}
    </Link>
  )
}

/** Cash is not promised where the sum is above its limit. */
function CheckoutNote({ cart: shown }: { cart: Cart }) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const hasCash = useSiteSettings()?.paymentWays.includes('cod')
  const { totalPaisa, maxCashPaisa } = shown
  const limit = formatRupees(maxCashPaisa, ui.language)
  return (
    <p className="mt-2 flex items-center justify-center gap-2 text-fine text-muted [&>svg]:size-4 [&>svg]:shrink-0">
      <HandCoins aria-hidden />
      {hasCash && totalPaisa > maxCashPaisa
        ? cart.overCash(limit, placeOf(shown, ui.language, cart))
        : cart.checkoutNote}
    </p>
  )
}
