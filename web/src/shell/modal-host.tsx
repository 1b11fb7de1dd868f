import { lazy, Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { arrive, closeModal, useActiveModal, type ModalDetails, type ModalName } from './modal-store.ts'

export interface ModalProps<Name extends ModalName> {
  details: ModalDetails[Name]
  onClose(): void
}

type Modals = { [Name in ModalName]: LazyExoticComponent<ComponentType<ModalProps<Name>>> }

/** Fetched when first opened: none of them is needed for the first paint. */
const modals: Modals = {
  account: lazy(() => import('./modals/account-modal.tsx')),
  menu: lazy(() => import('./modals/menu-modal.tsx')),
  chat: lazy(() => import('./modals/chat-modal.tsx')),
  login: lazy(() => import('./modals/login-modal.tsx')),
  register: lazy(() => import('./modals/register-modal.tsx')),
  'forgot-password': lazy(() => import('./modals/forgot-password-modal.tsx')),
  'check-mail': lazy(() => import('./modals/check-mail-modal.tsx')),
}

export function ModalHost() {
  const active = useActiveModal()
  // Every step has its own key, also one that ends on the page where it began.
  const step = useRouterState({
    select: ({ resolvedLocation }) => resolvedLocation && (resolvedLocation.state.__TSR_key ?? 'first'),
  })
  useEffect(() => {
    // A modal that a quick thumb opened while the first page was still coming belongs to that page.
    if (step === undefined) return
    arrive()
    // Whoever has gone to another page is done with the modal.
    return closeModal
  }, [step])
  if (!active) return null
  // The store keeps a name and its details together.
  const Modal = modals[active.name] as ComponentType<{ details: object; onClose(): void }>
  return (
    <Suspense>
      <Modal details={active.details} onClose={closeModal} />
    </Suspense>
  )
}
