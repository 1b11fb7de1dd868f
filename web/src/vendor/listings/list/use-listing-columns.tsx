import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { lowStockCount } from '@haat/contract/domains/catalogue.rules.ts'
import type { ListingKind } from '@haat/contract/domains/listings.rules.ts'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { formatAmount } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Column } from '#office/parts/table/data-table.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { StateBadges } from './listing-looks.tsx'
import { ListingName } from './listing-name.tsx'

const middle = 'md:align-middle md:max-lg:px-2.5!'
const right = `${middle} md:text-right md:whitespace-nowrap`
/** Only beside other columns: a phone, and a tablet beside its menu, show what one looks for in a hurry. */
const onlyWide = 'max-lg:hidden!'
const onlyWidest = 'max-xl:hidden!'

/** The columns of the table. Services have no stock, are never sent, and their prices are changed in the editor. */
export function useListingColumns(shop: Shop, kind: ListingKind): Column<ListingRow>[] {
  const { columns } = useArea('vendor').listingList
  const always: Column<ListingRow>[] = [
    {
      id: 'listing',
      header: columns.listing,
      isMain: true,
      className: middle,
      renderCell: (row) => <ListingName shop={shop} row={row} />,
    },
    {
      id: 'state',
      header: columns.state,
      className: middle,
      renderCell: (row) => <StateBadges row={row} />,
    },
    { id: 'price', header: columns.price, className: right, renderCell: (row) => <PriceCell row={row} /> },
  ]
  const ofProducts: Column<ListingRow>[] = [
    {
      id: 'deal',
      header: columns.deal,
      className: `${right} ${onlyWide}`,
      renderCell: (row) => <DealCell row={row} />,
    },
    { id: 'stock', header: columns.stock, className: right, renderCell: (row) => <StockCell row={row} /> },
    {
      id: 'ready',
      header: columns.ready,
      className: `${right} ${onlyWidest}`,
      renderCell: (row) => <ReadyCell row={row} />,
    },
    {
      id: 'cash',
      header: columns.cash,
      className: `${middle} ${onlyWidest}`,
      renderCell: (row) => <CashCell row={row} />,
    },
  ]
  const sku: Column<ListingRow> = {
    id: 'sku',
    header: columns.sku,
    className: `${middle} w-36 text-fine wrap-anywhere ${onlyWidest}`,
    renderCell: (row) => row.sku,
  }
  const [name, ...others] = always
  return kind === 'product' ? [name!, sku, ...others, ...ofProducts] : always
}

/** What is missing stands as a dash, and as words for those who hear it. */
const Nothing = ({ words }: { words: string }) => (
  <span className="text-muted">
    <span aria-hidden>–</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
)

/** The price without a deal; the deal stands beside it. */
function PriceCell({ row: { fromPaisa, toPaisa, oldPaisa } }: { row: ListingRow }) {
  const { listingList: listings } = useArea('vendor')
  const { ui } = useMessages()
  if (fromPaisa === null || toPaisa === null) return <Nothing words={listings.noPrice} />
  const lowest = oldPaisa ?? fromPaisa
  const from = formatAmount(lowest, ui.language)
  return toPaisa > lowest ? listings.range(from, formatAmount(toPaisa, ui.language)) : from
}

function DealCell({ row: { fromPaisa, oldPaisa } }: { row: ListingRow }) {
  const { listingList: listings } = useArea('vendor')
  const { ui } = useMessages()
  if (fromPaisa === null || oldPaisa === null) return <Nothing words={listings.noDeal} />
  return <span className="font-semibold text-crimson">{formatAmount(fromPaisa, ui.language)}</span>
}

function StockCell({ row: { stock, publicId } }: { row: ListingRow }) {
  const { listingList: listings } = useArea('vendor')
  const { ui } = useMessages()
  if (stock === null) return <Nothing words={listings.notSaid} />
  const count = formatCount(stock, ui.language)
  if (stock > lowStockCount || publicId === null) return count
  return (
    <span className="font-bold text-crimson">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{listings.low(count)}</VisuallyHidden>
    </span>
  )
}

function ReadyCell({ row: { readyDays } }: { row: ListingRow }) {
  const { listingList: listings } = useArea('vendor')
  const { ui } = useMessages()
  if (readyDays === null) return <Nothing words={listings.notSaid} />
  return listings.days(formatCount(readyDays, ui.language))
}

function CashCell({ row: { isCashPossible } }: { row: ListingRow }) {
  const { listingList: listings } = useArea('vendor')
  const Icon = isCashPossible ? Check : Minus
  return (
    <>
      <Icon aria-hidden className={`mx-auto size-5 ${isCashPossible ? 'text-pine' : 'text-muted'}`} />
      <VisuallyHidden>{isCashPossible ? listings.cash : listings.noCash}</VisuallyHidden>
    </>
  )
}
