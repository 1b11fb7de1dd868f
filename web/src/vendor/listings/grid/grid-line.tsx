import { memo, type CSSProperties } from 'react'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { StateBadges } from '../list/listing-looks.tsx'
import { SentBackLine } from '../list/sent-back-line.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { FixedCell, ValueCell, type CellSpot } from './grid-cell.tsx'
import { lineClass, lineHeight, variantHeight } from './grid-look.ts'
import { cellOf, gridColumns, type GridColumn, type GridLine, type ListingChanges } from './grid-model.ts'
import { GridName, VariantName } from './grid-name.tsx'
import { SpanText } from './span-text.tsx'
import { useCellWords } from './use-cell-words.ts'

export interface GridLineProps {
  shop: Shop
  line: GridLine
  /** Its place among all lines, the head left out. */
  at: number
  top: number
  listing: ListingChanges | undefined
  isChosen: boolean
  /** The column of the active cell, if that is in this line. */
  activeColumn: number | null
  /** The first and the last column that are selected. */
  selectedFrom: number
  selectedTo: number
  editing: string | null
  onDone(text: string, move: 'down' | 'up' | 'next' | 'back' | null): void
  onCancel(): void
  onChoose(id: string, isChosen: boolean): void
  onUnfold(id: string, isUnfolded: boolean): void
}

/** One line of the grid. It is drawn anew only when something of it has changed, so that a long list scrolls smoothly. */
export const Line = memo(function Line(props: GridLineProps) {
  const { shop, line, at, top, listing, isChosen, activeColumn, selectedFrom, selectedTo } = props
  const { row, isBelow } = line
  const height = isBelow ? variantHeight : lineHeight
  return (
    <>
      <div
        role="row"
        aria-rowindex={at + 2}
        aria-selected={isBelow ? undefined : isChosen}
        data-line={line.id}
        style={{ '--top': `${top}px`, '--height': `${height}px` } as CSSProperties}
        className={classNames(
          lineClass,
          'group/line absolute inset-x-0 top-(--top) h-(--height) border-b border-line',
          isBelow && 'bg-paper',
        )}
      >
        {gridColumns.map((column, number) => {
          const spot: CellSpot = {
            column: number,
            isActive: activeColumn === number,
            isSelected: number >= selectedFrom && number <= selectedTo,
          }
          const cell = cellOf(line, column)
          if (cell)
            return (
              <ValueCell
                key={column}
                {...spot}
                {...{ line, cell, listing }}
                editing={spot.isActive ? props.editing : null}
                onDone={props.onDone}
                onCancel={props.onCancel}
              />
            )
          const isNumber = column === 'price' || column === 'deal' || column === 'stock' || column === 'ready'
          return (
            <FixedCell key={column} {...spot} isEnd={isNumber}>
              <Content {...{ ...props, column }} />
            </FixedCell>
          )
        })}
      </div>
      {row.sentBack && !isBelow && (
        <div
          role="row"
          style={{ '--top': `${top + height}px` } as CSSProperties}
          className="absolute inset-x-0 top-(--top) overflow-hidden border-b border-line [&_a]:min-h-10! [&>div>div]:m-0! [&>div>div]:flex-nowrap [&>div>div]:py-0.5 [&_p]:truncate [&_p]:text-small [&_a]:text-small"
        >
          <div role="gridcell" aria-colindex={1}>
            <SentBackLine shop={shop} row={row} sentBack={row.sentBack} />
          </div>
        </div>
      )}
    </>
  )
})

function Content({
  shop,
  line,
  column,
  isChosen,
  listing,
  onChoose,
  onUnfold,
}: GridLineProps & { column: GridColumn }) {
  const { listingGrid: grid, listingList: listings } = useArea('vendor')
  const { language } = useMessages().ui
  const { row, variant, isBelow } = line
  if (isBelow) {
    if (column === 'listing') return <VariantName line={line} />
    return column === 'sku' ? <Sku sku={variant!.sku} /> : null
  }
  switch (column) {
    case 'choose':
      return (
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={grid.choose(inLanguage(row.title, language) || listings.unnamed)}
          checked={isChosen}
          onChange={(event) => onChoose(row.id, event.target.checked)}
          className="tick mx-auto"
        />
      )
    case 'listing':
      return <GridName shop={shop} line={line} onUnfold={(isUnfolded) => onUnfold(row.id, isUnfolded)} />
    case 'sku':
      return <Sku sku={variant?.sku ?? row.sku} />
    case 'state':
      return <StateBadges row={{ ...row, changes: 'none' }} />
    case 'cash':
      return (
        <>
          <input
            type="checkbox"
            aria-hidden
            disabled
            checked={row.isCashPossible}
            readOnly
            className="tick mx-auto"
          />
          <VisuallyHidden>{row.isCashPossible ? listings.cash : listings.noCash}</VisuallyHidden>
        </>
      )
    default:
      return <SumOfVariants row={row} column={column} isChanged={isColumnChanged(listing, column)} />
  }
}

const Sku = ({ sku }: { sku: string }) => (
  <span title={sku} className="truncate text-fine">
    {sku}
  </span>
)

const isColumnChanged = (listing: ListingChanges | undefined, column: GridColumn) =>
  Object.values(listing?.cells ?? {}).some(({ field }) => field === column)

interface SumProps {
  row: ListingRow
  column: GridColumn
  /** Whether a variant below has been changed in this column. */
  isChanged: boolean
}

/** What the variants of a listing come to: from the lowest to the highest price, and all that is on hand. */
function SumOfVariants({ row, column, isChanged }: SumProps) {
  const { listingList: listings } = useArea('vendor')
  const { amount, count } = useCellWords()
  const variants = (row.cells?.variants ?? []).filter(({ isOffered }) => isOffered)
  const of = (pick: (variant: (typeof variants)[number]) => number | null) =>
    variants.flatMap((variant) => pick(variant) ?? [])
  const range = (figures: number[]) => {
    const [low, high] = [Math.min(...figures), Math.max(...figures)]
    return low === high ? amount(low) : listings.range(amount(low), amount(high))
  }
  const marked = (text: string) =>
    isChanged ? <span className="font-bold text-cream-ink">{text} *</span> : text
  const prices = of(({ pricePaisa }) => pricePaisa)
  const deals = of(({ dealPaisa }) => dealPaisa)
  const stock = of(({ onHand }) => onHand)
  if (column === 'price' && prices.length > 0) return marked(range(prices))
  if (column === 'deal' && deals.length > 0)
    return <span className="text-crimson">{marked(range(deals))}</span>
  if (column === 'stock' && stock.length > 0) return marked(count(stock.reduce((sum, one) => sum + one, 0)))
  if (column === 'ready' && row.readyDays !== null) return listings.days(count(row.readyDays))
  const words = { price: listings.noPrice, deal: listings.noDeal }[column as string] ?? listings.notSaid
  return (
    <span className="text-muted">
      <SpanText text={isChanged ? '*' : listings.none} words={words} />
    </span>
  )
}
