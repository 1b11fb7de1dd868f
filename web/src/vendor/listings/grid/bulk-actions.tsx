import Boxes from 'lucide-react/icons/boxes'
import Pause from 'lucide-react/icons/pause'
import Percent from 'lucide-react/icons/percent'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import { Button } from '#ui/button/button.tsx'
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

const buttonClass = 'px-3.5 text-small! min-h-11!'

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
      <Button
        variant="quiet"
        className={buttonClass}
        icon={<Percent aria-hidden />}
        onClick={() => setOpen('prices')}
      >
        {grid.changePrices}
      </Button>
      <Button
        variant="quiet"
        className={buttonClass}
        icon={<Boxes aria-hidden />}
        onClick={() => setOpen('stock')}
      >
        {grid.setStock}
      </Button>
      {onSale.length > 0 && (
        <Button
          variant="quiet"
          className={buttonClass}
          icon={areAllPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          onClick={() => onChange(stateEdits(onSale, areAllPaused ? 'live' : 'paused'))}
        >
          {areAllPaused ? grid.resume : grid.pause}
        </Button>
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
