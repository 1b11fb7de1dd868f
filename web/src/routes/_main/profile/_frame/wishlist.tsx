import { createFileRoute } from '@tanstack/react-router'
import { ProfileWishlistPage } from '#domains/account/profile-wishlist-page.tsx'

export const Route = createFileRoute('/_main/profile/_frame/wishlist')({
  staticData: { title: (m) => m.pages.profileWishlist },
  component: ProfileWishlistPage,
})
