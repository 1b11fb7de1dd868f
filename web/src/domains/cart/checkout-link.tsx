import { Link } from '@tanstack/react-router'
import HandCoins from 'lucide-react/icons/hand-coins'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { checkoutPath } from './checkout-path.ts'

/** Without anything chosen it says what is missing rather than lead to an empty page. */
export function CheckoutLink({ isReady }: { isReady: boolean }) {
  const cart = useArea('cart')
  return (
    <Link
      to={checkoutPath}
      aria-disabled={!isReady}
      className={buttonClass({ size: 'large', isWide: true, className: isReady ? '' : 'opacity-60' })}
      onClick={(event) => {
        if (isReady) return
        event.preventDefault()
        void showToast('info', cart.chooseFirst).catch(() => {})
      }}
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
