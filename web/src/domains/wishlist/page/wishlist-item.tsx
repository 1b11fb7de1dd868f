import Trash from 'lucide-react/icons/trash-2'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useProductParts } from '../product-parts.ts'

interface SavedItemProps {
  item: WishlistItem
  isPriority: boolean
  onRemove(): void
}

export function WishlistRow({ item, isPriority, onRemove }: SavedItemProps) {
  const { ui } = useMessages()
  const texts = useArea('wishlist')
  const { product } = item
  const { AddToCart, Card, WaitFor } = useProductParts()
  return (
    <li className="grid grid-rows-[1fr_auto_auto] gap-y-2">
      <Card product={product} isPriority={isPriority} />
      {product.paused ? <span /> : <PriceChange item={item} />}
      <div className="flex gap-1.5">
        {product.stock === 'out' && product.variantId ? (
          <WaitFor
            variantId={product.variantId}
            of={inLanguage(product.title, ui.language)}
            className="grow px-2! max-md:text-label!"
          />
        ) : product.stock === 'out' ? (
          <p className="grid min-h-12 grow place-items-center rounded-control bg-sunken px-3 text-label text-muted">
            {product.paused ? texts.paused : texts.outOfStock}
          </p>
        ) : (
          <AddToCart product={product} variant="secondary" className="px-2! max-md:text-label!" />
        )}
        <IconButton
          label={texts.remove(inLanguage(product.title, ui.language))}
          className="size-12 text-muted hover:text-crimson"
          onClick={onRemove}
        >
          <Trash />
        </IconButton>
      </div>
    </li>
  )
}

/** Compares the price of today with the price when the product was saved. */
function PriceChange({ item: { product, savedPaisa } }: { item: WishlistItem }) {
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
