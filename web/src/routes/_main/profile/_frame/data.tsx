import { createFileRoute } from '@tanstack/react-router'
import { ProfileDataPage } from '#domains/account/profile-settings-pages.tsx'

export const Route = createFileRoute('/_main/profile/_frame/data')({
  staticData: { title: (m) => m.pages.profileData },
  component: ProfileDataPage,
})
