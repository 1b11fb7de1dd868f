import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useProduct } from '../form/listing-form.ts'
import type { Selling } from './selling.ts'
import { suggestSkus } from './suggest-skus.ts'

/** How much is on sale, a way to the missing SKUs, and the keys of the grid. */
export function GridFoot({ selling }: { selling: Selling }) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit, canChange } = useProduct()
  const offered = selling.variants.filter(({ isOffered }) => isOffered)
  const pieces = offered.reduce((sum, { stock }) => sum + (stock ?? 0), 0)
  const count = (figure: number) => formatCount(figure, ui.language)
  const lacksSku = content.variants.some(({ sku }) => sku === '')
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small text-muted">
      <p>
        {editor.summary(editor.variantsOnSale(count(offered.length)), editor.pieces(count(pieces)))}
        {selling.variants.some(({ isLive }) => isLive) && (
          <span className="mt-1 block">{editor.liveNote}</span>
        )}
      </p>
      {canChange && lacksSku && (
        <button
          type="button"
          onClick={() => edit({ variants: suggestSkus(content) })}
          className="min-h-11 font-semibold text-crimson hover:underline"
        >
          {editor.suggestSkus}
        </button>
      )}
      {selling.variants.length > 1 && (
        <p className="max-lg:hidden">
          <kbd className="rounded-badge bg-sunken px-1.5 py-0.5">↑↓</kbd> {editor.keysMove}{' '}
          <kbd className="rounded-badge bg-sunken px-1.5 py-0.5">Ctrl D</kbd> {editor.keysFill}
        </p>
      )}
    </div>
  )
}
