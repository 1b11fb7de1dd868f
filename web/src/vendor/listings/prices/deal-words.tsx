import { discountPercent } from '@haat/contract/domains/catalogue.rules.ts'
import type { VariantPrices } from '@haat/contract/domains/listings.prices.ts'
import { lowestBefore, oldPriceOf } from '@haat/contract/domains/listings.prices.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DiscountBadge } from '#ui/price/discount-badge.tsx'
import { LowestPrice } from '#ui/price/lowest-price.tsx'

interface DealWordsProps {
  variant: VariantPrices
  dealPaisa: number
  /** The moment at which the deal begins. */
  at: number
}

/** What a deal price is beside what was asked before, and what shoppers will read of it. */
export function DealWords({ variant, dealPaisa, at }: DealWordsProps) {
  const { ui } = useMessages()
  const texts = useArea('vendor').listingPrices.deal
  const rupees = (paisa: number) => formatRupees(paisa, ui.language)
  const { history, standingPaisa } = variant
  const lowest = lowestBefore(history, at)
  const oldPricePaisa = oldPriceOf(history, at, { standingPaisa, dealPaisa })
  const compare =
    lowest === null || dealPaisa < lowest
      ? texts.isBelow
      : dealPaisa > lowest
        ? texts.isAbove
        : texts.isLowest
  const percent = discountPercent({ pricePaisa: dealPaisa, oldPricePaisa })
  return (
    <div className="grid gap-2">
      {lowest !== null && <p>{compare(rupees(dealPaisa), rupees(lowest))}</p>}
      {oldPricePaisa === null || lowest === null ? (
        <p>{texts.noOldPrice}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-small">{texts.shopSays}</p>
          <LowestPrice paisa={dealPaisa} lowestPaisa={lowest} />
          {percent > 0 && <DiscountBadge percent={percent} />}
        </div>
      )}
      <p className="text-small text-cream-ink">
        {texts.counted}
        {lowest !== null &&
          dealPaisa <= lowest &&
          ` ${texts.above(rupees(lowest), ui.lowestWas(rupees(lowest)))}`}
      </p>
    </div>
  )
}
