import Trash from 'lucide-react/icons/trash-2'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { PriceChange } from './price-change.tsx'
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
  const { AddToCart, Card } = useProductParts()
  return (
    <li className="grid grid-rows-[1fr_auto_auto] gap-y-2">
      <Card product={product} isPriority={isPriority} />
      <PriceChange item={item} />
      <div className="flex gap-1.5">
        {product.stock === 'out' ? (
          <p className="grid min-h-12 grow place-items-center rounded-control bg-sunken px-3 text-label text-muted">
            {texts.outOfStock}
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
