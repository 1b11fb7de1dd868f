import { useArea } from '#ui/messages/use-area.ts'
import { CardLink } from '../../overview-card.tsx'
import { OverviewCard } from '../../overview-card.tsx'

export function WishlistCard() {
  const profile = useArea('profile')
  return (
    <OverviewCard
      tone="surface"
      kicker={profile.saved}
      title={profile.savedTitle}
      action={<CardLink to="/profile/wishlist">{profile.seeWishlist}</CardLink>}
    >
      {profile.savedText}
    </OverviewCard>
  )
}
