import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import teapot from 'picture:state-teapot'
import type { OrderCard as Card } from '@haat/contract/domains/orders.ts'
import { useCall } from '#api/use-router-context.ts'
import { useEndlessList, type EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { OrderCard } from './list/order-card.tsx'
import { useClock } from './news/use-clock.ts'
import { ordersQueries } from './orders.queries.ts'

/** All orders of the user, newest first. */
export function OrdersPage() {
  const { pages } = useMessages()
  const list = useEndlessList(ordersQueries.list(useCall()))
  return (
    <>
      <h1 className="text-h1">{pages.profileOrders}</h1>
      {list.rows ? (
        <Filled cards={list.rows} list={list} />
      ) : list.hasFailed ? (
        <Broken isRetrying={list.isLoading} onRetry={list.retry} />
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Filled({ cards, list }: { cards: Card[]; list: EndlessList<Card> }) {
  const orders = useArea('orders')
  const now = useClock(30_000)
  if (cards.length === 0) return <Empty />
  return (
    <>
      <ul className="mt-4 grid gap-3.5 md:mt-5 md:gap-4">
        {cards.map((card) => (
          <OrderCard key={card.number} card={card} now={now} />
        ))}
      </ul>
      {list.hasMore && (
        <div className="mt-5 grid justify-items-center gap-3">
          <FormError text={list.hasMoreFailed ? orders.moreFailed : undefined} />
          <Button variant="secondary" isBusy={list.isLoadingMore} onClick={list.loadMore}>
            {orders.more}
          </Button>
        </div>
      )}
    </>
  )
}

const Waiting = () => (
  <SkeletonGroup className="mt-4 grid gap-3.5 md:mt-5 md:gap-4">
    {['first', 'second', 'third'].map((card) => (
      <Skeleton key={card} className="h-47 rounded-panel" />
    ))}
  </SkeletonGroup>
)

function Broken({ isRetrying, onRetry }: { isRetrying: boolean; onRetry(): void }) {
  const orders = useArea('orders')
  return (
    <ErrorState
      picture={teapot}
      headingLevel={2}
      heading={orders.failed}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {orders.failedText}
    </ErrorState>
  )
}

function Empty() {
  const orders = useArea('orders')
  return (
    <EmptyState
      picture={basket}
      headingLevel={2}
      heading={orders.empty}
      actions={
        <Link to="/products/" className={buttonClass({ isWide: true })}>
          {orders.walk}
        </Link>
      }
    >
      {orders.emptyText}
    </EmptyState>
  )
}
