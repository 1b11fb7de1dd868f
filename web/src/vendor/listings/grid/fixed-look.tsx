import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { classNames } from '#ui/class-names.ts'
import { badgeOf, numberClass, textClass, type CellLook } from './cell-look.tsx'
import type { GridColumn, GridLine, ListingChanges } from './grid-model.ts'
import { GridName, VariantName } from './grid-name.tsx'
import type { GridLineProps } from './line-props.ts'
import { SpanText } from './span-text.tsx'
import type { CellWords } from './use-cell-words.ts'

/** What a cell shows in which nothing can be changed. */
export function fixedLook(props: GridLineProps, column: GridColumn): CellLook {
  const { line, words, listing } = props
  const { row, variant, isBelow } = line
  const { listings, valueText } = words
  if (column === 'sku') return skuLook(variant?.sku ?? row.sku)
  if (isBelow) return { content: column === 'listing' && <VariantName line={line} words={words} /> }
  switch (column) {
    case 'choose':
      return chooseLook(props)
    case 'listing':
      return { content: <GridName {...props} /> }
    case 'state':
      return { content: badgeOf(row.state, words) }
    case 'cash':
      return {
        content: (
          <input
            type="checkbox"
            aria-hidden
            disabled
            checked={row.isCashPossible}
            readOnly
            className="tick mx-auto"
          />
        ),
        label: valueText('cash', row.isCashPossible),
      }
    case 'ready':
      return row.readyDays === null
        ? { content: listings.none, label: listings.notSaid, className: mutedClass }
        : { content: valueText('ready', row.readyDays), className: numberClass }
    default:
      return sumLook(line, column, listing, words)
  }
}

const mutedClass = `${numberClass} text-muted`

const skuLook = (sku: string): CellLook => ({
  content: sku,
  title: sku,
  className: `${textClass} listing-grid-long-text text-fine`,
})

const chooseLook = ({ line: { row }, words, isChosen, actions }: GridLineProps): CellLook => ({
  content: (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={words.grid.choose(inLanguage(row.title, words.language) || words.listings.unnamed)}
      checked={isChosen}
      onChange={(event) => actions.onChoose(row.id, event.target.checked)}
      className="tick mx-auto"
    />
  ),
})

/** What the variants of a listing come to: from the lowest to the highest price, and all that is on hand. */
function sumLook(
  { row }: GridLine,
  column: 'price' | 'deal' | 'stock',
  listing: ListingChanges | undefined,
  { listings, amount, count }: CellWords,
): CellLook {
  const isChanged = Object.values(listing?.cells ?? {}).some(({ field }) => field === column)
  const figures = (row.cells?.variants ?? []).flatMap(
    ({ isOffered, pricePaisa, dealPaisa, onHand }) =>
      (isOffered ? { price: pricePaisa, deal: dealPaisa, stock: onHand }[column] : null) ?? [],
  )
  if (figures.length === 0) {
    const words = { price: listings.noPrice, deal: listings.noDeal, stock: listings.notSaid }[column]
    return isChanged
      ? { content: <SpanText text="*" words={words} />, className: mutedClass }
      : { content: listings.none, label: words, className: mutedClass }
  }
  const [low, high] = [Math.min(...figures), Math.max(...figures)]
  const range = low === high ? amount(low) : listings.range(amount(low), amount(high))
  const text = column === 'stock' ? count(figures.reduce((sum, one) => sum + one, 0)) : range
  return {
    content: isChanged ? <span className="font-bold text-cream-ink">{text} *</span> : text,
    className: classNames(numberClass, 'listing-grid-long-text', column === 'deal' && 'text-crimson'),
  }
}
