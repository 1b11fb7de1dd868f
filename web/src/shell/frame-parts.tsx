import { useWishlistOfOtherTabs } from '#domains/wishlist/use-wishlist.ts'
import { GlobalErrorTrigger } from './errors/global-error-trigger.tsx'
import { ModalHost } from './modals/modal-host.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { useVisits } from './use-visits.ts'

// All parts of the frame that come after the first paint, in one file, so that one request brings them.

export { NotFoundScreen } from './errors/not-found-screen.tsx'
export { SiteFooter } from './footer/site-footer.tsx'
export { AnnouncementBar } from './header/announcement-bar.tsx'
export { BottomBar } from './header/bottom-bar.tsx'
export { CartCount, WishlistCount } from './header/link-counts.tsx'
export { MainNav } from './header/main-nav.tsx'

/** Dialogs and the error screen, which may cover any page, and what goes on behind every page. */
export function Overlays() {
  useWishlistOfOtherTabs()
  usePageFocus()
  useVisits()
  return (
    <>
      <GlobalErrorTrigger />
      <ModalHost />
    </>
  )
}
