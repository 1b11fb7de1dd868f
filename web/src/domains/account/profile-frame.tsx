import { Suspense, type ReactNode } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { classNames } from '#ui/class-names.ts'
import { ProfileIdentity } from './profile/profile-identity.tsx'
import { ProfileNav } from './profile/profile-nav.tsx'
import { ProfileSkeleton } from './profile/profile-skeleton.tsx'
import { useSession } from './session.tsx'

interface ProfileFrameProps {
  /** Whether the page takes the whole screen of a phone, without the navigation above it. */
  fillsPhone: boolean
  children: ReactNode
}

/** Surrounds every page of the profile with its owner's name and the navigation: at the side, or on top on a phone. */
export function ProfileFrame({ fillsPhone, children }: ProfileFrameProps) {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <div className="grid gap-5 pb-4 lg:mt-2 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-9 lg:pb-10">
      <div className={classNames('grid min-w-0 content-start gap-5', fillsPhone && 'max-md:hidden')}>
        <ProfileIdentity user={session.user} />
        <ProfileNav />
      </div>
      {/* Inside the frame, so that a page that loads does not take away the navigation with the focus in it. */}
      <div className="min-w-0">
        <Suspense fallback={<ProfileSkeleton />}>{children}</Suspense>
      </div>
    </div>
  )
}

export const ProfileHeading = ({ children }: { children: string }) => <h1 className="text-h1">{children}</h1>

/** The owner of the profile. Works only inside a ProfileFrame, which renders its children only for a signed-in user. */
export function useProfileUser(): User {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('useProfileUser needs a ProfileFrame above it')
  return session.user
}
