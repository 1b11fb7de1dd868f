import Boxes from 'lucide-react/icons/boxes'
import Pause from 'lucide-react/icons/pause'
import Percent from 'lucide-react/icons/percent'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { stateEdits, stepEdits, stockEdits } from './grid-edits.ts'
import { isKnownToShoppers, type GridChanges } from './grid-model.ts'
import type { CellEdit } from './grid-state.ts'
import { PricesDialog } from './prices-dialog.tsx'
import { StockDialog } from './stock-dialog.tsx'
import { useCellWords } from './use-cell-words.ts'

interface BulkActionsProps {
  /** The chosen listings. */
  rows: readonly ListingRow[]
  changes: GridChanges
  onChange(edits: CellEdit[]): void
}

const buttonClass =
  'flex min-h-11 items-center gap-2 rounded-chip bg-sunken px-3.5 text-small font-semibold text-ink transition-colors hover:bg-line [&_svg]:size-4.5'

/** What can be done with all chosen listings at once. It shows in the cells; nothing is saved by it. */
export function BulkActions({ rows, changes, onChange }: BulkActionsProps) {
  const { listingGrid: grid } = useArea('vendor')
  const { count } = useCellWords()
  const [open, setOpen] = useState<'prices' | 'stock'>()
  const close = () => setOpen(undefined)
  const onSale = rows.filter(isKnownToShoppers)
  const areAllPaused = onSale.length > 0 && onSale.every(({ state }) => state === 'paused')
  return (
    <>
      <p className="text-small font-semibold" role="status">
        {grid.chosen(count(rows.length))}
      </p>
      <button type="button" className={buttonClass} onClick={() => setOpen('prices')}>
        <Percent aria-hidden />
        {grid.changePrices}
      </button>
      <button type="button" className={buttonClass} onClick={() => setOpen('stock')}>
        <Boxes aria-hidden />
        {grid.setStock}
      </button>
      {onSale.length > 0 && (
        <button
          type="button"
          className={buttonClass}
          onClick={() => onChange(stateEdits(onSale, areAllPaused ? 'live' : 'paused'))}
        >
          {areAllPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {areAllPaused ? grid.resume : grid.pause}
        </button>
      )}
      {open === 'prices' && (
        <PricesDialog
          count={rows.length}
          onApply={(step) => {
            onChange(stepEdits(rows, step, changes))
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'stock' && (
        <StockDialog
          count={rows.length}
          onApply={(onHand) => {
            onChange(stockEdits(rows, onHand))
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
