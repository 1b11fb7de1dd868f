import type { ReactNode } from 'react'
import { useMessages } from '#messages/use-messages.ts'
import { AnnouncementBar, BottomBar, SiteFooter } from './deferred-parts.tsx'
import { SiteHeader } from './site-header.tsx'

export function SiteFrame({ children }: { children: ReactNode }) {
  const { shell } = useMessages()
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-surface px-4 py-3 font-semibold focus:translate-y-0"
      >
        {shell.skip}
      </a>
      <AnnouncementBar />
      <SiteHeader />
      <div id="content" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </div>
      <SiteFooter />
      <BottomBar />
    </>
  )
}
