import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import teapot from 'picture:state-teapot'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { CartSummary } from './cart-summary.tsx'
import type { Orderer } from './order-dialog.tsx'
import { useCartGoods } from './use-cart-goods.ts'
import { VendorGroup } from './vendor-group.tsx'
import { groupByVendor } from './group-by-vendor.ts'

/** What waits in this browser, one panel for each vendor. */
export function CartPage({ orderer }: { orderer: Orderer }) {
  const cart = useArea('cart')
  const { lines, rows, isBroken, isRetrying, retry } = useCartGoods()
  if (lines.length === 0) return <EmptyCart />
  if (rows) {
    return (
      <div className="mt-4 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          {groupByVendor(rows).map((group) => (
            <VendorGroup key={group.slug} group={group} />
          ))}
        </div>
        <CartSummary rows={rows} orderer={orderer} />
      </div>
    )
  }
  if (!isBroken) return <CartSkeleton count={lines.length} />
  return (
    <ErrorState
      picture={teapot}
      headingLevel={2}
      heading={cart.failed}
      onRetry={retry}
      isRetrying={isRetrying}
    >
      {cart.failedText}
    </ErrorState>
  )
}

const mostBoxes = 4
const CartSkeleton = ({ count }: { count: number }) => (
  <SkeletonGroup className="mt-4 grid gap-4">
    {Array.from({ length: Math.min(count, mostBoxes) }, (_, at) => (
      <Skeleton key={at} className="h-44 rounded-panel" />
    ))}
  </SkeletonGroup>
)

function EmptyCart() {
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
