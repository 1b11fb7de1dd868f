import type { Product } from '@haat/contract/domains/catalogue.ts'
import { discountPercent, vatPercent } from '@haat/contract/domains/catalogue.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DiscountBadge } from '#ui/price/discount-badge.tsx'
import { LowestPrice } from '#ui/price/lowest-price.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import type { Variant } from './choose-variant.ts'

/** The price of the chosen variant, and what of VAT is in it. */
export function PriceBlock({ product, variant }: { product: Product; variant: Variant }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { pricePaisa, oldPricePaisa } = variant
  const percent = discountPercent(variant)
  // The price history is that of the cheapest variant, whose price is on cards: it says nothing of a dearer one.
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
        {product.vat !== 'none' && (
          <p className="text-muted">{texts.vat[product.vat](formatCount(vatPercent, ui.language))}</p>
        )}
      </div>
    </div>
  )
}
