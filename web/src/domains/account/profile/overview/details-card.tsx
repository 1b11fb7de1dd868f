import type { ReactNode } from 'react'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { PanelLink } from '../panel-link.tsx'
import { useProfileUser } from '../../profile-frame.tsx'

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

export function DetailsCard() {
  const { ui } = useMessages()
  const profile = useArea('profile')
  const { name, email, phoneNumber } = useProfileUser()
  return (
    <Panel
      title={<span className="text-h3">{profile.yourDetails}</span>}
      action={<PanelLink to="/profile/details">{profile.edit}</PanelLink>}
    >
      <dl className="-my-1 divide-y divide-line border-t border-line">
        <Row label={profile.name}>{name}</Row>
        <Row label={profile.email}>{email}</Row>
        <Row label={profile.phone}>
          {phoneNumber ? (
            formatPhone(phoneNumber, ui.language)
          ) : (
            <span className="font-normal text-muted">{profile.noPhone}</span>
          )}
        </Row>
      </dl>
    </Panel>
  )
}
