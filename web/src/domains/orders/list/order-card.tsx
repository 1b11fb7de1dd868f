import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { OrderCard as Card } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { orderNews, type NewsKind } from '../news/order-news.ts'
import { useNewsLine } from '../news/use-news-text.ts'

/** Crimson for what the user has to do, pine for what went well, grey for what is over. */
const tones: Record<NewsKind, string> = {
  pay: 'text-crimson',
  payOver: 'text-muted',
  code: 'text-crimson',
  call: 'text-cream-ink',
  today: 'text-crimson',
  shipped: 'text-cream-ink',
  packing: 'text-cream-ink',
  delivered: 'text-pine',
  refused: 'text-muted',
  cancelled: 'text-muted',
}

/** One order and the one thing to know about it. The whole card is a link to the order. */
export function OrderCard({ card, now }: { card: Card; now: Date }) {
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
            <DateText instant={placedAt} hasBikramSambat />
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
