import { hasLocalWishlist } from '#first-load/has-local-wishlist.ts'
import { island } from '#first-load/island.tsx'
import { deferred } from '#ui/deferred.tsx'

const fetchPage = () => import('./product/product-island-page.ts')
const server = import.meta.env.SSR ? await fetchPage() : undefined

export const productIsland = island(
  fetchPage,
  server?.Page,
  ['product', 'reviews', 'productCard', 'keeping'],
  hasLocalWishlist,
)
export const ProductGone = deferred(async () => (await fetchPage()).ProductGone, server?.ProductGone)
export const ProductSkeleton = deferred(
  async () => (await fetchPage()).ProductSkeleton,
  server?.ProductSkeleton,
)
