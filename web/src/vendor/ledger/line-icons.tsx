import Banknote from 'lucide-react/icons/banknote'
import Bike from 'lucide-react/icons/bike'
import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import Landmark from 'lucide-react/icons/landmark'
import Percent from 'lucide-react/icons/percent'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Undo2 from 'lucide-react/icons/undo-2'
import type { EntryLine, LedgerEntry } from '@haat/contract/domains/ledger.ts'

const looks = {
  sale: [ShoppingBag, 'bg-pine-tint text-pine'],
  refund: [Undo2, 'bg-blush text-crimson-deep'],
  payout: [Landmark, 'bg-indigo-tint text-indigo'],
  payoutBack: [Undo2, 'bg-indigo-tint text-indigo'],
  opening: [ShoppingBag, 'bg-sunken text-ink'],
} as const

/** The sign of an entry. */
export function EntryIcon({ kind }: Pick<LedgerEntry, 'kind'>) {
  const [Icon, tone] = looks[kind]
  return (
    <span className={`grid size-9 shrink-0 place-items-center rounded-chip ${tone}`}>
      <Icon aria-hidden className="size-5" />
    </span>
  )
}

const lineLooks = {
  discount: [TicketPercent, 'bg-sunken'],
  commission: [Percent, 'bg-sunken'],
  vat: [ReceiptText, 'bg-sunken'],
  delivery: [Bike, 'bg-pine-tint text-pine'],
  cashTaken: [Banknote, 'bg-sunken'],
  discountBack: [TicketPercent, 'bg-sunken'],
  commissionBack: [CornerUpLeft, 'bg-sunken'],
  vatBack: [CornerUpLeft, 'bg-sunken'],
} as const

/** The smaller sign of a line below its entry. */
export function LineIcon({ kind }: Pick<EntryLine, 'kind'>) {
  const [Icon, tone] =
    kind !== null && kind in lineLooks ? lineLooks[kind as keyof typeof lineLooks] : lineLooks.vat
  return (
    <span className={`mx-1 grid size-7 shrink-0 place-items-center rounded-badge ${tone}`}>
      <Icon aria-hidden className="size-4" />
    </span>
  )
}
