import picture from 'picture:state-basket'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'

export function ProfileCartPage() {
  const { account } = useMessages()
  return (
    <>
      <h1 className="text-h1">{account.cart}</h1>
      <EmptyState
        picture={picture}
        headingLevel={2}
        heading={account.emptyCart}
        actions={
          <Link to="/products/" className={buttonClass({ isWide: true })}>
            {account.walk}
          </Link>
        }
      >
        {account.emptyCartText}
      </EmptyState>
    </>
  )
}
