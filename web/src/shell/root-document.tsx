import { HeadContent, ScriptOnce, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lacksSubject, secondsToReload } from '#api/page-subject.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useMessages } from '#messages/use-messages.ts'
import { earlyClickScript } from '#ui/early-click.ts'
import { firstPaintScript } from '#ui/first-paint.ts'
import type { RouterContext } from '../router-context.ts'
import { announcementScript } from './announcement-memory.ts'

/** What only the server writes stays in the page as it is: no first visit needs the code for it. */
const isServer = import.meta.env.SSR
const themeColours = isServer ? (await import('./theme-colours.ts')).themeColours : undefined

/** Who runs no scripts cannot be told when a page can be had: it is loaded again after a while. */
function AgainWithoutScripts() {
  const { queryClient } = useRouter().options.context as RouterContext
  if (!lacksSubject(queryClient)) return null
  return (
    <noscript>
      <meta httpEquiv="refresh" content={secondsToReload()} />
    </noscript>
  )
}

/** The HTML around every page, also around one that breaks. */
export function RootDocument({ children }: { children: ReactNode }) {
  const { language } = useMessages().ui
  const { theme } = usePublicConfig()
  return (
    // The announcement's script marks the element before React sees it.
    <html lang={language} data-theme={theme} suppressHydrationWarning>
      <head>
        {themeColours?.(theme).map((colour) => (
          <meta key={colour.media} {...colour} />
        ))}
        {isServer && <HeadContent />}
        {isServer && <AgainWithoutScripts />}
      </head>
      <body>
        {isServer && (
          <ScriptOnce>{`${announcementScript};${earlyClickScript};${firstPaintScript}`}</ScriptOnce>
        )}
        {children}
        {isServer && <Scripts />}
      </body>
    </html>
  )
}
