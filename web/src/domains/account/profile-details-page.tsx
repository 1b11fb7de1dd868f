import { useMessages } from '#messages/use-messages.ts'
import { DetailsPanel } from './profile/details-panel.tsx'
import { EmailPanel } from './profile/email-panel.tsx'
import { ProfileHeading } from './profile/profile-heading.tsx'

export function ProfileDetailsPage() {
  const { pages } = useMessages()
  return (
    <div className="grid gap-5">
      <ProfileHeading>{pages.profileDetails}</ProfileHeading>
      <DetailsPanel />
      <EmailPanel />
    </div>
  )
}
