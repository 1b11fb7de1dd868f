import { Link } from '@tanstack/react-router'
import type { ParcelCounts } from '@haat/contract/domains/orders.parcels.ts'
import { isSummed, maxCountedParcels, type ParcelView } from '@haat/contract/domains/orders.parcels.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useFigures } from '../parts/use-figures.ts'

interface ViewTabsProps {
  counts: ParcelCounts | undefined
  chosen: ParcelView
}

/** The parts of the work, each with how many parcels wait in it. One that only the first page leads to stands before them while it is chosen. */
export function ViewTabs({ counts, chosen }: ViewTabsProps) {
  const { orders } = useArea('vendor')
  const figures = useFigures()
  const known: Partial<Record<ParcelView, number>> = counts ?? {}
  const tabs = (Object.keys(orders.views) as ParcelView[]).filter((view) => !isSummed(view))
  const views = isSummed(chosen) ? [chosen, ...tabs] : tabs
  return (
    <nav
      aria-label={orders.viewLabel}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {views.map((view) => {
        const isChosen = view === chosen
        const count = known[view]
        return (
          <Link
            key={view}
            to="."
            search={{ view } as object}
            resetScroll={false}
            {...(isChosen && { 'aria-current': 'true' as const })}
            className={classNames(
              'flex min-h-11 shrink-0 items-center gap-2 rounded-chip px-3.5 text-small font-semibold whitespace-nowrap transition-colors',
              isChosen ? 'bg-blush text-crimson-deep' : 'bg-sunken text-ink hover:bg-line',
            )}
          >
            {orders.views[view]}{' '}
            {count !== undefined && (
              <span className={classNames(view === 'late' && count > 0 && 'font-extrabold text-crimson')}>
                {figures.count(count)}
                {count >= maxCountedParcels && '+'}
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
