import { useSession } from '#domains/account/session.tsx'
import { openModal } from './modal-store.ts'

/** A visitor's ways to what is theirs lead through the sign-in, and on from there. */
export function useOwnPlaces() {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  return {
    user,
    openAccount: () => openModal(user ? 'account' : 'login'),
    openCart: () => openModal('login', { reason: 'cart', next: '/profile/cart' }),
  }
}
