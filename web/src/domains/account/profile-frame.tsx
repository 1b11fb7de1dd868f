import { Suspense, type ReactNode } from 'react'
import { ProfileIdentity } from './profile/profile-identity.tsx'
import { ProfileNav } from './profile/profile-nav.tsx'
import { ProfileSkeleton } from './profile/profile-skeleton.tsx'
import { useSession } from './session.tsx'

/** Around every page of the profile: who it belongs to and what there is, at the side or, on the phone, on top. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <div className="grid gap-5 pb-4 lg:mt-2 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-9 lg:pb-10">
      <div className="grid min-w-0 content-start gap-5">
        <ProfileIdentity user={session.user} />
        <ProfileNav />
      </div>
      {/* Here and not above: what a page waits for must not take away the navigation with the focus in it. */}
      <div className="min-w-0">
        <Suspense fallback={<ProfileSkeleton />}>{children}</Suspense>
      </div>
    </div>
  )
}
