import { hasKept } from '#domains/wishlist/has-kept.ts'
import { asleep } from '#ui/asleep.tsx'

const fetchScreen = () => import('./products-screen.ts')
const server = import.meta.env.SSR ? await fetchScreen() : undefined

export const productsSleeper = asleep(
  fetchScreen,
  server?.Page,
  ['products', 'productCard', 'keeping', 'search', 'filters'],
  hasKept,
)
