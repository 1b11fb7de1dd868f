import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#domains/account/session.tsx'
import { validateWishlistSearch, type WishlistSearch } from '#domains/wishlist/wishlist-search.ts'
import { loadSharedWishlist, sharedIdsOf } from '#domains/wishlist/shared-wishlist.ts'
import { SharedWishlistPage } from '#domains/wishlist/shared-wishlist-page.tsx'
import { WishlistPage } from '#domains/wishlist/wishlist-page.tsx'
import { openModal } from '#shell/modals/modal-store.ts'
import { WithProductParts } from '#shell/with-product-parts.tsx'

export const Route = createFileRoute('/_default/wishlist')({
  // The page and its loader validate the search themselves, so that the code for it is not part of every first visit.
  validateSearch: (address: Record<string, unknown>) =>
    address as WishlistSearch & { ids?: string | undefined },
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context, deps }) => loadSharedWishlist(context, deps.ids),
  staticData: { title: (m) => m.pages.wishlist, isHidden: true },
  component: WishlistRoute,
})

function WishlistRoute() {
  const address = Route.useSearch()
  const { status } = useSession()
  const ids = sharedIdsOf(address.ids)
  return (
    <WithProductParts>
      {ids.length > 0 ? (
        <SharedWishlistPage ids={ids} />
      ) : (
        <WishlistPage
          isSignedIn={status === 'signed-in'}
          search={validateWishlistSearch({ ...address })}
          onSignIn={() => openModal('login', { next: '/wishlist' })}
        />
      )}
    </WithProductParts>
  )
}
