import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { openModal } from './modals/modal-store.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'

/**
 * Opens the cart, or the sign-in dialog for visitors. Returns the same function in every render: an island that gets
 * another one before it is hydrated would lose the server's markup.
 */
export function useOpenCart() {
  const navigate = useNavigate()
  return useCallback(() => {
    if (hasTokenCookie()) void navigate({ to: '/profile/cart' })
    else openModal('login', { reason: 'cart', next: '/profile/cart' })
  }, [navigate])
}
