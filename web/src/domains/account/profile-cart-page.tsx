import { CartPage } from '#domains/cart/cart-page.tsx'
import { useMessages } from '#messages/use-messages.ts'
import { ProfileHeading } from './profile/profile-heading.tsx'
import { useSession } from './session.tsx'

export function ProfileCartPage() {
  const { pages } = useMessages()
  const session = useSession()
  return (
    <>
      <ProfileHeading>{pages.profileCart}</ProfileHeading>
      {session.status === 'signed-in' && <CartPage orderer={session.user} />}
    </>
  )
}
