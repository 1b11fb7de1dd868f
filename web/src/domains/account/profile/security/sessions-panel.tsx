import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Panel } from '#ui/panel.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useEndOtherSessions, useSessions } from '../profile.queries.ts'
import { SessionList } from './session-list.tsx'

export function SessionsPanel() {
  const profile = useArea('profile')
  return (
    <Panel title={profile.sessions}>
      <p className="-mt-2 mb-4 text-small text-muted">{profile.sessionsLead}</p>
      <SessionList canEnd />
      <SignOutElsewhere />
    </Panel>
  )
}

function SignOutElsewhere() {
  const { ui } = useMessages()
  const { failures } = useArea('signIn')
  const profile = useArea('profile')
  const { data: sessions } = useSessions()
  const { mutateAsync: endOthers } = useEndOtherSessions()
  const [isAsking, setIsAsking] = useState(false)

  async function signOut() {
    setIsAsking(false)
    await endOthers().then(
      (ended) => showToast('success', profile.othersSignedOut(formatCount(ended, ui.language))),
      () => showToast('error', failures.unknown),
    )
  }

  if (!sessions?.some((session) => !session.isCurrent)) return null
  return (
    <>
      <Button
        variant="secondary"
        icon={<LogOut />}
        className="mt-5 max-md:w-full"
        onClick={() => setIsAsking(true)}
      >
        {profile.signOutOthers}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={profile.signOutOthersTitle}
        footer={
          <>
            <Button variant="secondary" isWide onClick={() => setIsAsking(false)}>
              {profile.cancel}
            </Button>
            <Button isWide data-autofocus onClick={() => void signOut()}>
              {profile.signOutOthers}
            </Button>
          </>
        }
      >
        <p>{profile.signOutOthersText}</p>
      </Dialog>
    </>
  )
}
