import { deferred } from '#ui/deferred.tsx'

const fetchParts = () => import('./frame-parts.tsx')
const server = import.meta.env.SSR ? await fetchParts() : undefined

const part = (name: keyof Awaited<ReturnType<typeof fetchParts>>) =>
  deferred<object>(async () => (await fetchParts())[name], server?.[name])

export const AnnouncementBar = part('AnnouncementBar')
export const BottomBar = part('BottomBar')
export const CartCount = part('CartCount')
export const MainNav = part('MainNav')
export const NotFoundScreen = part('NotFoundScreen')
export const Overlays = part('Overlays')
export const SiteFooter = part('SiteFooter')
export const WishlistCount = part('WishlistCount')
