import type { StockItem } from '@haat/contract/domains/stock.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** What is left to sell, in words too when that is little. */
export function Left({ item: { available, level } }: { item: StockItem }) {
  const { stock } = useArea('vendor')
  const { ui } = useMessages()
  return (
    <span className="inline-flex items-center gap-2">
      {level !== 'enough' && (
        <Badge tone={level === 'out' ? 'blushTint' : 'creamTint'}>{stock.levels[level]}</Badge>
      )}
      <strong className={level === 'enough' ? undefined : 'text-crimson'}>
        {formatCount(available, ui.language)}
      </strong>
    </span>
  )
}

/** The figures of a variant in one line below its name, where they have no columns. */
export function ItemFigures({ item }: { item: StockItem }) {
  const { stock } = useArea('vendor')
  const { ui } = useMessages()
  return (
    <dl className="mt-3 grid grid-cols-4 gap-2 rounded-control bg-paper p-3 tabular-nums xl:hidden">
      {(['onHand', 'reserved', 'allocated'] as const).map((name) => (
        <div key={name} className="flex flex-col justify-between">
          <dt className="text-fine text-muted">{stock[name]}</dt>
          <dd>{formatCount(item[name], ui.language)}</dd>
        </div>
      ))}
      <div className="flex flex-col justify-between">
        <dt className="text-fine text-muted">{stock.available}</dt>
        <dd>
          <strong className={item.level === 'enough' ? undefined : 'text-crimson'}>
            {formatCount(item.available, ui.language)}
          </strong>
        </dd>
      </div>
      {item.level !== 'enough' && (
        <div className="col-span-4">
          <dt className="sr-only">{stock.available}</dt>
          <dd>
            <Badge tone={item.level === 'out' ? 'blushTint' : 'creamTint'}>{stock.levels[item.level]}</Badge>
          </dd>
        </div>
      )}
    </dl>
  )
}
