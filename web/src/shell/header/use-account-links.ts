import { useSession } from '#domains/account/session.tsx'
import { openModal } from '../modals/modal-store.ts'

/** The user's account and cart. For visitors both open the sign-in dialog, which leads on to them. */
export function useAccountLinks() {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  return {
    user,
    openAccount: () => openModal(user ? 'account' : 'login'),
    openCart: () => openModal('login', { reason: 'cart', next: '/profile/cart' }),
  }
}
