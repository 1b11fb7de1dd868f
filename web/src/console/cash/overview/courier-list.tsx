import basket from 'picture:state-basket'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { CourierCash } from '@haat/contract/domains/cash.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { useSums } from '../use-sums.ts'

/** Who holds cash, whose oldest is longest with them first. */
export function CourierList({ couriers }: { couriers: CourierCash[] }) {
  const { couriers: texts } = useArea('staff').cash
  const { rupees } = useSums()
  const held = couriers.reduce((sum, { heldPaisa }) => sum + heldPaisa, 0)
  if (couriers.length === 0) {
    return (
      <Panel title={texts.title}>
        <EmptyState picture={basket} headingLevel={2} heading={texts.none} actions={null}>
          {texts.noneText}
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Panel title={texts.title} action={<strong className="text-h3 font-extrabold">{rupees(held)}</strong>}>
      <ul className="-mx-2">
        {couriers.map((courier) => (
          <CourierRow key={courier.courierId} courier={courier} />
        ))}
      </ul>
    </Panel>
  )
}

function CourierRow({ courier }: { courier: CourierCash }) {
  const { couriers: texts } = useArea('staff').cash
  const sums = useSums()
  const { courierId, heldPaisa, parcelCount, oldestAt, isLate, uncountedPaisa, saidPaisa, differencePaisa } =
    courier
  const name = sums.courier(courier.courierName)
  return (
    <li className="relative flex items-center gap-3 border-line px-2 py-3 not-first:border-t hover:bg-sunken">
      <div className="min-w-0 grow">
        <h3 className="text-name">
          <Link
            to="/staff/$"
            params={{ _splat: `cash/${courierId}` }}
            aria-label={texts.open(name)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
        </h3>
        {oldestAt && (
          <p className="text-small text-muted">
            {sums.parcels(parcelCount)}, {texts.oldest(sums.day(oldestAt))}
          </p>
        )}
        {(isLate || uncountedPaisa > 0 || saidPaisa > 0 || differencePaisa !== 0) && (
          <p className="mt-1.5 flex flex-wrap gap-2">
            {isLate && <Badge tone="blushTint">{texts.late}</Badge>}
            {uncountedPaisa > 0 && (
              <Badge tone="creamTint">{texts.uncounted(sums.rupees(uncountedPaisa))}</Badge>
            )}
            {saidPaisa > 0 && <Badge tone="sunken">{texts.said(sums.rupees(saidPaisa))}</Badge>}
            {differencePaisa !== 0 && <Badge tone="blushTint">{sums.difference(differencePaisa)}</Badge>}
          </p>
        )}
      </div>
      <span className="shrink-0 font-semibold">{sums.rupees(heldPaisa)}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </li>
  )
}
