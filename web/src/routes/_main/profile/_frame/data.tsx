import { createFileRoute } from '@tanstack/react-router'
import { ProfileDataPage } from '#domains/account/profile-data-page.tsx'

export const Route = createFileRoute('/_main/profile/_frame/data')({
  staticData: { title: (m) => m.pages.profileData },
  component: ProfileDataPage,
})
