import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Compares the price of today with the price when the product was saved. */
export function PriceChange({ item: { product, savedPaisa } }: { item: WishlistItem }) {
  const { ui } = useMessages()
  const texts = useArea('wishlist')
  if (savedPaisa === null) return null
  const change = product.pricePaisa - savedPaisa
  const amount = formatRupees(Math.abs(change), ui.language)
  const lineClass = 'flex items-start gap-1.5 text-fine [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0'
  if (change < 0) {
    return (
      <p className={`${lineClass} font-semibold text-pine`}>
        <TrendingDown aria-hidden />
        {texts.cheaper(amount)}
      </p>
    )
  }
  if (change === 0) return <p className={`${lineClass} text-muted`}>{texts.samePrice}</p>
  return (
    <p className={`${lineClass} font-semibold text-crimson`}>
      <TrendingUp aria-hidden />
      {texts.dearer(amount)}
    </p>
  )
}
