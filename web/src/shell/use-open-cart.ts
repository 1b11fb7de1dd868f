import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { openModal } from './modals/modal-store.ts'
import { useAccountLinks } from './header/use-account-links.ts'

/**
 * Opens the cart, or the sign-in dialog for visitors. Returns the same function as long as the user stays the
 * same.
 */
export function useOpenCart() {
  const isKnown = useAccountLinks().user !== undefined
  const navigate = useNavigate()
  return useCallback(() => {
    if (isKnown) void navigate({ to: '/profile/cart' })
    else openModal('login', { reason: 'cart', next: '/profile/cart' })
  }, [isKnown, navigate])
}
