import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { OpenCart } from '#domains/cart/open-cart.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { AnnouncementBar, BottomBar, SiteFooter } from './deferred-parts.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { useOpenCart } from './use-open-cart.ts'
import { useFillsPhone, useFillsScreen } from './use-fills-phone.ts'

export function SiteFrame({ children }: { children: ReactNode }) {
  const { shell } = useMessages()
  const fillsPhone = useFillsPhone()
  const fillsScreen = useFillsScreen()
  // Without the client its own bars do nothing.
  const framed = fillsScreen ? 'has-js:hidden' : fillsPhone ? 'max-md:has-js:hidden' : 'contents'
  return (
    <>
      <a href="#content" className="skip-link">
        {shell.skip}
      </a>
      <div className={classNames(framed, 'print:hidden')}>
        <AnnouncementBar />
        <SiteHeader />
      </div>
      <div id="content" tabIndex={-1} className="min-h-[60dvh] outline-none">
        <OpenCart value={useOpenCart()}>{children}</OpenCart>
      </div>
      {!fillsScreen && <SiteFooter />}
      <div className={classNames(framed, 'print:hidden')}>
        <BottomBar />
      </div>
      {/* Space for the page's own bar, so that it covers nothing at the end of the page. */}
      {fillsPhone && <div className="h-26 pb-[env(safe-area-inset-bottom)] no-js:hidden md:hidden" />}
    </>
  )
}
