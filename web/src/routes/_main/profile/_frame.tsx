import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ProfileFrame } from '#domains/account/profile-frame.tsx'
import { useFillsPhone } from '#shell/use-fills-phone.ts'

export const Route = createFileRoute('/_main/profile/_frame')({ component: ProfileRoute })

function ProfileRoute() {
  return (
    <ProfileFrame fillsPhone={useFillsPhone()}>
      <Outlet />
    </ProfileFrame>
  )
}
