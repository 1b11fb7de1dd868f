import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ProfileFrame } from '#domains/account/profile-frame.tsx'

export const Route = createFileRoute('/_main/profile/_frame')({ component: ProfileRoute })

function ProfileRoute() {
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  )
}
