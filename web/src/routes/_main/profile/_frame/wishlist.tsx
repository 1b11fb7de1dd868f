import { createFileRoute } from '@tanstack/react-router'
import { ProfileHeading } from '#domains/account/profile-frame.tsx'
import { SavedProducts } from '#domains/wishlist/wishlist-page.tsx'
import { validateWishlistSearch, type WishlistSearch } from '#domains/wishlist/wishlist-search.ts'
import { WithProductParts } from '#shell/with-product-parts.tsx'
import { loadArea } from '#ui/messages/areas.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

export const Route = createFileRoute('/_main/profile/_frame/wishlist')({
  // Validated by the page, since this file is part of every first load.
  validateSearch: (address: Record<string, unknown>) => address as WishlistSearch,
  // Texts are loaded before the page appears, so that its arrival undoes nothing that was pressed in its frame meanwhile.
  loader: async ({ context: { language } }) => {
    await Promise.all(
      (['wishlist', 'keeping', 'productCard'] as const).map((area) => loadArea(language, area)),
    )
  },
  staticData: { title: (m) => m.pages.profileWishlist },
  component: WishlistRoute,
})

function WishlistRoute() {
  const { pages } = useMessages()
  return (
    <WithProductParts>
      <ProfileHeading>{pages.profileWishlist}</ProfileHeading>
      <SavedProducts isSignedIn search={validateWishlistSearch({ ...Route.useSearch() })} />
    </WithProductParts>
  )
}
