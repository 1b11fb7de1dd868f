import { CartPage } from '#domains/cart/cart-page.tsx'
import { useSession } from './session.tsx'

export function ProfileCartPage() {
  return useSession().status === 'signed-in' ? <CartPage /> : null
}
