import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { openModal } from './modal-store.ts'
import { useOwnPlaces } from './own-places.ts'

/** The way to the cart for pages that send people there; the same function as long as the same person is here. */
export function useOpenCart() {
  const isKnown = useOwnPlaces().user !== undefined
  const navigate = useNavigate()
  return useCallback(() => {
    if (isKnown) void navigate({ to: '/profile/cart' })
    else openModal('login', { reason: 'cart', next: '/profile/cart' })
  }, [isKnown, navigate])
}
