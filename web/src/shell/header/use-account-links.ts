import type { MouseEvent } from 'react'
import { useSession } from '#domains/account/session.tsx'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { openModal } from '../modals/modal-store.ts'

/** The user's account and cart. For visitors both open the sign-in dialog, which leads on to them. */
export function useAccountLinks() {
  const session = useSession()
  // Somebody may have signed in before this part is hydrated: its first render must match the server's HTML.
  const isAlive = useIsHydrated()
  const user = isAlive && session.status === 'signed-in' ? session.user : undefined
  return {
    user,
    openAccount: ({ currentTarget }: MouseEvent) =>
      user ? openModal('account', { top: currentTarget.getBoundingClientRect().bottom }) : openModal('login'),
    openCart: () => openModal('login', { reason: 'cart', next: '/profile/cart' }),
  }
}
