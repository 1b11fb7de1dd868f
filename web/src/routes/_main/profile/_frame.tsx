import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ProfileFrame } from '#domains/account/profile-frame.tsx'
import { UnreadCount } from '#office/notifications/unread-count.tsx'
import { useFillsPhone } from '#shell/use-fills-phone.ts'

/** Its texts come after the page: nothing waits for them. */
const UnreadMark = () => (
  <Suspense>
    <UnreadCount place={null} />
  </Suspense>
)

export const Route = createFileRoute('/_main/profile/_frame')({ component: ProfileRoute })

function ProfileRoute() {
  return (
    <ProfileFrame fillsPhone={useFillsPhone()} unread={<UnreadMark />}>
      <Outlet />
    </ProfileFrame>
  )
}
