import { hasKept } from '#domains/wishlist/has-kept.ts'
import { asleep } from '#ui/asleep.tsx'
import { deferred } from '#ui/deferred.tsx'

const fetchScreen = () => import('./vendor-screen.ts')
const server = import.meta.env.SSR ? await fetchScreen() : undefined

export const vendorSleeper = asleep(
  fetchScreen,
  server?.Page,
  ['vendors', 'reviews', 'productCard', 'keeping'],
  hasKept,
)
export const VendorGone = deferred(async () => (await fetchScreen()).VendorGone, server?.VendorGone)
