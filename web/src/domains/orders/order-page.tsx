import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import teapot from 'picture:state-teapot'
import type { Order } from '@haat/contract/domains/orders.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { isWaiting, type Paid } from './paid-search.ts'
import { OrderBody } from './order/order-body.tsx'
import { OrderHead } from './order/order-head.tsx'
import { ordersQueries } from './orders.queries.ts'

interface OrderPageProps {
  number: string
  /** The result with which a payment gateway sent the user back. */
  paid: Paid | undefined
}

const askAgainMs = 3000
const lookAgainMs = 60_000

/** Polls quickly while the gateway has not confirmed the payment, and once a minute after that. */
const refetchMs = (order: Order | undefined, paid: Paid | undefined) =>
  order && paid === 'pending' && isWaiting(order) ? askAgainMs : lookAgainMs

export function OrderPage({ number, paid }: OrderPageProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...ordersQueries.one(useCall(), number),
    refetchInterval: ({ state }) => refetchMs(state.data, paid),
  })
  return (
    <>
      <OrderHead number={number} placedAt={data?.placedAt} />
      {data ? (
        <OrderBody order={data} paid={paid} />
      ) : error instanceof ApiFailure && error.status === 404 ? (
        <Missing />
      ) : error ? (
        <Broken isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </>
  )
}

const Waiting = () => (
  <SkeletonGroup className="mt-4 grid gap-3.5 md:mt-5">
    <Skeleton className="h-16 w-72 max-w-full rounded-control" />
    <Skeleton className="h-120 rounded-panel" />
    <Skeleton className="h-60 rounded-panel" />
  </SkeletonGroup>
)

function Broken({ isRetrying, onRetry }: { isRetrying: boolean; onRetry(): void }) {
  const orders = useArea('orders')
  return (
    <ErrorState
      picture={teapot}
      headingLevel={2}
      heading={orders.oneFailed}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {orders.failedText}
    </ErrorState>
  )
}

function Missing() {
  const orders = useArea('orders')
  return (
    <EmptyState
      picture={basket}
      headingLevel={2}
      heading={orders.missing}
      actions={
        <Link to="/profile/orders" className={buttonClass({ isWide: true })}>
          {orders.toAll}
        </Link>
      }
    >
      {orders.missingText}
    </EmptyState>
  )
}
