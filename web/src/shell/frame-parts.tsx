/** One file of code for all parts of the frame that come after the first paint. */
export { AnnouncementBar } from './announcement-bar.tsx'
export { BottomBar } from './bottom-bar.tsx'
export { MainNav } from './main-nav.tsx'
export { CartCount, WishlistCount } from './place-count.tsx'
export { NotFoundScreen } from './not-found-screen.tsx'
export { Overlays } from './overlays.tsx'
export { SiteFooter } from './site-footer.tsx'
