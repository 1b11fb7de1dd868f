import { createFileRoute } from '@tanstack/react-router'
import { ProfileDetailsPage } from '#domains/account/profile-settings-pages.tsx'

export const Route = createFileRoute('/_main/profile/_frame/details')({
  staticData: { title: (m) => m.pages.profileDetails },
  component: ProfileDetailsPage,
})
