import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StockItem } from '@haat/contract/domains/stock.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { useFigures } from '../orders/parts/use-figures.ts'
import { CorrectDialog } from '../stock/correct/correct-dialog.tsx'
import { useItemName } from '../stock/item-name.tsx'
import { useCountText } from '../stock/stock-filters.tsx'
import { stockQueries } from '../stock/stock.queries.ts'
import { AllLink } from './all-link.tsx'

/** What will be gone soon, each with the way to say that more has come. A shop without goods has no such panel. */
export function LowPanel({ shopId }: { shopId: string }) {
  const { home } = useArea('vendor')
  const countText = useCountText()
  const { data, isError, refetch } = useQuery(stockQueries.low(useCall(), shopId))
  const [open, setOpen] = useState<StockItem>()
  if (data?.counts.all === 0) return null
  return (
    <Panel
      title={home.low.title}
      action={
        data &&
        data.counts.low > data.items.length && (
          <AllLink
            path={`${shopId}/stock`}
            search={{ filter: 'low' }}
            text={home.allOf(countText(data.counts.low))}
          />
        )
      }
    >
      {data ? (
        data.items.length === 0 ? (
          <p className="text-muted">{home.low.none}</p>
        ) : (
          <ul className="-mb-3">
            {data.items.map((item) => (
              <LowRow key={item.variantId} item={item} onRestock={() => setOpen(item)} />
            ))}
          </ul>
        )
      ) : isError ? (
        <PartError onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup className="grid gap-4">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-11 rounded-chip" />
          ))}
        </SkeletonGroup>
      )}
      {open && <CorrectDialog shopId={shopId} item={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}

function LowRow({ item, onRestock }: { item: StockItem; onRestock(): void }) {
  const { low } = useArea('vendor').home
  const figures = useFigures()
  const { language } = useMessages().ui
  const nameOf = useItemName()
  const choice = item.choice.map((words) => inLanguage(words, language)).join(', ')
  return (
    <li className="flex items-center gap-3.5 border-t border-line py-2.5">
      <Picture
        picture={item.picture}
        sizes="44px"
        onlyWidths={[160]}
        isDecorative
        className="size-11 shrink-0 rounded-chip"
      />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">{inLanguage(item.title, language)}</p>
        <p className="text-small text-muted">
          <span className="font-semibold text-crimson">{low.left(figures.count(item.available))}</span>
          {choice && ` · ${choice}`}
        </p>
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={low.restockOf(nameOf(item))}
        onClick={onRestock}
        className="min-h-11 shrink-0 px-2 text-small font-semibold text-crimson hover:underline"
      >
        {low.restock}
      </button>
    </li>
  )
}
