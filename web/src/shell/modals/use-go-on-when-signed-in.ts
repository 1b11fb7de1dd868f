import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { closeModal } from './modal-store.ts'

/**
 * Closes the dialog after a sign-in, whether by password, through Google or in another tab, and opens the page
 * that the visitor wanted. A session from before the dialog does not count: it may have just been refused.
 */
export function useGoOnWhenSignedIn(next: string | undefined) {
  const router = useRouter()
  const session = useSession()
  const [before] = useState(session)
  const { login } = useArea('signIn')
  useEffect(() => {
    if (session === before || session.status !== 'signed-in') return
    closeModal()
    void showToast('success', login.done(session.user.name.split(' ')[0]!))
    if (next) router.history.push(next)
  }, [session, before, next, router, login])
}
