import { createFileRoute } from '@tanstack/react-router'
import { WishlistPage } from '#domains/shop/wishlist-page.tsx'

export const Route = createFileRoute('/_default/wishlist')({
  staticData: { title: (m) => m.pages.wishlist },
  component: WishlistPage,
})
