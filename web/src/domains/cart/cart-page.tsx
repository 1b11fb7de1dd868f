import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import teapot from 'picture:state-teapot'
import type { Cart } from '@haat/contract/domains/cart.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { CartHead } from './page/cart-head.tsx'
import { CartSummary } from './page/cart-summary.tsx'
import { CouponForm } from './page/coupon-form.tsx'
import { groupByVendor } from './page/group-by-vendor.ts'
import { TotalBar } from './page/total-bar.tsx'
import { useCart } from './page/use-cart.ts'
import { VendorGroup } from './page/vendor-group.tsx'

/** The cart of a signed-in user: one panel for each vendor, and the totals. */
export function CartPage() {
  const { cart, failure, retry, isRetrying } = useCart()
  return (
    <>
      <CartHead count={cart?.itemCount} />
      {cart ? (
        <CartContent cart={cart} />
      ) : failure ? (
        <Broken onRetry={() => void retry()} isRetrying={isRetrying} />
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
          <VendorGroup key={group.vendor.slug} group={group} items={cart.items} />
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

function Broken({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const cart = useArea('cart')
  return (
    <ErrorState
      picture={teapot}
      headingLevel={2}
      heading={cart.failed}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {cart.failedText}
    </ErrorState>
  )
}

function Empty() {
  const cart = useArea('cart')
  return (
    <EmptyState
      picture={basket}
      headingLevel={2}
      heading={cart.empty}
      actions={
        <Link to="/products/" className={buttonClass({ isWide: true })}>
          {cart.walk}
        </Link>
      }
    >
      {cart.emptyText}
    </EmptyState>
  )
}
