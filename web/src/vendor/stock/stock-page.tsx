import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { stockFilters } from '@haat/contract/domains/stock.rules.ts'
import type { StockItem } from '@haat/contract/domains/stock.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useCall } from '#api/use-router-context.ts'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { useSearchParams, type SearchParams } from '#office/parts/filters/use-search-params.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ShopViews } from '../views/shop-views.tsx'
import { ViewCount } from '../views/view-count.tsx'
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

/** What the list shows at an address with these parameters. */
const filterOf = (search: SearchParams) => ({
  filter: stockFilters.find((one) => one === search['filter']) ?? 'all',
  searchTerm: search['searchTerm'] ?? '',
})

/** Every variant of the shop with what is on hand, promised and left. */
export default function StockPage({ shop }: { shop: Shop }) {
  const { shopId } = shop
  const { stock } = useArea('vendor')
  const { search, change } = useSearchParams()
  const [open, setOpen] = useState<OpenItem>()
  const call = useCall()
  const { filter, searchTerm } = filterOf(search)
  const list = useEndlessList(stockQueries.list(call, shopId, filter, searchTerm))
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
      <ShopViews
        shopId={shopId}
        page="stock"
        renderCount={(saved) => {
          const { filter: one, searchTerm: words } = filterOf(saved)
          const known = counts && !words ? countText(counts[one]) : undefined
          return <ViewCount known={known} {...stockQueries.list(call, shopId, one, words)} />
        }}
      />
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
