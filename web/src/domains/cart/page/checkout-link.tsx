import { Link, useNavigate } from '@tanstack/react-router'
import HandCoins from 'lucide-react/icons/hand-coins'
import type { MouseEvent } from 'react'
import type { Cart } from '@haat/contract/domains/cart.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { toastCartFailure } from '../toast-cart-failure.ts'
import { useCartActions } from '../use-cart-actions.ts'
import { isBought } from './update-cart.ts'

/**
 * When nothing is chosen it says so, instead of leading to an empty page. Items that were unticked because they
 * changed stay in the cart for later.
 */
export function CheckoutLink({ cart: { items } }: { cart: Cart }) {
  const { chooseOnly } = useCartActions()
  const cart = useArea('cart')
  const navigate = useNavigate()
  const bought = items.filter(isBought)
  const isReady = bought.length > 0
  const isAsShown = items.every((item) => !item.isChosen || isBought(item))

  async function leaveTheRest() {
    try {
      await chooseOnly(bought.map(({ variantId }) => variantId))
      await navigate({ to: '/checkout' })
    } catch (failure) {
      await toastCartFailure(failure)
    }
  }

  function go(event: MouseEvent) {
    if (isReady && isAsShown) return
    event.preventDefault()
    if (isReady) void leaveTheRest()
    else void showToast('info', cart.chooseFirst).catch(() => {})
  }

  return (
    <Link
      to="/checkout"
      aria-disabled={!isReady}
      className={buttonClass({ size: 'large', isWide: true, className: isReady ? '' : 'opacity-60' })}
      onClick={go}
    >
      {cart.checkout}
    </Link>
  )
}

export function CheckoutNote() {
  const cart = useArea('cart')
  return (
    <p className="mt-2 flex items-center justify-center gap-2 text-fine text-muted [&>svg]:size-4 [&>svg]:shrink-0">
      <HandCoins aria-hidden />
      {cart.checkoutNote}
    </p>
  )
}
