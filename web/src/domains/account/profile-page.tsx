import type { ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { DateLine } from './profile/overview/date-line.tsx'
import { DetailsCard } from './profile/overview/details-card.tsx'
import { EmailCard } from './profile/overview/email-card.tsx'
import { SessionsCard } from './profile/overview/sessions-card.tsx'
import { useProfileUser } from './profile-frame.tsx'
import { WishlistCard } from './profile/overview/wishlist-card.tsx'

export function ProfilePage({ lastOrder }: { lastOrder: ReactNode }) {
  const profile = useArea('profile')
  const { name, emailVerified } = useProfileUser()
  return (
    <>
      <h1 className="text-h1 wrap-anywhere">{profile.greeting(name.split(' ')[0] ?? name)}</h1>
      <DateLine />
      <div className="mt-5 grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-[1.3fr_1fr_1fr]">
        {lastOrder}
        {/* An address that is not confirmed yet comes before the wishlist, as it is something left to do. */}
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
