import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { replayPress } from '#ui/button/replay-press.ts'
import { useIsSaved, useWishlistActions } from './use-wishlist.ts'

interface HeartButtonProps {
  product: Pick<ProductCard, 'id' | 'title'>
  /** `plain` is for places without a picture behind the button. */
  look?: 'onPicture' | 'plain'
  className?: string
}

const looks = {
  onPicture: 'heart-button',
  plain: 'thumb-button',
}

/** Saves a product or removes it, at once. It lies above the link that covers a card. */
export function HeartButton({ product, look = 'onPicture', className }: HeartButtonProps) {
  const { ui } = useMessages()
  const keeping = useArea('keeping')
  const { save, remove } = useWishlistActions()
  const isSaved = useIsSaved(product.id)
  return (
    <button
      type="button"
      {...replayPress}
      aria-pressed={isSaved}
      aria-label={keeping.save(inLanguage(product.title, ui.language))}
      onClick={() => void (isSaved ? remove(product.id) : save(product.id))}
      className={classNames(looks[look], className)}
    />
  )
}
