import { couponFilters, type CouponFilter } from '@haat/contract/domains/coupons.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface CouponFiltersProps {
  chosen: CouponFilter
  /** Left out where nobody counts them; undefined while they are unknown. */
  counts?: Record<CouponFilter, number> | undefined
  onChoose(filter: CouponFilter): void
}

/** Chooses between the states of coupons; on a phone the row is scrolled sideways. */
export function CouponFilters({ chosen, onChoose, ...props }: CouponFiltersProps) {
  const { coupons } = useArea('office')
  const { ui } = useMessages()
  return (
    <div
      role="group"
      aria-label={coupons.filterLabel}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {couponFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className={classNames(
            'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-chip px-4 text-small font-semibold whitespace-nowrap',
            filter === chosen ? 'bg-blush text-crimson-deep' : 'bg-sunken text-ink hover:bg-line',
          )}
        >
          {coupons.filters[filter]}{' '}
          {'counts' in props && (
            <span className={filter === chosen ? undefined : 'text-muted'}>
              {props.counts ? formatCount(props.counts[filter], ui.language) : '\u00a0'}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
