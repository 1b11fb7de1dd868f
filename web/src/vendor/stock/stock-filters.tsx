import { maxCountedStock, stockFilters, type StockFilter } from '@haat/contract/domains/stock.rules.ts'
import type { StockCounts } from '@haat/contract/domains/stock.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** A count of the server, which ends at a number that no small shop reaches: "5,000+". */
export function useCountText() {
  const { ui } = useMessages()
  return (count: number) => `${formatCount(count, ui.language)}${count >= maxCountedStock ? '+' : ''}`
}

interface StockFiltersProps {
  chosen: StockFilter
  counts: StockCounts | undefined
  onChoose(filter: StockFilter): void
}

/** Chooses between everything, what is low and what is sold out. */
export function StockFilters({ chosen, counts, onChoose }: StockFiltersProps) {
  const { stock } = useArea('vendor')
  const countText = useCountText()
  return (
    <div role="group" aria-label={stock.filterLabel} className="flex flex-wrap gap-2">
      {stockFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 rounded-chip px-4 text-small font-semibold',
            filter === chosen ? 'bg-blush text-crimson-deep' : 'bg-sunken text-ink hover:bg-line',
          )}
        >
          {stock.filters[filter]}{' '}
          <span className={filter === chosen ? undefined : 'text-muted'}>
            {counts ? countText(counts[filter]) : '\u00a0'}
          </span>
        </button>
      ))}
    </div>
  )
}
