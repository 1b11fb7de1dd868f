import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { browserCall, serverCall } from './api/call.ts'
import { handOver, takeOver } from './hand-over.ts'
import { loadMessages } from './messages/catalogue.ts'
import type { PageInput, PublicConfig } from './page-input.ts'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { isSavingData } from './ui/is-saving-data.ts'
import { BrokenPage } from './shell/broken-page.tsx'
import { LanguageProvider } from './shell/language-provider.tsx'
import { NotFoundScreen } from './shell/deferred-parts.tsx'

interface Handed {
  config: PublicConfig
  firstSession: RouterContext['firstSession']
  queries: string
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** For a visitor it is only read at first: its data follow when it is touched, not in the page. */
    sleeps?: true
  }
}

/** What stands around every page is alive from the start. */
const isAround = ([room]: QueryKey) => room === 'site'

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

/** What stands around every page is never thrown away. */
function createQueryClient() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } })
  queryClient.setQueryDefaults(['site'], { gcTime: Infinity })
  return queryClient
}

async function createContext(
  page: PageInput | undefined,
  open: RouterContext['open'],
): Promise<RouterContext> {
  const language = page?.language ?? toLanguage(document.documentElement.lang)
  // Said once more, so that what only the server needs is left out of the browser's file.
  const config = import.meta.env.SSR && page ? publicConfigOf(page) : unknownConfig()
  return {
    queryClient: createQueryClient(),
    call: import.meta.env.SSR && page ? serverCall(page) : browserCall(config),
    config,
    language,
    messages: await loadMessages(language),
    firstSession: page?.hasSessionCookie ? 'unknown' : 'anonymous',
    open,
  }
}

/** The page that the server wrote stands where it should already, or where somebody has scrolled to meanwhile. */
function afterTheFirst() {
  let isFirst = true
  return () => {
    const wasFirst = isFirst
    isFirst = false
    return !wasFirst
  }
}

/** One router per request on the server, one per visit in the browser. */
export async function getRouter() {
  const page = pageInput()
  const context = await createContext(page, (href) => router.navigate({ href }))
  const { queryClient } = context
  const router = createRouter({
    routeTree,
    context,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    InnerWrap: LanguageProvider,
    trailingSlash: 'preserve',
    scrollRestoration: import.meta.env.SSR || afterTheFirst(),
    defaultPreload: isSavingData() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: BrokenPage,
    // No address goes on below a thing: what does is no part of it.
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFoundScreen,
    ...(page && { ssr: { nonce: page.nonce } }),
    // The server decides the first frame and hands it over: both sides render the same one.
    dehydrate: (): Handed => {
      const { config, firstSession } = context
      const isAsleep =
        firstSession === 'anonymous' && router.state.matches.some(({ staticData }) => staticData.sleeps)
      return { config, firstSession, queries: handOver(queryClient, isAsleep ? isAround : () => true) }
    },
    hydrate: (handed: Handed) => {
      Object.assign(context.config, handed.config)
      context.firstSession = handed.firstSession
      takeOver(queryClient, handed.queries)
    },
  })
  return router
}
