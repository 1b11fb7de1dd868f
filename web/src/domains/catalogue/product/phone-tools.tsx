import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Share2 from 'lucide-react/icons/share-2'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import type { MouseEvent } from 'react'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCartCount } from '#domains/cart/use-cart-lines.ts'
import { HeartButton } from '#domains/wishlist/heart-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useShare } from './buying/use-share.ts'

const toolClass = 'grid size-11 place-items-center rounded-control bg-surface shadow-1 [&>svg]:size-5.5'

/** On a phone the page has no header: the link back, cart, heart and share stand on the picture. */
export function PhoneTools({ product, onOpenCart }: { product: Product; onOpenCart: () => void }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const share = useShare(inLanguage(product.title, ui.language))
  const count = useCartCount()
  return (
    <div
      data-page-head
      className="pointer-events-none absolute inset-x-2.5 top-2.5 z-1 flex gap-2 *:pointer-events-auto md:hidden"
    >
      <BackLink category={product.categories.at(-1)?.slug} />
      <IconButton label={texts.share} onClick={() => void share()} className={toolClass}>
        <Share2 aria-hidden />
      </IconButton>
      <HeartButton product={product} look="plain" className="bg-surface shadow-1" />
      <IconButton label={texts.cart} onClick={onOpenCart} className={`${toolClass} relative`}>
        <ShoppingBasket aria-hidden />
        {count > 0 && (
          <span className="absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full bg-crimson-fill px-1 text-micro font-extrabold text-white">
            {formatCount(count, ui.language)}
          </span>
        )}
      </IconButton>
    </div>
  )
}

/**
 * Goes back in the history, which restores the scroll position; a visitor from outside goes to the product's
 * category.
 */
function BackLink({ category }: { category: string | undefined }) {
  const texts = useArea('product')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = (event: MouseEvent) => {
    if (!canGoBack) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link
      to="/products/"
      search={{ category }}
      onClick={goBack}
      aria-label={texts.back}
      className={`${toolClass} mr-auto`}
    >
      <ArrowLeft aria-hidden />
    </Link>
  )
}
