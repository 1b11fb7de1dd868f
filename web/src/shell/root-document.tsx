import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useMessages } from '#messages/use-messages.ts'
import { earlyClickScript } from '#ui/early-click.ts'
import { firstPaintScript } from '#ui/first-paint.ts'
import { announcementScript } from './announcement-memory.ts'

/** What only the server writes stays in the page as it is: no first visit needs the code for it. */
const isServer = import.meta.env.SSR
const themeColours = isServer ? (await import('./theme-colours.ts')).themeColours : undefined

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
