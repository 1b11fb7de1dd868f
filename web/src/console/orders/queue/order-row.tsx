import type { StaffOrderCard } from '@haat/contract/domains/orders.staff.ts'
import type { OrderView } from '@haat/contract/domains/orders.staff.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { shortTime } from '#console/support/time/short-time.ts'
import { ListRow } from '#console/vendors/list/list-row.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { clockOf } from './order-clock.ts'
import { clockTones } from './view-list.tsx'

interface OrderRowProps {
  card: StaffOrderCard
  view: OrderView
  isOpen: boolean
  query: Readonly<Record<string, string>>
  now: Date
}

const barTones = { calm: 'bg-pine', soon: 'bg-star', late: 'bg-crimson' }

/** An order in the list: whose it is, what was bought where, and how late it is. */
export function OrderRow({ card, view, isOpen, query, now }: OrderRowProps) {
  const { desk, orders } = useArea('staff')
  const { ui } = useMessages()
  const [title] = card.titles
  const [shop] = card.shops
  const things = [title, shop].flatMap((one) => (one ? inLanguage(one, ui.language) : []))
  const clock =
    card.dueAt === null
      ? undefined
      : clockOf(view, card.dueAt, now, { texts: orders.clock, language: ui.language })
  return (
    <ListRow
      path={`orders/${card.number}`}
      isOpen={isOpen}
      query={query}
      sign={null}
      name={
        <>
          {card.buyer || orders.shopper.closed}{' '}
          <span className="text-fine font-normal text-muted">{card.number}</span>
        </>
      }
      place={`${things.join(', ')} · ${inLanguage(card.place, ui.language)}`}
    >
      {clock ? (
        <>
          <span aria-hidden className="h-1.5 w-13.5 overflow-hidden rounded-full bg-line">
            <span
              className={classNames('block h-full rounded-full', barTones[clock.tone])}
              style={{ width: `${Math.round(clock.part * 100)}%` }}
            />
          </span>
          <span className={classNames('font-semibold', clockTones[clock.tone])}>{clock.words}</span>
        </>
      ) : (
        <span>{[...new Set(card.states)].map((state) => desk.states[state]).join(', ')}</span>
      )}
      <span className="ml-auto shrink-0">
        {clock ? (
          formatRupees(card.totalPaisa, ui.language)
        ) : (
          <time dateTime={card.placedAt}>{shortTime(card.placedAt, now, ui.language)}</time>
        )}
      </span>
    </ListRow>
  )
}
