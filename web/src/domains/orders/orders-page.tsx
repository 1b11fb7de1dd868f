import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import basket from 'picture:state-basket'
import teapot from 'picture:state-teapot'
import type { OrderCard as Card } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { useEndlessList, type EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { orderNews, type NewsKind } from './news/order-news.ts'
import { useClock } from './news/use-clock.ts'
import { useNewsLine } from './news/use-news-text.ts'
import { ordersQueries } from './orders.queries.ts'

/** All orders of the user, newest first. */
export function OrdersPage() {
  const { pages } = useMessages()
  const orders = useArea('orders')
  const list = useEndlessList(ordersQueries.list(useCall()))
  return (
    <>
      <h1 className="text-h1">{pages.profileOrders}</h1>
      {list.rows ? (
        <Filled cards={list.rows} list={list} />
      ) : list.hasFailed ? (
        <ErrorState picture={teapot} headingLevel={2} heading={orders.failed} query={list}>
          {orders.failedText}
        </ErrorState>
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

function Empty() {
  const orders = useArea('orders')
  return (
    <EmptyState
      picture={basket}
      headingLevel={2}
      heading={orders.empty}
      actions={<ButtonLink to="/products/">{orders.walk}</ButtonLink>}
    >
      {orders.emptyText}
    </EmptyState>
  )
}

/** Crimson for what the user has to do, pine for what went well, grey for what is over. */
const tones: Record<NewsKind, string> = {
  pay: 'text-crimson',
  payOver: 'text-muted',
  code: 'text-crimson',
  call: 'text-cream-ink',
  today: 'text-crimson',
  shipped: 'text-cream-ink',
  packed: 'text-cream-ink',
  confirmed: 'text-cream-ink',
  tried: 'text-crimson',
  delivered: 'text-pine',
  partly: 'text-pine',
  refused: 'text-muted',
  declined: 'text-muted',
  cancelled: 'text-muted',
}

/** One order and the one thing to know about it. The whole card is a link to the order. */
function OrderCard({ card, now }: { card: Card; now: Date }) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const news = orderNews(card, now)
  const line = useNewsLine(now)
  const { number, placedAt, pictures, titles, itemCount, totalPaisa } = card
  return (
    <li className="relative rounded-panel bg-surface p-4 shadow-2 transition-[background-color] has-[a:hover]:bg-paper md:p-5">
      <div className="flex items-start gap-3">
        <h2 className="min-w-0 grow">
          <Link
            to="/profile/orders/$number"
            params={{ number }}
            className="text-label after:absolute after:inset-0 after:rounded-panel"
          >
            {orders.order(number)}
          </Link>
          <span className="block text-small font-normal text-muted">
            <DateText instant={placedAt} hasOtherCalendar />
          </span>
        </h2>
        <ChevronRight aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
      </div>
      <div className="mt-3 flex items-center gap-3">
        <div className="flex shrink-0 gap-1.5">
          {pictures.slice(0, 3).map((picture, at) => (
            <Picture
              key={`${at} ${picture.src}`}
              picture={picture}
              sizes="56px"
              isDecorative
              className="size-14 rounded-control"
            />
          ))}
        </div>
        <p className={`line-clamp-2 min-w-0 text-small ${pictures.length > 1 ? 'max-sm:hidden' : ''}`}>
          {titles.map((title) => inLanguage(title, ui.language)).join(', ')}
        </p>
        <p className="ml-auto shrink-0 text-right">
          <span className="block text-label whitespace-nowrap">{formatRupees(totalPaisa, ui.language)}</span>
          <span className="block text-small whitespace-nowrap text-muted">
            {orders.items(formatCount(itemCount, ui.language))}
          </span>
        </p>
      </div>
      <p
        className={`mt-3 flex items-center gap-2.5 border-t border-line pt-3 text-label ${tones[news.kind]}`}
      >
        <Diamond />
        {line(news, card)}
      </p>
    </li>
  )
}
