import { hasLocalWishlist } from '#first-load/has-local-wishlist.ts'
import { island } from '#first-load/island.tsx'
import { deferred } from '#ui/deferred.tsx'

const fetchPage = () => import('./vendor/vendor-island-page.ts')
const server = import.meta.env.SSR ? await fetchPage() : undefined

export const vendorIsland = island(
  fetchPage,
  server?.Page,
  ['vendors', 'reviews', 'productCard', 'keeping'],
  hasLocalWishlist,
)
export const VendorGone = deferred(async () => (await fetchPage()).VendorGone, server?.VendorGone)
