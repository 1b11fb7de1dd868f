import { SavedThings } from '#domains/saved/saved-things.tsx'
import type { SavedSearch } from '#domains/saved/saved-search.ts'
import { useMessages } from '#messages/use-messages.ts'
import { ProfileHeading } from './profile/profile-heading.tsx'

export function ProfileWishlistPage({ search }: { search: SavedSearch }) {
  const { pages } = useMessages()
  return (
    <>
      <ProfileHeading>{pages.profileWishlist}</ProfileHeading>
      <SavedThings isSignedIn search={search} />
    </>
  )
}
