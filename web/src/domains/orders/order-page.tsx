import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import teapot from 'picture:state-teapot'
import type { Order } from '@haat/contract/domains/orders.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { isWaiting, type Paid } from './paid-search.ts'
import { OrderDay } from './order/order-day.tsx'
import { OrderBody } from './order/order-body.tsx'
import { OrderMissing } from './order/order-missing.tsx'
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
  const orders = useArea('orders')
  const query = useQuery({
    ...ordersQueries.one(useCall(), number),
    refetchInterval: ({ state }) => refetchMs(state.data, paid),
  })
  const { data, error } = query
  return (
    <>
      <OrderHead number={number} placedAt={data?.placedAt} />
      {data ? (
        <OrderBody order={data} paid={paid} />
      ) : error instanceof ApiFailure && error.status === 404 ? (
        <OrderMissing />
      ) : error ? (
        <ErrorState picture={teapot} headingLevel={2} heading={orders.oneFailed} query={query}>
          {orders.failedText}
        </ErrorState>
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

/** The heading of an order. On a phone the page has no site header, so a link back stands before it. */
function OrderHead({ number, placedAt }: { number: string; placedAt: string | undefined }) {
  const orders = useArea('orders')
  return (
    <div data-page-head className="max-md:-mx-(--gutter) max-md:-mt-1 max-md:bg-surface">
      <div className="flex items-center gap-2 max-md:min-h-16 max-md:px-1.5 md:gap-3">
        <Link
          to="/profile/orders"
          aria-label={orders.toAll}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken md:-ml-2.5 print:hidden"
        >
          <ArrowLeft aria-hidden className="size-5.5" />
        </Link>
        <div className="min-w-0">
          <h1 className="text-h3 md:text-h1">{orders.order(number)}</h1>
          {/* Keeps its height while the date is loading. */}
          <p className="min-h-5 text-fine text-muted md:text-small">
            {placedAt && <OrderDay at={placedAt} />}
          </p>
        </div>
      </div>
      <Weave cell={1} className="md:hidden" />
    </div>
  )
}
