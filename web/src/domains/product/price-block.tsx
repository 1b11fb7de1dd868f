import type { Product } from '@haat/contract/domains/catalogue.ts'
import { vatPercent } from '@haat/contract/domains/catalogue.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { discountPercent } from '#domains/catalogue/discount-percent.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { DiscountBadge } from '#ui/discount-badge.tsx'
import { LowestPrice } from '#ui/lowest-price.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Variant } from './choose-variant.ts'

/** What the chosen one costs, all included. */
export function PriceBlock({ product, variant }: { product: Product; variant: Variant }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { pricePaisa, oldPricePaisa } = variant
  const percent = discountPercent(variant)
  // The history is of the price that lists show: of a dearer variant it says nothing.
  const lowest = pricePaisa === product.pricePaisa && percent > 0 ? product.lowestPaisa : null
  return (
    <div className="rounded-picture bg-cream px-4.5 py-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className={`text-price-detail whitespace-nowrap ${percent > 0 ? 'text-crimson' : 'text-ink'}`}>
          {formatRupees(pricePaisa, ui.language)}
        </span>
        {oldPricePaisa !== null && percent > 0 && (
          <>
            <span className="whitespace-nowrap text-muted">
              <s aria-hidden>{formatRupees(oldPricePaisa, ui.language)}</s>
              <VisuallyHidden>{ui.oldPrice(formatRupees(oldPricePaisa, ui.language))}</VisuallyHidden>
            </span>
            <DiscountBadge percent={percent} />
          </>
        )}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 [&_p]:text-small">
        {lowest !== null && <LowestPrice paisa={pricePaisa} lowestPaisa={lowest} />}
        <p className="text-muted">{texts.vat(formatCount(vatPercent, ui.language))}</p>
      </div>
    </div>
  )
}
