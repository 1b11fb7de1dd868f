import type { Order, OrderCard } from '@haat/contract/domains/orders.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { dueOfAll, dueText, type DueDays } from '#domains/checkout/due-text.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { nepalDay, type OrderNews } from './order-news.ts'

/** "Today" or "Wed 18 Nov"; days that have passed are not promised any more. */
export function useDueWords(now: Date): (days: DueDays) => string {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const today = nepalDay(now)
  return ({ dueFrom, dueTo }) => {
    if (dueTo <= today) return orders.today
    return dueText({ dueFrom: dueFrom < today ? today : dueFrom, dueTo }, ui.language, orders)
  }
}

/** The news of an order as a heading. */
function useHeading() {
  const { ui } = useMessages()
  const { news: words } = useArea('orders')
  return ({ kind, parcels }: OrderNews) => words[kind](formatCount(parcels.length, ui.language))
}

/** One line on a card: "Waits for your payment until 2:25 PM". */
export function useNewsLine(now: Date) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const heading = useHeading()
  const dueWords = useDueWords(now)
  return (news: OrderNews, { payBy }: Pick<OrderCard, 'payBy'>): string => {
    const words = heading(news)
    if (news.kind === 'pay' && payBy) return orders.newsUntil(words, formatTime(payBy, ui.language))
    if (news.kind === 'shipped' || news.kind === 'packing')
      return orders.newsDay(words, dueWords(dueOfAll(news.parcels)))
    return words
  }
}

/** What happens next, and one sentence more. */
export function useNewsWords(now: Date) {
  const { ui } = useMessages()
  const { next } = useArea('orders')
  const heading = useHeading()
  const dueWords = useDueWords(now)

  function sentence({ kind, parcels, others }: OrderNews, order: Order): string {
    if (kind === 'pay') return next.pay(formatTime(order.payment!.payBy!, ui.language))
    if (kind === 'cancelled') return isUnpaid(order) ? next.unpaid : next.cancelled
    if (kind === 'today' || kind === 'shipped' || kind === 'packing' || kind === 'delivered') {
      const count = (some: typeof others) => formatCount(some.length, ui.language)
      if (others.length > 0) return next.others(count(others), dueWords(dueOfAll(others)))
      if (kind === 'delivered') return next.delivered
      return kind === 'today' ? '' : next.comes(count(parcels), dueWords(dueOfAll(parcels)))
    }
    return next[kind]
  }
  return (news: OrderNews, order: Order) => ({ heading: heading(news), sentence: sentence(news, order) })
}

/** Cancelled before any money came: what was in it is in the cart again. */
export const isUnpaid = ({ parcels }: Pick<Order, 'parcels'>) =>
  parcels.every(
    ({ state, timeline }) => state === 'cancelled' && timeline.at(-2)?.state === 'awaitingPayment',
  )
