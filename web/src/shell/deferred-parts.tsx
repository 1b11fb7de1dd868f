import { deferred } from '#ui/deferred.tsx'

const fetchParts = () => import('./frame-parts.tsx')
const server = import.meta.env.SSR ? await fetchParts() : undefined

export const AnnouncementBar = deferred(
  async () => (await fetchParts()).AnnouncementBar,
  server?.AnnouncementBar,
)
export const BottomBar = deferred(async () => (await fetchParts()).BottomBar, server?.BottomBar)
export const CartCount = deferred(async () => (await fetchParts()).CartCount, server?.CartCount)
export const MainNav = deferred(async () => (await fetchParts()).MainNav, server?.MainNav)
export const NotFoundScreen = deferred(
  async () => (await fetchParts()).NotFoundScreen,
  server?.NotFoundScreen,
)
export const Overlays = deferred(async () => (await fetchParts()).Overlays, server?.Overlays)
export const SiteFooter = deferred(async () => (await fetchParts()).SiteFooter, server?.SiteFooter)
export const WishlistCount = deferred(async () => (await fetchParts()).WishlistCount, server?.WishlistCount)
