import Heart from 'lucide-react/icons/heart'
import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { early } from '#ui/early-click.ts'
import { useWishlistActions, useWishlistIds } from './use-wishlist.ts'

interface HeartButtonProps {
  product: Pick<ProductCard, 'id' | 'title'>
  /** `plain` where it stands on no picture. */
  look?: 'onPicture' | 'plain'
  className?: string
}

const looks = {
  onPicture: 'rounded-full bg-surface shadow-1',
  plain: 'rounded-control',
}

/** Saves a product or takes it off again, at once. Above the link that covers a card. */
export function HeartButton({ product, look = 'onPicture', className }: HeartButtonProps) {
  const { ui } = useMessages()
  const keeping = useArea('keeping')
  const { save, remove } = useWishlistActions()
  const isSaved = useWishlistIds().includes(product.id)
  return (
    <button
      type="button"
      {...early}
      aria-pressed={isSaved}
      aria-label={keeping.save(inLanguage(product.title, ui.language))}
      onClick={() => void (isSaved ? remove(product.id) : save(product.id))}
      className={classNames('thumb-button', looks[look], className)}
    >
      <Heart aria-hidden className={classNames('size-5.5', isSaved && 'fill-current text-crimson')} />
    </button>
  )
}
