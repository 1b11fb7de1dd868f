import plain400 from '@mukta/plain-400.woff2?url'
import plain600 from '@mukta/plain-600.woff2?url'
import plain800 from '@mukta/plain-800.woff2?url'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { GlobalErrorScreen } from '#shell/errors/global-error-screen.tsx'
import { NotFoundScreen } from '#shell/deferred-parts.tsx'
import { RootDocument } from '#shell/root-document.tsx'
import { loadFrame, RootFrame } from '#shell/root-frame.tsx'
import type { ContextWithMessages } from '#ui/messages/load-messages.ts'
import '#styles/app.css'

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

/** Makes the browser load the texts together with the first scripts instead of after them. */
const messagesOf = ({ messagesHref }: ContextWithMessages['config']) =>
  messagesHref ? [{ rel: 'modulepreload', href: messagesHref }] : []

export const Route = createRootRouteWithContext<ContextWithMessages>()({
  loader: loadFrame,
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    ],
    links: [
      ...messagesOf(match.context.config),
      font(plain400),
      font(plain600),
      font(plain800),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  shellComponent: RootDocument,
  component: RootFrame,
  errorComponent: GlobalErrorScreen,
  notFoundComponent: NotFoundScreen,
})
