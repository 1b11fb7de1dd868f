import { hasLocalWishlist } from '#first-load/has-local-wishlist.ts'
import { island } from '#first-load/island.tsx'

const fetchPage = () => import('./list/products-page.tsx')
const server = import.meta.env.SSR ? await fetchPage() : undefined

export const productsIsland = island(
  fetchPage,
  server?.Page,
  ['products', 'productCard', 'keeping', 'search', 'filters'],
  hasLocalWishlist,
)
