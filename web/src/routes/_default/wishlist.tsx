import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#domains/account/session.tsx'
import { loadShared } from '#domains/saved/load-shared.ts'
import { validateSavedSearch, type SavedSearch } from '#domains/saved/saved-search.ts'
import { sharedIdsOf } from '#domains/saved/shared-ids.ts'
import { SharedWishlistPage } from '#domains/saved/shared-wishlist-page.tsx'
import { WishlistPage } from '#domains/saved/wishlist-page.tsx'
import { openModal } from '#shell/modal-store.ts'

export const Route = createFileRoute('/_default/wishlist')({
  // The page and its loader read the address themselves: how is fetched with them, not with every first visit.
  validateSearch: (address: Record<string, unknown>) => address as SavedSearch & { ids?: string | undefined },
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context, deps }) => loadShared(context, deps.ids),
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: (m) => m.pages.wishlist, isHidden: true },
  component: WishlistRoute,
})

function WishlistRoute() {
  const address = Route.useSearch()
  const { status } = useSession()
  const ids = sharedIdsOf(address.ids)
  if (ids.length > 0) return <SharedWishlistPage ids={ids} />
  return (
    <WishlistPage
      isSignedIn={status === 'signed-in'}
      search={validateSavedSearch({ ...address })}
      onSignIn={() => openModal('login', { next: '/wishlist' })}
    />
  )
}
