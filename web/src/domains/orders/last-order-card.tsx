import basket from 'picture:state-basket'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { OrderCard } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { LoadFailure } from '#domains/account/load-failure.tsx'
import { CardLink, OverviewCard } from '#domains/account/overview-card.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { orderNews } from './news/order-news.ts'
import { ordersQueries } from './orders.queries.ts'
import { useClock } from './news/use-clock.ts'
import { useNewsLine } from './news/use-news-text.ts'

/** On the profile's overview: the newest order and its state, or, without any order, a link to the products. */
export function LastOrderCard() {
  const { data, isPending, isFetching, refetch } = useQuery(ordersQueries.last(useCall()))
  if (isPending)
    return <Skeleton className="min-h-44 rounded-panel md:col-span-2 md:rounded-hero xl:col-span-1" />
  if (!data) return <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()} />
  const [card] = data
  return card ? <NewestOrder card={card} /> : <NoOrdersCard />
}

function NewestOrder({ card }: { card: OrderCard }) {
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

function NoOrdersCard() {
  const profile = useArea('profile')
  return (
    <OverviewCard
      tone="crimson"
      kicker={profile.lastOrders}
      title={profile.noOrders}
      className="relative pr-30 md:col-span-2 xl:col-span-1"
      action={
        <CardLink to="/products/" isOnColour>
          {profile.walk}
        </CardLink>
      }
    >
      {profile.noOrdersText}
      <img
        src={basket.src}
        width={basket.width}
        height={basket.height}
        alt=""
        className="absolute right-4 bottom-5 h-auto w-24"
      />
    </OverviewCard>
  )
}
