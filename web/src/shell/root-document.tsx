import { HeadContent, ScriptOnce, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lacksSubject, secondsToReload } from '#api/page-subject.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { canRunClient } from '@haat/contract/shared/can-run-client.ts'
import { eventReplayScript } from '#first-load/event-replay.ts'
import { firstPaintScript } from '#first-load/first-paint.ts'
import type { RouterContext } from '#api/router-context.ts'
import { semiboldScript } from '#ui/preferences/fetch-semibold.ts'
import { announcementScript } from './header/announcement-memory.ts'

/**
 * Elements that only the server renders stay in the page as they are, so the browser needs no code for them.
 */
const isServer = import.meta.env.SSR
const themeColours = isServer ? (await import('#ui/preferences/theme-colours.ts')).themeColours : undefined
const NeedsClient = isServer ? (await import('./needs-client.tsx')).NeedsClient : undefined

/** Where the client does not run, all that serves it is left out, and the page stays marked and says what to use instead. */
const whereClientRuns = (scripts: string[]) =>
  `if(${canRunClient}){document.documentElement.className='';document.body.firstChild.remove();${scripts.join(';')}}`

/** Without scripts a page that lacks something cannot be mended in place, so it reloads after a while. */
function AgainWithoutScripts() {
  const { queryClient } = useRouter().options.context as RouterContext
  if (!lacksSubject(queryClient)) return null
  return (
    <noscript>
      <meta httpEquiv="refresh" content={secondsToReload()} />
    </noscript>
  )
}

/** The HTML around every page, also around one that throws. */
export function RootDocument({ children }: { children: ReactNode }) {
  const { language } = useMessages().ui
  const { theme } = usePublicConfig()
  const { firstSession } = useRouter().options.context as RouterContext
  return (
    // Scripts change the classes of the element before React hydrates it.
    <html
      lang={language}
      data-theme={theme}
      className={isServer ? 'no-js' : undefined}
      suppressHydrationWarning
    >
      <head>
        {themeColours?.(theme).map((colour) => (
          <meta key={colour.media} {...colour} />
        ))}
        {isServer && <HeadContent />}
        {isServer && <AgainWithoutScripts />}
      </head>
      <body>
        {NeedsClient && <NeedsClient language={language} hasToken={firstSession === 'unknown'} />}
        {isServer && (
          <ScriptOnce>
            {whereClientRuns(
              [announcementScript, eventReplayScript, firstPaintScript].concat(
                language === 'ne' ? semiboldScript : [],
              ),
            )}
          </ScriptOnce>
        )}
        {children}
        {isServer && <Scripts />}
      </body>
    </html>
  )
}
