import picture from 'picture:state-basket'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ProfileHeading } from './profile/profile-heading.tsx'

export function ProfileCartPage() {
  const { pages } = useMessages()
  const profile = useArea('profile')
  return (
    <>
      <ProfileHeading>{pages.profileCart}</ProfileHeading>
      <EmptyState
        picture={picture}
        headingLevel={2}
        heading={profile.emptyCart}
        actions={
          <Link to="/products/" className={buttonClass({ isWide: true })}>
            {profile.walk}
          </Link>
        }
      >
        {profile.emptyCartText}
      </EmptyState>
    </>
  )
}
