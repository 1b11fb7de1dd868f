import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import teapot from 'picture:state-teapot'
import type { Cart } from '@haat/contract/domains/cart.ts'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { CartHead } from './cart-head.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CouponForm } from './coupon-form.tsx'
import { groupByVendor } from './group-by-vendor.ts'
import type { ServedCart } from './served-cart.ts'
import { TotalBar } from './total-bar.tsx'
import { useServedCart } from './use-served-cart.ts'
import { VendorGroup } from './vendor-group.tsx'

/** A shopper's cart: one panel for each vendor, and what it all comes to. */
export function CartPage() {
  const { state, served, retry } = useServedCart()
  const { cart, isBroken, isLoading } = state
  return (
    <>
      <CartHead count={cart?.itemCount} />
      {served && cart ? (
        <Filled served={served} cart={cart} />
      ) : isBroken ? (
        <Broken onRetry={retry} isRetrying={isLoading} />
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Filled({ served, cart }: { served: ServedCart; cart: Cart }) {
  if (cart.items.length === 0) return <Empty />
  return (
    <div className="mt-3.5 grid items-start gap-3.5 md:mt-4 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-5">
      <div className="grid gap-3.5 md:gap-4">
        {groupByVendor(cart.items).map((group) => (
          <VendorGroup key={group.vendor.slug} served={served} group={group} items={cart.items} />
        ))}
      </div>
      <div className="grid gap-3.5 xl:sticky xl:top-4">
        <CouponForm served={served} coupon={cart.coupon} />
        <CartSummary served={served} cart={cart} />
      </div>
      <TotalBar served={served} cart={cart} />
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
