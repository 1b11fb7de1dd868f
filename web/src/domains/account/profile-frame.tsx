import { Suspense, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { ProfileIdentity } from './profile/profile-identity.tsx'
import { ProfileNav } from './profile/profile-nav.tsx'
import { ProfileSkeleton } from './profile/profile-skeleton.tsx'
import { useSession } from './session.tsx'

interface ProfileFrameProps {
  /** A page that stands alone on a phone. */
  fillsPhone: boolean
  children: ReactNode
}

/** Around every page of the profile: who it belongs to and what there is, at the side or, on the phone, on top. */
export function ProfileFrame({ fillsPhone, children }: ProfileFrameProps) {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <div className="grid gap-5 pb-4 lg:mt-2 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-9 lg:pb-10">
      <div className={classNames('grid min-w-0 content-start gap-5', fillsPhone && 'max-md:hidden')}>
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
