import Trash from 'lucide-react/icons/trash-2'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { AddToCartButton } from '#domains/cart/add-to-cart-button.tsx'
import { ProductCard } from '#domains/catalogue/product-card.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { PriceSince } from './price-since.tsx'

interface SavedItemProps {
  item: WishlistItem
  isPriority: boolean
  onRemove(): void
}

export function SavedItem({ item, isPriority, onRemove }: SavedItemProps) {
  const { ui } = useMessages()
  const texts = useArea('wishlist')
  const { product } = item
  return (
    <li className="grid grid-rows-[1fr_auto_auto] gap-y-2">
      <ProductCard product={product} isPriority={isPriority} />
      <PriceSince item={item} />
      <div className="flex gap-1.5">
        {product.stock === 'out' ? (
          <p className="grid min-h-12 grow place-items-center rounded-control bg-sunken px-3 text-label text-muted">
            {texts.outOfStock}
          </p>
        ) : (
          <AddToCartButton product={product} variant="secondary" className="px-2! max-md:text-label!" />
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
