import { lazy, Suspense, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { arrive, closeModal, useActiveModal, type ModalDetails, type ModalName } from './modal-store.ts'

export interface ModalProps<Name extends ModalName> {
  details: ModalDetails[Name]
  onClose(): void
}

type DialogName = Exclude<ModalName, 'chat'>
type Modals = { [Name in DialogName]: LazyExoticComponent<ComponentType<ModalProps<Name>>> }

/** Fetched when first opened: none of them is needed for the first paint. */
const modals: Modals = {
  account: lazy(() => import('./modals/account-modal.tsx')),
  menu: lazy(() => import('./modals/menu-modal.tsx')),
  login: lazy(() => import('./modals/login-modal.tsx')),
  register: lazy(() => import('./modals/register-modal.tsx')),
  'forgot-password': lazy(() => import('./modals/forgot-password-modal.tsx')),
  'check-mail': lazy(() => import('./modals/check-mail-modal.tsx')),
}

const Chat = lazy(() => import('./modals/chat-modal.tsx'))

/** One that was begun on an earlier page; where nothing may be kept, there is none. */
function isChatRunning() {
  try {
    return localStorage.getItem('haat-chat') !== null
  } catch {
    return false
  }
}

export function ModalHost() {
  const active = useActiveModal()
  const isChatAsked = active?.name === 'chat'
  const [hasChat, setHasChat] = useState(false)
  useEffect(() => setHasChat((known) => known || isChatAsked || isChatRunning()), [isChatAsked])
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
  // The store keeps a name and its details together.
  const name = isChatAsked || !active ? undefined : (active.name as DialogName)
  const Modal = modals[name ?? 'menu'] as ComponentType<{ details: object; onClose(): void }>
  return (
    <>
      <Suspense>{name && <Modal details={active!.details} onClose={closeModal} />}</Suspense>
      {/* No dialog over a page: it stays beside whatever is opened. */}
      <Suspense>{hasChat && <Chat isAsked={isChatAsked} onShown={closeModal} />}</Suspense>
    </>
  )
}
