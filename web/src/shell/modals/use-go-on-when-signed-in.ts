import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { closeModal } from '../modal-store.ts'

/**
 * However it was done, by password, by Google or in another tab: the modal closes, the focus goes back to where it was,
 * and the visitor goes on to what they wanted. A session that was there before the modal does not count: it may be one
 * that has just been refused.
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
