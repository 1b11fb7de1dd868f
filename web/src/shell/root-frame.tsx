import { Outlet, useRouter, useRouterState, type BlockerFn } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { SessionProvider } from '#domains/account/session.tsx'
import type { RouterContext } from '#api/router-context.ts'
import { siteQueries } from '#api/site.queries.ts'
import { AppearsAtOnce } from '#ui/deferred.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { isOffline } from '#ui/state/use-is-offline.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { LoadingBar } from '#ui/state/loading-bar.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { Overlays } from './deferred-parts.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteFrame } from './site-frame.tsx'

/** Loads what the frame of every page says. Never fails: a page can be shown without the footer's particulars. */
export const loadFrame = ({ context }: { context: RouterContext }) =>
  context.queryClient.prefetchQuery(siteQueries.settings(context.call))

/** Provides the session to all pages: until it is known who is signed in, there is only a spinner. */
export function RootFrame() {
  const router = useRouter()
  const { call, firstSession } = router.options.context as RouterContext
  return (
    <SessionProvider call={call} first={firstSession} onSignedOut={() => router.invalidate()}>
      {({ status }) => (
        <>
          <PageTitle isWaiting={status === 'unknown' || status === 'loading'} />
          {status === 'unknown' || status === 'loading' ? (
            <SessionScreen status={status} />
          ) : firstSession === 'anonymous' ? (
            <Frame />
          ) : (
            <AppearsAtOnce value>
              <Suspense fallback={<SessionScreen status="loading" />}>
                <Frame />
              </Suspense>
            </AppearsAtOnce>
          )}
        </>
      )}
    </SessionProvider>
  )
}

/**
 * Stays on the page when a link is pressed offline whose page has never been loaded. The router would reload to get its
 * code, and leave the browser's own error in place of everything.
 */
function useStaysOffline() {
  const router = useRouter()
  const { shell } = useMessages()
  useEffect(() => {
    const blockerFn: BlockerFn = ({ action, nextLocation: { pathname } }) => {
      const [routes] = router.getMatchedRoutes(pathname)
      // The router takes this function away from a component whose code has come.
      const isMissing = routes.some(({ options }) => options.component?.preload !== undefined)
      if (!isOffline() || !isMissing || (action !== 'PUSH' && action !== 'REPLACE')) return false
      void showToast('error', shell.notOpened)
      return true
    }
    return router.history.block({ blockerFn, enableBeforeUnload: false })
  }, [router, shell])
}

/** Answers a press on a link at once, however long the code and the data of its page take. */
function PageLoading() {
  useStaysOffline()
  const isLeaving = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  })
  return isLeaving && <LoadingBar />
}

const Frame = () => (
  <SiteFrame>
    <PageLoading />
    <Outlet />
    <Overlays />
  </SiteFrame>
)

/** Takes the place of the page until it is known who is signed in. */
function SessionScreen({ status }: { status: 'unknown' | 'loading' }) {
  const { account } = useMessages()
  return (
    <div className="grid min-h-dvh place-items-center">
      <LoadingMark label={status === 'unknown' ? account.initializing : account.loading} />
    </div>
  )
}
