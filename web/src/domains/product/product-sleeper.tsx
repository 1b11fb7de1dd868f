import { hasKept } from '#domains/wishlist/has-kept.ts'
import { asleep } from '#ui/asleep.tsx'
import { deferred } from '#ui/deferred.tsx'

const fetchScreen = () => import('./product-screen.ts')
const server = import.meta.env.SSR ? await fetchScreen() : undefined

export const productSleeper = asleep(
  fetchScreen,
  server?.Page,
  ['product', 'reviews', 'productCard', 'keeping'],
  hasKept,
)
export const ProductGone = deferred(async () => (await fetchScreen()).ProductGone, server?.ProductGone)
export const ProductSkeleton = deferred(
  async () => (await fetchScreen()).ProductSkeleton,
  server?.ProductSkeleton,
)
