import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { PanelLink } from '../panel-link.tsx'
import { SessionList } from '../security/session-list.tsx'

const shownCount = 3

/** The devices that were used last, for a quick look. */
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
