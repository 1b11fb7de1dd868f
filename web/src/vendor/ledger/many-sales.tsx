import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { LedgerEntry } from '@haat/contract/domains/ledger.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useFigures } from '../orders/parts/use-figures.ts'
import { Amount, BalanceAfter, EntryRow, RowGrid } from './entry-row.tsx'
import { EntryIcon } from './line-icons.tsx'

interface ManySalesProps {
  shopId: string
  /** The newest first. */
  entries: readonly LedgerEntry[]
  today: string
}

/** Who handed over the cash of a parcel; null where it was paid in another way, or the shop brought it itself. */
const courierOfCash = (parcel: LedgerEntry['parcel']) =>
  parcel?.method === 'cod' && parcel.paidHow !== 'qr' && !parcel.isOwnDelivery ? parcel.courierName : null

/** Many sales of one day in one row, until somebody wants to see all of their lines. */
export function ManySales({ shopId, entries, today }: ManySalesProps) {
  const { list, entry: texts } = useArea('vendor').money
  const figures = useFigures()
  const [isOpen, setIsOpen] = useState(false)
  const lineCount = entries.reduce((sum, { lines }) => sum + lines.length, 0)
  const couriers = new Set(entries.map(({ parcel }) => courierOfCash(parcel)))
  const [courier] = couriers.size === 1 ? couriers : [null]
  return (
    <>
      <RowGrid>
        <EntryIcon kind="sale" />
        <span className="min-w-0 md:flex md:items-center md:justify-between md:gap-3">
          <span>
            <span className="block text-name">{texts.many(figures.count(entries.length))}</span>
            {courier && <span className="block text-fine text-muted">{texts.handedOver(courier)}</span>}
          </span>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="inline-flex min-h-11 items-center gap-1 text-fine font-semibold whitespace-nowrap text-crimson"
          >
            {isOpen ? list.hideLines : list.showLines(figures.count(lineCount))}
            <ChevronDown aria-hidden className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
          </button>
        </span>
        <span className="text-right">
          <Amount
            paisa={entries.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)}
            className="text-name"
          />
          <BalanceAfter
            paisa={entries[0]!.balanceAfterPaisa}
            className="block text-fine text-muted md:hidden"
          />
        </span>
        <BalanceAfter paisa={entries[0]!.balanceAfterPaisa} className="text-right text-small max-md:hidden" />
      </RowGrid>
      {isOpen &&
        entries.map((entry) => <EntryRow key={entry.number} shopId={shopId} entry={entry} today={today} />)}
    </>
  )
}
