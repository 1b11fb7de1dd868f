import type { ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { DateLine } from './profile/date-line.tsx'
import { DetailsCard } from './profile/details-card.tsx'
import { EmailCard } from './profile/email-card.tsx'
import { SessionsCard } from './profile/sessions-card.tsx'
import { useProfileUser } from './profile/use-profile-user.ts'
import { WishlistCard } from './profile/wishlist-card.tsx'

export function ProfilePage({ lastOrder }: { lastOrder: ReactNode }) {
  const profile = useArea('profile')
  const { name, emailVerified } = useProfileUser()
  return (
    <>
      <h1 className="text-h1 wrap-anywhere">{profile.greeting(name.split(' ')[0] ?? name)}</h1>
      <DateLine />
      <div className="mt-5 grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-[1.3fr_1fr_1fr]">
        {lastOrder}
        {/* What is left to do comes first. */}
        {!emailVerified && <EmailCard />}
        <WishlistCard />
        {emailVerified && <EmailCard />}
      </div>
      <div className="mt-5 grid gap-5 xl:grid-cols-2">
        <DetailsCard />
        <SessionsCard />
      </div>
    </>
  )
}
