import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Link } from '#ui/link/link.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass, type ButtonLook } from '#ui/button/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { replayPress } from '#ui/button/replay-press.ts'
import { useWaiting } from '#ui/button/use-waiting.ts'
import { useAddToCart } from './use-add-to-cart.ts'

interface AddProps {
  product: Pick<ProductCard, 'id' | 'title' | 'variantId' | 'stock' | 'left'>
  className?: string
}

/**
 * Adds the product to the cart, or links to its page where an option must be chosen first. Renders nothing when
 * it is sold out.
 */
function AddOrChoose({ product, className, children }: AddProps & { children?: string }) {
  const { ui } = useMessages()
  const keeping = useArea('keeping')
  const add = useAddToCart()
  const { mark, run } = useWaiting()
  const { id, variantId, stock } = product
  const title = inLanguage(product.title, ui.language)
  if (stock === 'out') return null
  if (variantId === null) {
    return (
      <Link
        to="/products/$productId"
        params={{ productId: id }}
        aria-label={keeping.choose(title)}
        className={className}
      >
        {children}
      </Link>
    )
  }
  return (
    <button
      type="button"
      {...replayPress}
      {...mark}
      aria-label={keeping.add(title)}
      onClick={() => run(() => add(product, variantId))}
      className={className}
    >
      {children}
    </button>
  )
}

/** The plus at the corner of a card's picture, above the link that covers the card. */
export const QuickAdd = ({ product }: Pick<AddProps, 'product'>) => (
  <AddOrChoose product={product} className="quick-add" />
)

/** A button with a text, as wide as its container. */
export function AddToCartButton({ product, variant, className }: AddProps & Pick<ButtonLook, 'variant'>) {
  const keeping = useArea('keeping')
  return (
    <AddOrChoose
      product={product}
      className={buttonClass({ variant, isWide: true, className: classNames('relative z-1', className) })}
    >
      {product.variantId === null ? keeping.chooseOptions : keeping.addToCart}
    </AddOrChoose>
  )
}
