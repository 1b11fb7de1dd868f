import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { browserCall, serverCall } from './api/call.ts'
import { handOver, takeOver, unread } from './hand-over.ts'
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
  hasDev,
  hasGoogle,
  madeAt,
  firstPath,
  messagesHref,
}: PageInput): PublicConfig => ({
  theme,
  apiUrl,
  publicUrl,
  hasDev,
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
  hasDev: false,
  hasGoogle: false,
  madeAt: new Date().toISOString(),
  firstPath: location.pathname,
  messagesHref: undefined,
})

/** What stands around every page is never thrown away. */
function createQueryClient() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: 1,
        // What the server wrote about it stands until the page is alive; then it is asked for again like all that failed.
        retryOnMount: ({ state }) => !import.meta.env.SSR && state.error !== unread,
      },
    },
  })
  queryClient.setQueryDefaults(['site'], { gcTime: Infinity })
  if (import.meta.env.SSR) askOnce(queryClient)
  else askAgain(queryClient)
  return queryClient
}

/** Nobody is kept waiting for a second try on the server: the browser tries again while the page stands. */
function askOnce(queryClient: QueryClient) {
  const defaultsOf = queryClient.defaultQueryOptions.bind(queryClient)
  queryClient.defaultQueryOptions = ((options) => ({
    ...defaultsOf(options),
    retry: false,
  })) as QueryClient['defaultQueryOptions']
}

/** What could not be read is asked for again by itself; how is fetched when something fails for the first time. */
function askAgain(queryClient: QueryClient) {
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status !== 'error') return
    import('./api/ask-again.ts').then(
      ({ keepAsking }) => keepAsking(queryClient),
      () => {},
    )
  })
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
    isLacking: false,
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

const hasFailures = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error')

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
        firstSession === 'anonymous' &&
        router.state.matches.some(({ staticData }) => staticData.sleeps) &&
        !hasFailures(queryClient)
      return { config, firstSession, queries: handOver(queryClient, isAsleep ? isAround : () => true) }
    },
    hydrate: (handed: Handed) => {
      Object.assign(context.config, handed.config)
      context.firstSession = handed.firstSession
      context.isLacking = !takeOver(queryClient, handed.queries)
    },
  })
  return router
}
