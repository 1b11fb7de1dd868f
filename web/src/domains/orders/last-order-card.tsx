import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { OrderCard } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { LoadFailure } from '#domains/account/profile/load-failure.tsx'
import { NoOrdersCard } from '#domains/account/profile/no-orders-card.tsx'
import { OverviewCard } from '#domains/account/profile/overview-card.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { orderNews } from './order-news.ts'
import { ordersQueries } from './orders.queries.ts'
import { useClock } from './use-clock.ts'
import { useNewsLine } from './use-news-words.ts'

/** On the overview: the newest order and its news; without one, the way to the first. */
export function LastOrderCard() {
  const { data, isPending, isFetching, refetch } = useQuery(ordersQueries.last(useCall()))
  if (isPending)
    return <Skeleton className="min-h-44 rounded-panel md:col-span-2 md:rounded-hero xl:col-span-1" />
  if (!data) return <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()} />
  const [card] = data
  return card ? <Filled card={card} /> : <NoOrdersCard />
}

function Filled({ card }: { card: OrderCard }) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const now = useClock(30_000)
  const line = useNewsLine(now)
  return (
    <OverviewCard
      tone="crimson"
      kicker={`${orders.last} · ${card.number}`}
      title={line(orderNews(card, now), card)}
      className="md:col-span-2 xl:col-span-1"
      action={
        <Link
          to="/profile/orders/$number"
          params={{ number: card.number }}
          className="group -my-2.5 inline-flex min-h-11 items-center gap-2 rounded-chip font-semibold text-white underline-offset-4 hover:underline"
        >
          {orders.seeOrder}
          <ArrowRight className="size-5 transition-[translate] group-hover:translate-x-0.5" />
        </Link>
      }
    >
      <span className="line-clamp-2">
        {card.titles.map((title) => inLanguage(title, ui.language)).join(', ')}
      </span>
    </OverviewCard>
  )
}
