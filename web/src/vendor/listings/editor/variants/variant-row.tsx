import { Link } from '@tanstack/react-router'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useProduct } from '../form/listing-form.ts'
import { CellInput } from './cell-input.tsx'
import type { CellField } from './parse-cells.ts'
import { OfferedSwitch } from './offered-switch.tsx'
import { changesOfPaste } from './paste-cells.ts'
import { nameOf, type Selling } from './selling.ts'
import { VariantName } from './variant-name.tsx'

const cellClass = 'border-line md:border-b md:border-l max-md:flex max-md:items-center max-md:border-t'

/** One variant: what it is, and its cells. */
export function VariantRow({ selling, row }: { selling: Selling; row: number }) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { shop, content, canChange, errorAt } = useProduct()
  const variant = selling.variants[row]!
  const { isLive } = variant
  const name = nameOf(content.options, variant.values, ui.language) || editor.only
  const figure = (paisa: number | null) =>
    paisa === null ? '' : formatRupees(paisa, ui.language).replace(/^\D+\u00a0/, '')
  const texts: Record<CellField, string> = {
    sku: variant.sku,
    pricePaisa: figure(variant.pricePaisa),
    dealPaisa: figure(variant.dealPaisa),
    stock: variant.stock === null ? '' : formatCount(variant.stock, ui.language),
  }
  const labels: Record<CellField, string> = {
    sku: editor.sku,
    pricePaisa: editor.price,
    dealPaisa: editor.deal,
    stock: editor.stock,
  }
  const cell = (field: CellField) => (
    <td className={cellClass}>
      <span aria-hidden className="w-20 shrink-0 pl-3 text-small text-muted md:hidden">
        {labels[field]}
      </span>
      <div className="grow">
        <CellInput
          row={row}
          field={field}
          label={editor.cellOf(labels[field], name)}
          text={texts[field]}
          error={(field === 'pricePaisa' ? variant.fault : undefined) ?? errorAt(`variants.${row}.${field}`)}
          isDisabled={!canChange || (field === 'dealPaisa' && !isLive)}
          onCommit={(value) => selling.apply([{ row, field, value }])}
          onFillDown={(value) =>
            selling.apply(selling.variants.slice(row).map((_, down) => ({ row: row + down, field, value })))
          }
          onPaste={(cells) =>
            selling.apply(
              changesOfPaste(
                cells,
                { row, field },
                { rows: selling.variants.length, hasDeal: selling.hasDeal },
              ),
            )
          }
          onFocus={() => selling.onChoose(row)}
          className={field === 'dealPaisa' ? 'text-crimson' : ''}
        />
      </div>
    </td>
  )
  return (
    <tr className="max-md:block max-md:rounded-control max-md:border max-md:border-line">
      <th scope="row" className="border-line p-2.5 text-left text-small font-normal md:border-b">
        <VariantName variant={variant} />
      </th>
      {cell('sku')}
      {cell('pricePaisa')}
      {selling.hasDeal && cell('dealPaisa')}
      {isLive ? (
        <td className={`${cellClass} px-3 text-right`}>
          <span aria-hidden className="w-17 shrink-0 text-left text-small text-muted md:hidden">
            {editor.stock}
          </span>
          <Link
            to="/vendor/$"
            params={{ _splat: `${shop.shopId}/stock` }}
            aria-label={`${editor.cellOf(editor.stock, name)}: ${texts.stock}. ${editor.changeStock}`}
            className={`inline-flex min-h-11 items-center font-semibold tabular-nums underline ${(variant.stock ?? 0) <= 2 ? 'text-crimson' : ''}`}
          >
            {texts.stock}
          </Link>
        </td>
      ) : (
        cell('stock')
      )}
      <td className={`${cellClass} px-2.5`}>
        <OfferedSwitch selling={selling} row={row} label={editor.onSaleOf(name)} />
      </td>
    </tr>
  )
}
