import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { browserCall, serverCall } from './api/call.ts'
import { loadMessages } from './messages/catalogue.ts'
import type { PageInput, PublicConfig } from './page-input.ts'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { BrokenPage } from './shell/broken-page.tsx'
import { LanguageProvider } from './shell/language-provider.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'

interface Handed {
  config: PublicConfig
  firstSession: RouterContext['firstSession']
}

const pageInput = (): PageInput | undefined =>
  import.meta.env.SSR ? (getGlobalStartContext() as { page?: PageInput } | undefined)?.page : undefined

const publicConfigOf = ({
  theme,
  apiUrl,
  publicUrl,
  isDemo,
  hasGoogle,
  madeAt,
  firstPath,
  messagesHref,
}: PageInput): PublicConfig => ({
  theme,
  apiUrl,
  publicUrl,
  isDemo,
  hasGoogle,
  madeAt,
  firstPath,
  messagesHref,
})

/** What the browser assumes until the page has handed over what the server knows. */
const unknownConfig = (): PublicConfig => ({
  theme: undefined,
  apiUrl: undefined,
  publicUrl: location.origin,
  isDemo: false,
  hasGoogle: false,
  madeAt: new Date().toISOString(),
  firstPath: location.pathname,
  messagesHref: undefined,
})

async function createContext(page: PageInput | undefined): Promise<RouterContext> {
  const language = page?.language ?? toLanguage(document.documentElement.lang)
  // Said once more, so that what only the server needs is left out of the browser's file.
  const config = import.meta.env.SSR && page ? publicConfigOf(page) : unknownConfig()
  return {
    queryClient: new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } }),
    call: import.meta.env.SSR && page ? serverCall(page) : browserCall(config),
    config,
    language,
    messages: await loadMessages(language),
    firstSession: page?.hasSessionCookie ? 'unknown' : 'anonymous',
  }
}

/** One router per request on the server, one per visit in the browser. */
export async function getRouter() {
  const page = pageInput()
  const context = await createContext(page)
  const router = createRouter({
    routeTree,
    context,
    InnerWrap: LanguageProvider,
    trailingSlash: 'preserve',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: BrokenPage,
    defaultNotFoundComponent: NotFoundScreen,
    ...(page && { ssr: { nonce: page.nonce } }),
    // The server decides the first frame and hands it over: both sides render the same one.
    dehydrate: (): Handed => ({ config: context.config, firstSession: context.firstSession }),
    hydrate: (handed: Handed) => {
      Object.assign(context.config, handed.config)
      context.firstSession = handed.firstSession
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient })
  return router
}
