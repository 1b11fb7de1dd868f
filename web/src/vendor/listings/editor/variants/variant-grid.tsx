import { useArea } from '#ui/messages/use-area.ts'
import type { Selling } from './selling.ts'
import { VariantRow } from './variant-row.tsx'

/** One row per variant. On a narrow screen each row is a card. */
export function VariantGrid({ selling }: { selling: Selling }) {
  const { listingEditor: editor } = useArea('vendor')
  const head = 'border-b border-line bg-cream px-3 py-2.5 text-left text-small font-semibold text-cream-ink'
  const { hasDeal } = selling
  return (
    <div className="overflow-x-auto md:rounded-control md:border md:border-line">
      <table className="w-full border-collapse max-md:block">
        <thead className="max-md:hidden">
          <tr>
            <th scope="col" className={head}>
              {editor.variant}
            </th>
            <th scope="col" className={head}>
              {editor.sku}
            </th>
            <th scope="col" className={`${head} text-right!`}>
              {editor.price}
            </th>
            {hasDeal && (
              <th scope="col" className={`${head} text-right!`}>
                {editor.deal}
              </th>
            )}
            <th scope="col" className={`${head} text-right!`}>
              {editor.stock}
            </th>
            <th scope="col" className={head}>
              {editor.onSale}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {selling.variants.map((variant, row) => (
            <VariantRow key={variant.values.join('/')} selling={selling} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
