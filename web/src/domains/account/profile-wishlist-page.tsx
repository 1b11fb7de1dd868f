import picture from 'picture:state-gift'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ProfileHeading } from './profile/profile-heading.tsx'

export function ProfileWishlistPage() {
  const { pages } = useMessages()
  const profile = useArea('profile')
  return (
    <>
      <ProfileHeading>{pages.profileWishlist}</ProfileHeading>
      <EmptyState
        picture={picture}
        headingLevel={2}
        heading={profile.noSaved}
        actions={
          <Link to="/products/" className={buttonClass({ isWide: true })}>
            {profile.walk}
          </Link>
        }
      >
        {profile.noSavedText}
      </EmptyState>
    </>
  )
}
