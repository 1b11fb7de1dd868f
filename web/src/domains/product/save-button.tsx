import Heart from 'lucide-react/icons/heart'
import { useWishlistActions, useWishlistIds } from '#domains/wishlist/use-wishlist.ts'
import { useArea } from '#messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { early } from '#ui/early-click.ts'

export const quietActionClass =
  'flex min-h-11 items-center gap-2 rounded-control pr-2 text-label hover:text-crimson [&>svg]:size-5'

/** The heart with its words. */
export function SaveButton({ productId }: { productId: string }) {
  const texts = useArea('product')
  const { save, remove } = useWishlistActions()
  const isSaved = useWishlistIds().includes(productId)
  return (
    <button
      type="button"
      {...early}
      aria-pressed={isSaved}
      onClick={() => void (isSaved ? remove(productId) : save(productId))}
      className={quietActionClass}
    >
      <Heart aria-hidden className={classNames(isSaved && 'fill-current text-crimson')} />
      {isSaved ? texts.saved : texts.saveForLater}
    </button>
  )
}
