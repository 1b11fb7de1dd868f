import type { Order, OrderCard } from '@haat/contract/domains/orders.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { dueOfAll, usePromisedDays, type DueDays } from './due-text.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { nepalDay, type NewsKind, type OrderNews } from './order-news.ts'

/** "Today" or "Wed 18 Nov". Days that have passed are left out. */
export function useDueText(now: Date): (days: DueDays) => string {
  const orders = useArea('orders')
  const promisedDays = usePromisedDays(orders)
  const today = nepalDay(now)
  return ({ dueFrom, dueTo }) => {
    if (dueTo <= today) return orders.today
    return promisedDays({ dueFrom: dueFrom < today ? today : dueFrom, dueTo })
  }
}

function useHeading() {
  const { ui } = useMessages()
  const { news: text } = useArea('orders')
  return ({ kind, parcels }: OrderNews) => text[kind](formatCount(parcels.length, ui.language))
}

/** The news of an order in one line, as on a card: "Waits for your payment until 2:25 PM". */
export function useNewsLine(now: Date) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const heading = useHeading()
  const dueWords = useDueText(now)
  return (news: OrderNews, { payBy }: Pick<OrderCard, 'payBy'>): string => {
    const text = heading(news)
    if (news.kind === 'pay' && payBy) return orders.newsUntil(text, formatTime(payBy, ui.language))
    if (news.kind === 'shipped' || news.kind === 'packed' || news.kind === 'confirmed')
      return orders.newsDay(text, dueWords(dueOfAll(news.parcels)))
    return text
  }
}

/** The news of an order as a heading with a sentence. */
export function useNewsText(now: Date) {
  const { ui } = useMessages()
  const { next } = useArea('orders')
  const heading = useHeading()
  const dueWords = useDueText(now)

  function sentence({ kind, parcels, others }: OrderNews, order: Order): string {
    if (kind === 'pay') return next.pay(formatTime(order.payment!.payBy!, ui.language))
    if (kind === 'cancelled') return isUnpaid(order) ? next.unpaid : next.cancelled
    if (isToCome(kind) || kind === 'delivered') {
      const count = (some: typeof others) => formatCount(some.length, ui.language)
      if (others.length > 0) return next.others(count(others), dueWords(dueOfAll(others)))
      if (kind === 'delivered') return next.delivered
      return kind === 'today' ? '' : next.comes(count(parcels), dueWords(dueOfAll(parcels)))
    }
    return next[kind]
  }
  return (news: OrderNews, order: Order) => ({ heading: heading(news), sentence: sentence(news, order) })
}

/** Whether the parcels of the news have still to come, and nothing has to be done for it. */
const isToCome = (kind: NewsKind): kind is 'today' | 'shipped' | 'packed' | 'confirmed' =>
  ['today', 'shipped', 'packed', 'confirmed'].includes(kind)

/** Cancelled before it was paid: its items are in the cart again. */
export const isUnpaid = ({ parcels }: Pick<Order, 'parcels'>) =>
  parcels.every(
    ({ state, timeline }) => state === 'cancelled' && timeline.at(-2)?.state === 'awaitingPayment',
  )
