import List from 'lucide-react/icons/list'
import PackageX from 'lucide-react/icons/package-x'
import PhoneCall from 'lucide-react/icons/phone-call'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Store from 'lucide-react/icons/store'
import Timer from 'lucide-react/icons/timer'
import type { ComponentType } from 'react'
import type { OrderViewSums } from '@haat/contract/domains/orders.staff.ts'
import { maxCountedOrders, orderViews, type OrderView } from '@haat/contract/domains/orders.staff.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { clockOf } from './order-clock.ts'

const icons: Record<OrderView, ComponentType<{ className?: string; 'aria-hidden'?: boolean }>> = {
  toConfirm: PhoneCall,
  late: PackageX,
  unaccepted: Store,
  refunds: Timer,
  payments: CircleHelp,
  all: List,
}

interface ViewListProps {
  chosen: OrderView | undefined
  sums: OrderViewSums | undefined
  now: Date
  onChoose(view: OrderView): void
}

/** What staff look after: how many orders each view has, and how long the worst of them waits. */
export function ViewList({ chosen, sums, now, onChoose }: ViewListProps) {
  const { orders } = useArea('staff')
  const { ui } = useMessages()
  return (
    <ul aria-label={orders.viewsLabel} className="grid gap-0.5">
      {orderViews.map((view) => {
        const Icon = icons[view]
        const isChosen = view === chosen
        const count = view === 'all' ? undefined : sums?.counts[view]
        const worst = view === 'all' ? null : (sums?.worst[view] ?? null)
        const clock =
          worst === null
            ? undefined
            : clockOf(view, worst, now, { texts: orders.clock, language: ui.language, isWorst: true })
        return (
          <li key={view}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(view)}
              className={classNames(
                'flex min-h-10 w-full items-center gap-2.5 rounded-chip px-2.5 text-left text-small font-semibold',
                isChosen ? 'bg-blush text-crimson-deep' : 'hover:bg-paper',
              )}
            >
              <Icon aria-hidden className="size-4 shrink-0" />
              <span className="min-w-0 grow">{orders.views[view]}</span>{' '}
              {clock && !isChosen && (
                <span className={classNames('shrink-0 text-fine', clockTones[clock.tone])}>
                  {clock.words}
                </span>
              )}{' '}
              {count !== undefined && (
                <span className="shrink-0 tabular-nums">
                  {formatCount(count, ui.language)}
                  {count >= maxCountedOrders && '+'}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

export const clockTones = { calm: 'text-pine', soon: 'text-cream-ink', late: 'text-crimson' }
