import picture from 'picture:state-gift'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'

export function ProfileWishlistPage() {
  const { account } = useMessages()
  return (
    <>
      <h1 className="text-h1">{account.wishlist}</h1>
      <EmptyState
        picture={picture}
        headingLevel={2}
        heading={account.noSaved}
        actions={
          <Link to="/products/" className={buttonClass({ isWide: true })}>
            {account.walk}
          </Link>
        }
      >
        {account.noSavedText}
      </EmptyState>
    </>
  )
}
