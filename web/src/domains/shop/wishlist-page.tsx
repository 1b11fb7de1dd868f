import basket from 'picture:state-basket'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'

export function WishlistPage() {
  const shop = useArea('shop')
  return (
    <div className="page-width pt-6">
      <h1 className="text-h1">{shop.wishlist}</h1>
      <EmptyState
        picture={basket}
        headingLevel={2}
        heading={shop.noSaved}
        actions={
          <>
            <Link to="/products/" className={buttonClass({ isWide: true })}>
              {shop.walk}
            </Link>
            <Link
              to="/products/"
              search={{ deals: true }}
              className={buttonClass({ variant: 'quiet', isWide: true })}
            >
              {shop.deals}
            </Link>
          </>
        }
      >
        {shop.noSavedText}
      </EmptyState>
    </div>
  )
}
