import { lazy, Suspense, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { LoadingBar } from '#ui/state/loading-bar.tsx'
import { arrive, closeModal, useActiveModal, type ModalDetails, type ModalName } from './modal-store.ts'

export interface ModalProps<Name extends ModalName> {
  details: ModalDetails[Name]
  onClose(): void
}

type DialogName = Exclude<ModalName, 'chat'>
type Modals = { [Name in DialogName]: LazyExoticComponent<ComponentType<ModalProps<Name>>> }

/** Loaded when first opened: none of them is needed for the first paint. */
const modals: Modals = {
  account: lazy(() => import('./account-modal.tsx')),
  menu: lazy(() => import('./menu-modal.tsx')),
  login: lazy(() => import('./login-modal.tsx')),
  register: lazy(() => import('./register-modal.tsx')),
  'forgot-password': lazy(() => import('./forgot-password-modal.tsx')),
  'check-mail': lazy(() => import('./check-mail-modal.tsx')),
}

const Chat = lazy(() => import('#domains/support/live-chat.tsx'))

/** Whether a chat was begun on an earlier page; unknown where the browser forbids storage. */
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
  // Every navigation has its own key, also one that ends on the page where it began.
  const step = useRouterState({
    select: ({ resolvedLocation }) => resolvedLocation && (resolvedLocation.state.__TSR_key ?? 'first'),
  })
  useEffect(() => {
    // A dialog that was opened while the first page was still loading belongs to that page.
    if (step === undefined) return
    arrive()
    // Going to another page closes the dialog.
    return closeModal
  }, [step])
  // The store keeps a name and its details together, so the details fit the component.
  const name = isChatAsked || !active ? undefined : (active.name as DialogName)
  const Modal = modals[name ?? 'menu'] as ComponentType<{ details: object; onClose(): void }>
  return (
    <>
      <Suspense fallback={<LoadingBar />}>
        {name && <Modal details={active!.details} onClose={closeModal} />}
      </Suspense>
      {/* The chat is no dialog: it stays beside whatever is opened. */}
      <Suspense>{hasChat && <Chat isAsked={isChatAsked} onShown={closeModal} />}</Suspense>
    </>
  )
}
