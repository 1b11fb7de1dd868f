import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '#messages/use-messages.ts'
import { earlyClickScript } from '#ui/early-click.ts'
import { announcementScript } from './announcement-memory.ts'

/** The HTML around every page, also around one that breaks. */
export function RootDocument({ children }: { children: ReactNode }) {
  const { language } = useMessages().ui
  return (
    // The announcement's script marks the element before React sees it.
    <html lang={language} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <ScriptOnce>{`${announcementScript};${earlyClickScript}`}</ScriptOnce>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
