import { Link } from '@tanstack/react-router'
import CircleX from 'lucide-react/icons/circle-x'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { LineList } from '../parts/line-list.tsx'
import { ParcelFacts } from '../parts/parcel-facts.tsx'
import { ParcelFrame } from '../parts/parcel-frame.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { useFigures } from '../parts/use-figures.ts'

/** An order that was cancelled, perhaps while somebody was packing it: what was fetched goes back on its shelf. */
export function CancelledScreen({ shop, parcel }: ParcelScreenProps) {
  const { pack, facts } = useArea('vendor').orders
  const { time } = useFigures()
  const { number, state, buyer, lines, stateAt, events } = parcel
  const actor = events.findLast((event) => event.state === 'cancelled')?.actor
  const at = time(stateAt)
  const { cancelled: texts } = pack
  const title =
    actor === 'clock' ? texts.byClock(at) : actor === 'staff' ? texts.byStaff(at) : texts.title(buyer, at)
  return (
    <ParcelFrame
      shop={shop}
      title={number}
      note={buyer}
      mark={<StateBadge state={state} />}
      aside={<ParcelFacts {...{ shop, parcel }} />}
    >
      <section role="status" className="flex gap-3 rounded-panel bg-cream p-5 text-cream-ink">
        <CircleX aria-hidden className="size-6 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-title">{title}</h2>
          <p className="mt-1">{texts.text}</p>
          <Link
            to="/vendor/$"
            params={{ _splat: `${shop.shopId}/orders` }}
            className={buttonClass({ variant: 'secondary', className: 'mt-4' })}
          >
            {texts.back}
          </Link>
        </div>
      </section>
      <LineList title={facts.lines} lines={lines.map((line) => ({ line, count: line.sent }))} />
    </ParcelFrame>
  )
}
