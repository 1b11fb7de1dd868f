import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { fetchedDialog } from '#ui/modal/fetched-dialog.tsx'
import { LoadingBar } from '#ui/state/loading-bar.tsx'
import { arrive, closeModal, useActiveModal, type ModalDetails, type ModalName } from './modal-store.ts'

export interface ModalProps<Name extends ModalName> {
  details: ModalDetails[Name]
  onClose(): void
}

type DialogName = Exclude<ModalName, 'chat'>
type Fetches = { [Name in DialogName]: () => Promise<{ default: ComponentType<ModalProps<Name>> }> }

/** Fetched when first opened: none of them is needed for the first paint. */
const fetches: Fetches = {
  account: () => import('./account-modal.tsx'),
  menu: () => import('./menu-modal.tsx'),
  login: () => import('./login-modal.tsx'),
  register: () => import('./register-modal.tsx'),
  'forgot-password': () => import('./forgot-password-modal.tsx'),
  'check-mail': () => import('./check-mail-modal.tsx'),
}
// The store keeps a name and its details together, so the details fit the component.
const modals = Object.fromEntries(
  Object.entries(fetches).map(([name, fetchModal]) => [
    name,
    fetchedDialog(async () => (await fetchModal()).default as ComponentType<ModalProps<DialogName>>),
  ]),
)

const Chat = fetchedDialog<{ isAsked: boolean; onShown(): void; onClose(): void }>(
  async () => (await import('#domains/support/live-chat.tsx')).default,
)

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
  const name = isChatAsked || !active ? undefined : active.name
  const Modal = name && modals[name]
  const giveUpChat = () => {
    setHasChat(false)
    closeModal()
  }
  return (
    <>
      <Suspense fallback={<LoadingBar />}>
        {Modal && <Modal key={name} details={active!.details} onClose={closeModal} />}
      </Suspense>
      {/* The chat is no dialog: it stays beside whatever is opened. */}
      <Suspense fallback={isChatAsked && <LoadingBar />}>
        {hasChat && <Chat isAsked={isChatAsked} onShown={closeModal} onClose={giveUpChat} />}
      </Suspense>
    </>
  )
}
