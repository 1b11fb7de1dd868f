import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { SessionList } from './session-list.tsx'
import { SignOutElsewhere } from './sign-out-elsewhere.tsx'

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
