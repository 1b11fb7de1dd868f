import { Suspense, useEffect } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { keepCartOf, useCartCount } from '#domains/cart/cart-lines.ts'
import { useWishlistIds } from '#domains/wishlist/use-wishlist.ts'
import { keepWishlistOf } from '#domains/wishlist/wishlist-store.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { useOwnPlaces } from './own-places.ts'

const most = 99

interface DiscProps {
  count: number
  name: 'savedCount' | 'cartCount'
}

/** At the shoulder of an icon, in nobody's way. Nothing stands there for nothing. */
const Count = (props: DiscProps) =>
  props.count > 0 && (
    <Suspense>
      <Disc {...props} />
    </Suspense>
  )

function Disc({ count, name }: DiscProps) {
  const { ui } = useMessages()
  const keeping = useArea('keeping')
  const figure = formatCount(Math.min(count, most), ui.language)
  return (
    <span className="absolute top-0 left-1/2 ml-1.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-crimson-fill px-1 text-micro leading-none font-semibold text-white">
      <span aria-hidden>{count > most ? `${figure}+` : figure}</span>
      <span className="sr-only">{keeping[name](formatCount(count, ui.language))}</span>
    </span>
  )
}

export function WishlistCount() {
  const call = useCall()
  const { user } = useOwnPlaces()
  const count = useWishlistIds().length
  useEffect(() => keepWishlistOf(user?.id, call), [user?.id, call])
  return <Count count={count} name="savedCount" />
}

export function CartCount() {
  const call = useCall()
  const { user } = useOwnPlaces()
  const count = useCartCount()
  useEffect(() => keepCartOf(user?.id, call), [user?.id, call])
  return <Count count={count} name="cartCount" />
}
