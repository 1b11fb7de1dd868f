import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { stockFilters, type StockFilter } from '@haat/contract/domains/stock.rules.ts'
import type { StockItem } from '@haat/contract/domains/stock.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useCall } from '#api/use-router-context.ts'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { CorrectDialog } from './correct/correct-dialog.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { MovementsDialog } from './movements-dialog.tsx'
import { NoStock } from './no-stock.tsx'
import { ShelfDialog } from './shelf-dialog.tsx'
import { StockFilters, useCountText } from './stock-filters.tsx'
import { stockQueries } from './stock.queries.ts'
import { StockTable } from './stock-table.tsx'

/** What of a variant is open. */
export interface OpenItem {
  name: 'correct' | 'movements' | 'mark' | 'shelf'
  item: StockItem
}

const dialogs = { correct: CorrectDialog, movements: MovementsDialog, mark: MarkDialog, shelf: ShelfDialog }

const isFilter = (name: string | undefined): name is StockFilter => stockFilters.some((one) => one === name)

/** Every variant of the shop with what is on hand, promised and left. */
export default function StockPage({ shop }: { shop: Shop }) {
  const { shopId } = shop
  const { stock } = useArea('vendor')
  const { search, change } = useSearchParams()
  const [open, setOpen] = useState<OpenItem>()
  const filter = isFilter(search['filter']) ? search['filter'] : 'all'
  const searchTerm = search['searchTerm'] ?? ''
  const list = useEndlessList(stockQueries.list(useCall(), shopId, filter, searchTerm))
  const counts = list.firstPage?.counts
  const countText = useCountText()
  const OpenDialog = open && dialogs[open.name]
  return (
    <PageLayout>
      <PageHead
        title={stock.title}
        note={
          counts
            ? stock.lead(countText(counts.all), countText(counts.low), countText(counts.out))
            : stock.leadWaiting
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StockFilters
          chosen={filter}
          counts={counts}
          onChoose={(chosen) => change({ filter: chosen === 'all' ? '' : chosen })}
        />
        <div className="w-full sm:w-60">
          <SearchField
            label={stock.searchLabel}
            icon={<Search aria-hidden />}
            term={searchTerm}
            onChange={(term) => change({ searchTerm: term })}
          />
        </div>
      </div>
      <StockTable
        list={list}
        onOpen={setOpen}
        empty={
          <NoStock
            shop={shop}
            reason={searchTerm ? 'search' : filter}
            onShowAll={() => change({ filter: '', searchTerm: '' })}
          />
        }
      />
      {open && OpenDialog && (
        <OpenDialog
          shopId={shopId}
          // What is shown changes while it is open, by orders too.
          item={list.rows?.find(({ variantId }) => variantId === open.item.variantId) ?? open.item}
          onClose={() => setOpen(undefined)}
        />
      )}
    </PageLayout>
  )
}
