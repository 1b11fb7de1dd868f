import { useMessages } from '#messages/use-messages.ts'
import { GooglePanel } from './profile/google-panel.tsx'
import { PasswordPanel } from './profile/password-panel.tsx'
import { ProfileHeading } from './profile/profile-heading.tsx'
import { SessionsPanel } from './profile/sessions-panel.tsx'

export function ProfileSecurityPage() {
  const { pages } = useMessages()
  return (
    <div className="grid gap-5">
      <ProfileHeading>{pages.profileSecurity}</ProfileHeading>
      <PasswordPanel />
      <GooglePanel />
      <SessionsPanel />
    </div>
  )
}
