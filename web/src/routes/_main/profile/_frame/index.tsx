import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#domains/account/profile-page.tsx'

export const Route = createFileRoute('/_main/profile/_frame/')({
  staticData: { title: (m) => m.pages.profile },
  component: ProfilePage,
})
