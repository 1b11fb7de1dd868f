import { createFileRoute } from '@tanstack/react-router'
import { ProfileWishlistPage } from '#domains/account/profile-wishlist-page.tsx'
import { validateSavedSearch } from '#domains/saved/saved-search.ts'
import { loadArea } from '#messages/areas.ts'

export const Route = createFileRoute('/_main/profile/_frame/wishlist')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: validateSavedSearch,
  // The page is whole when it comes: what is pressed in its frame meanwhile is not undone by its arrival.
  loader: async ({ context: { language } }) => {
    await Promise.all(
      (['wishlist', 'keeping', 'productCard'] as const).map((area) => loadArea(language, area)),
    )
  },
  staticData: { title: (m) => m.pages.profileWishlist },
  component: () => <ProfileWishlistPage search={Route.useSearch()} />,
})
