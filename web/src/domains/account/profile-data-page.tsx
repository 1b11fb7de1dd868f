import { useMessages } from '#messages/use-messages.ts'
import { DeletePanel } from './profile/delete-panel.tsx'
import { ExportPanel } from './profile/export-panel.tsx'
import { ProfileHeading } from './profile/profile-heading.tsx'

export function ProfileDataPage() {
  const { pages } = useMessages()
  return (
    <div className="grid gap-5">
      <ProfileHeading>{pages.profileData}</ProfileHeading>
      <ExportPanel />
      <DeletePanel />
    </div>
  )
}
