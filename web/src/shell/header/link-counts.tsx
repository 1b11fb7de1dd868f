import { Suspense } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCartCount } from '#domains/cart/use-cart-lines.ts'
import { useWishlistIds } from '#domains/wishlist/use-wishlist.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

const maxShown = 99

interface DiscProps {
  count: number
  name: 'savedCount' | 'cartCount'
}

/** The number on an icon; nothing for zero. */
const Count = (props: DiscProps) =>
  props.count > 0 && (
    <Suspense>
      <Disc {...props} />
    </Suspense>
  )

function Disc({ count, name }: DiscProps) {
  const { ui } = useMessages()
  const keeping = useArea('keeping')
  const figure = formatCount(Math.min(count, maxShown), ui.language)
  return (
    <span className="absolute top-0 left-1/2 ml-1.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-crimson-fill px-1 text-micro leading-none font-semibold text-white">
      <span aria-hidden>{count > maxShown ? `${figure}+` : figure}</span>
      <span className="sr-only">{keeping[name](formatCount(count, ui.language))}</span>
    </span>
  )
}

export const WishlistCount = () => <Count count={useWishlistIds().length} name="savedCount" />

export const CartCount = () => <Count count={useCartCount()} name="cartCount" />
