import { useArea } from '#messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { PanelLink } from './panel-link.tsx'
import { SessionList } from './session-list.tsx'

const shownCount = 3

/** The last few places, to be recognised at a glance. */
export function SessionsCard() {
  const profile = useArea('profile')
  return (
    <Panel
      title={<span className="text-h3">{profile.sessions}</span>}
      action={<PanelLink to="/profile/security">{profile.allSessions}</PanelLink>}
    >
      <SessionList max={shownCount} />
    </Panel>
  )
}
