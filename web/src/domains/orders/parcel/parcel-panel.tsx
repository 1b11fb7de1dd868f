import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Store from 'lucide-react/icons/store'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { nepalDay } from '../news/order-news.ts'
import { useDueText } from '../news/use-news-text.ts'
import { DoorCode } from './door-code.tsx'
import { ParcelFoot } from './parcel-foot.tsx'
import { ParcelLines } from './parcel-lines.tsx'
import { Timeline } from './timeline.tsx'

interface ParcelPanelProps {
  order: Order
  parcel: Parcel
  now: Date
}

/** The parcel of one vendor: its items, the code for the courier, its timeline and its actions. */
export function ParcelPanel({ order, parcel, now }: ParcelPanelProps) {
  const { ui } = useMessages()
  const { vendor, doorCode, cashPaisa } = parcel
  const name = inLanguage(vendor.name, ui.language)
  return (
    <section aria-label={name} className="overflow-hidden rounded-panel bg-surface shadow-2">
      <div className="px-4 pb-2 md:px-5">
        <div className="flex min-h-14 items-center gap-2.5">
          <h3 className="min-w-0 grow">
            <Link
              to="/vendors/$slug"
              params={{ slug: vendor.slug }}
              className="flex min-h-11 items-center gap-2.5 text-label hover:text-crimson"
            >
              <Store aria-hidden className="size-5 shrink-0" />
              <span className="truncate">{name}</span>
            </Link>
          </h3>
          <ParcelBadge parcel={parcel} now={now} />
        </div>
        <ParcelLines parcel={parcel} />
        {doorCode !== null && <DoorCode code={doorCode} paisa={cashPaisa} />}
        <Timeline order={order} parcel={parcel} vendor={name} />
      </div>
      <ParcelFoot order={order} parcel={parcel} vendor={name} />
    </section>
  )
}

/** The day of delivery, or how the parcel ended. */
function ParcelBadge({ parcel, now }: Pick<ParcelPanelProps, 'parcel' | 'now'>) {
  const { parcelStates } = useArea('orders')
  const dueWords = useDueText(now)
  const { state, dueFrom, dueTo } = parcel
  if (state === 'delivered') {
    return (
      <Badge tone="pineTint">
        <Check aria-hidden className="mr-1.5 inline size-4" />
        {parcelStates.delivered}
      </Badge>
    )
  }
  if (state === 'cancelled' || state === 'refused') return <Badge tone="sunken">{parcelStates[state]}</Badge>
  const isToday = state === 'shipped' && dueFrom <= nepalDay(now)
  return <Badge tone={isToday ? 'blushTint' : 'creamTint'}>{dueWords({ dueFrom, dueTo })}</Badge>
}
