import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { queryDefaults } from './api/query-defaults.ts'
import { browserCall, serverCall, type ServerPageInput } from './api/call.ts'
import { dehydrateQueries, hydrateQueries, serverReadError } from './first-load/dehydrate.ts'
import { hasIsland } from './first-load/island.tsx'
import { loadMessages, type ContextWithMessages } from './ui/messages/load-messages.ts'
import type { PublicConfig } from '@haat/contract/shared/page-input.ts'
import type { RouterContext } from './api/router-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { isSavingData } from './ui/device/is-saving-data.ts'
import { BrokenPage } from './shell/errors/broken-page.tsx'
import { LanguageProvider } from './ui/preferences/language-provider.tsx'
import { NotFoundScreen } from './shell/deferred-parts.tsx'

/** The state of the server's router, written into the page for the browser. */
interface DehydratedState {
  config: PublicConfig
  firstSession: RouterContext['firstSession']
  queries: string
  posted: RouterContext['posted']
}

/** Whether a query belongs to the frame around every page, which is hydrated at once. */
const isOfFrame = ([room]: QueryKey) => room === 'site'

const pageInput = (): ServerPageInput | undefined =>
  import.meta.env.SSR ? (getGlobalStartContext() as { page?: ServerPageInput } | undefined)?.page : undefined

const publicConfigOf = ({
  theme,
  apiUrl,
  publicUrl,
  hasDev,
  hasGoogle,
  madeAt,
  firstPath,
  messagesHref,
}: ServerPageInput): PublicConfig => ({
  theme,
  apiUrl,
  publicUrl,
  hasDev,
  hasGoogle,
  madeAt,
  firstPath,
  messagesHref,
})

/** The browser's assumptions until it has read the server's state from the page. */
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

function createQueryClient() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        ...queryDefaults.queries,
        // Nobody waits for a second try of the server's: the browser retries while the page is shown.
        ...(import.meta.env.SSR && { retry: false }),
        // The page shows a failure of the server's until it is hydrated; `askAgain` then retries it like any other.
        retryOnMount: ({ state }) => !import.meta.env.SSR && state.error !== serverReadError,
      },
      mutations: queryDefaults.mutations!,
    },
  })
  // The frame around every page needs these, so they are never collected.
  queryClient.setQueryDefaults(['site'], { gcTime: Infinity })
  if (!import.meta.env.SSR) askAgain(queryClient)
  return queryClient
}

/** Retries failed queries by itself. The code for that is fetched when a query fails for the first time. */
function askAgain(queryClient: QueryClient) {
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status !== 'error') return
    import('./api/retry-failed-queries.ts').then(
      ({ retryFailedQueries }) => retryFailedQueries(queryClient),
      () => {},
    )
  })
}

async function createContext(
  page: ServerPageInput | undefined,
  open: RouterContext['open'],
): Promise<ContextWithMessages> {
  const language = page?.language ?? toLanguage(document.documentElement.lang)
  // The condition on SSR is repeated so that the bundler leaves the server's branch out of the browser's file.
  const config = import.meta.env.SSR && page ? publicConfigOf(page) : unknownConfig()
  return {
    queryClient: createQueryClient(),
    call: import.meta.env.SSR && page ? serverCall(page) : browserCall(config),
    config,
    language,
    messages: await loadMessages(language),
    firstSession: page?.hasSessionCookie ? 'unknown' : 'anonymous',
    open,
    isIncomplete: false,
    posted: page?.posted,
  }
}

/** The first page keeps its scroll position: the browser has set it, or the visitor has scrolled meanwhile. */
function restoreScrollAfterFirst() {
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

function dehydrated(
  { config, firstSession, queryClient, posted }: ContextWithMessages,
  matches: Parameters<typeof hasIsland>[0],
): DehydratedState {
  const isAnonymousIsland = firstSession === 'anonymous' && hasIsland(matches) && !hasFailures(queryClient)
  const queries = dehydrateQueries(queryClient, isAnonymousIsland ? isOfFrame : () => true)
  return { config, firstSession, queries, posted }
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
    scrollRestoration: import.meta.env.SSR || restoreScrollAfterFirst(),
    defaultPreload: isSavingData() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: BrokenPage,
    // A path that goes on below a known page is not found as a whole, instead of inside that page's layout.
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFoundScreen,
    ...(page && { ssr: { nonce: page.nonce } }),
    // The browser's first render must equal the server's, so it starts from the server's state, which only the server writes.
    ...(import.meta.env.SSR && {
      dehydrate: (): DehydratedState => dehydrated(context, router.state.matches),
    }),
    hydrate: (state: DehydratedState) => {
      Object.assign(context.config, state.config)
      context.firstSession = state.firstSession
      context.posted = state.posted
      context.isIncomplete = !hydrateQueries(queryClient, state.queries)
    },
  })
  return router
}
