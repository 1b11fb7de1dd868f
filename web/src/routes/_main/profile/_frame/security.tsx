import { createFileRoute } from '@tanstack/react-router'
import { ProfileSecurityPage } from '#domains/account/profile-settings-pages.tsx'

export const Route = createFileRoute('/_main/profile/_frame/security')({
  staticData: { title: (m) => m.pages.profileSecurity },
  component: ProfileSecurityPage,
})
