import { lazy, Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { closeModal, useActiveModal, type ModalName } from './modal-store.ts'

export interface ModalProps {
  onClose(): void
}

/** Fetched when first opened: none of them is needed for the first paint. */
const modals: Record<ModalName, LazyExoticComponent<ComponentType<ModalProps>>> = {
  account: lazy(() => import('./modals/account-modal.tsx')),
  cart: lazy(() => import('./modals/cart-modal.tsx')),
  menu: lazy(() => import('./modals/menu-modal.tsx')),
  chat: lazy(() => import('./modals/chat-modal.tsx')),
}

export function ModalHost() {
  const name = useActiveModal()
  const place = useRouterState({ select: (state) => state.resolvedLocation?.href })
  // Whoever has gone to another page is done with the modal.
  useEffect(() => closeModal, [place])
  if (!name) return null
  const Modal = modals[name]
  return (
    <Suspense>
      <Modal onClose={closeModal} />
    </Suspense>
  )
}
